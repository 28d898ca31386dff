import { missingPictureWords } from '#content/publishing/site-pictures.ts'
import type { MissingPictures } from '../gallery/missing-pictures.ts'
import { PAIR_PATH } from './pair-page.tsx'
import { PROJECTS_PATH } from './project-pages.tsx'

/** What is not shown because a picture is missing, and the form in which another is chosen. */
export type MissingSaid = { message: string; address: string }

export function missingInWords({ projects, isPairMissing }: MissingPictures): MissingSaid[] {
  return [
    ...projects.map(({ id, title }) => ({ message: missingPictureWords.project(title), address: `${PROJECTS_PATH}/${id}` })),
    ...(isPairMissing ? [{ message: missingPictureWords.pair, address: PAIR_PATH }] : []),
  ]
}

/** Above everything else on the overview. */
export function MissingPicturesSaid({ missing }: { missing: readonly MissingSaid[] }) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="saknas" className="site-warning">
      <h2 id="saknas">{missingPictureWords.heading(missing.length)}</h2>
      {missing.map(({ message, address }) => (
        <p key={address}>
          {message} <a href={address}>{missingPictureWords.choose}</a>
        </p>
      ))}
    </section>
  )
}
