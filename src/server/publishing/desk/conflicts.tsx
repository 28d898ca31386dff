import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { putAt, valueAt } from '#domain/at-path.ts'
import type { Conflict } from '../changes.ts'
import type { GalleryConflict } from '../gallery/gallery-conflicts.ts'
import type { Difference } from './difference.ts'
import { Differences } from './differences.tsx'
import { projectDifferences } from './picture-differences.ts'
import { type BuiltPicture, Thumbnail } from './picture-fields.tsx'
import { differencesBetween } from './site-differences.ts'
import { partOf } from './site-parts.ts'
import { SEEN, SITE_PATH } from './site-path.ts'
import { projectAnswers } from './site-projects.ts'

type Props = {
  conflicts: readonly Conflict[]
  drafted: SiteContent
  /** The repository's. */
  usual: SiteContent
  seen: string | undefined
  formToken: string
  builtPicture: BuiltPicture
}

/** What the owner and a developer have changed of the same, each with the choice which of the two stands. */
export function Conflicts({ conflicts, drafted, usual, seen, formToken, builtPicture }: Props) {
  const words = sitePage.conflicts
  // What this version of the program cannot use of the owner's is not in the draft either, so nothing differs.
  const asked = conflicts.map((conflict) => ({ ...conflict, ...inWords(conflict, drafted, usual) })).filter(({ differences }) => differences.length > 0)
  if (asked.length === 0) return null
  return (
    <section aria-labelledby="bestam" className="site-conflicts">
      <h2 id="bestam">{words.heading}</h2>
      <p>{words.text}</p>
      {asked.map(({ place, inGallery, name, picture, differences }) => (
        <form key={name} method="post" action={SITE_PATH}>
          <h3>{name}</h3>
          {picture && <Thumbnail file={picture} alt="" builtPicture={builtPicture} />}
          <Differences differences={differences} words={{ before: words.ours, after: words.theirs, absent: words.absent }} builtPicture={builtPicture} />
          <input type="hidden" name="sigill" value={formToken} />
          <input type="hidden" name={SEEN} value={seen ?? ''} />
          <input type="hidden" name="plats" value={place} />
          <input type="hidden" name="projekt" value={inGallery?.project ?? ''} />
          <div className="site-choice">
            <button className="button outlined" type="submit" name="gor" value="lat-mitt" aria-label={`${words.keep}: ${name}`}>
              {words.keep}
            </button>
            <button className="button outlined" type="submit" name="gor" value="ta-nytt" aria-label={`${words.take}: ${name}`}>
              {words.take}
            </button>
          </div>
        </form>
      ))}
    </section>
  )
}

type InWords = {
  name: string
  /** Of the project, where the two do not differ in it. */
  picture?: string | undefined
  /** From the owner's to the developer's. */
  differences: readonly Difference[]
}

function inWords({ place, inGallery }: Conflict, drafted: SiteContent, usual: SiteContent): InWords {
  if (inGallery) return galleryInWords(inGallery, drafted, usual)
  const part = partOf(place)
  const theirs = structuredClone(drafted)
  putAt(theirs, place, valueAt(usual, place))
  return { name: part === undefined ? sitePage.launch.heading : siteParts[part].title, differences: differencesBetween(drafted, theirs) }
}

function galleryInWords(conflict: GalleryConflict, { gallery }: SiteContent, usual: SiteContent): InWords {
  const { title } = siteParts.projekt
  if (conflict.project === undefined) {
    const { arrangement, order, band } = sitePage.conflicts
    const titleOf = (id: string) => [...gallery.projects, ...usual.gallery.projects].find((project) => project.id === id)?.title ?? id
    const row = (label: string, ours: readonly string[], theirs: readonly string[]): Difference[] => {
      const [before, after] = [ours, theirs].map((ids) => ids.map(titleOf).join(', '))
      return before === after ? [] : [{ part: 'projekt', label, before: before ?? '', after: after ?? '' }]
    }
    const { ours, theirs } = conflict
    return {
      name: `${title}: ${arrangement.toLocaleLowerCase('sv')}`,
      differences: [...row(order, ours.order, theirs.order), ...row(band, ours.band, theirs.band)],
    }
  }
  // Whether it is in the band belongs to the arrangement, so both are read in the same gallery.
  const [ours, theirs] = [conflict.ours, conflict.theirs].map((project) => project && projectAnswers(project, gallery))
  const picture = ours && theirs && ours.picture.file === theirs.picture.file ? ours.picture.file : undefined
  return { name: `${title}: ${(conflict.ours ?? conflict.theirs)?.title}`, picture, differences: projectDifferences(ours, theirs, true) }
}
