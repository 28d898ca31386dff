import type { Context } from 'hono'
import type { CheckedContent } from '#content/checks/check-site-content.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DraftedSite } from '../publishing.ts'
import { Differences } from './differences.tsx'
import type { BuiltPicture } from './picture-fields.tsx'
import { differencesBetween } from './site-differences.ts'

type Props = {
  /** As it is now. */
  drafted: SiteContent
  /** A draft with what was typed. */
  withTyped: (drafted: SiteContent) => CheckedContent
  /** Of the form. */
  path: string
  builtPicture: BuiltPicture
}

/** Above a form whose draft has been changed since it was opened: where the draft and what was typed differ. */
export function Meanwhile({ drafted, withTyped, path, builtPicture }: Props) {
  const typed = withTyped(drafted)
  const differences = typed.ok ? differencesBetween(drafted, typed.content) : []
  if (differences.length === 0) return null
  const words = sitePage.meanwhile
  return (
    <section aria-labelledby="skiljer" className="site-warning">
      <h2 id="skiljer">{words.heading}</h2>
      <Differences differences={differences} words={{ before: words.now, after: words.typed, absent: words.absent }} builtPicture={builtPicture} />
      <p>
        <a href={path}>{words.leave}</a>
      </p>
    </section>
  )
}

/** Whose draft, or publication, it is; undefined if it is one's own. */
export function whoSaved(c: Context<DeskEnv>, { draft, latest }: DraftedSite): string | undefined {
  const who = draft?.savedBy ?? latest?.publishedBy
  return who === c.get('signedIn').name ? undefined : who
}
