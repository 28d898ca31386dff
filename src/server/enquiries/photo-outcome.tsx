import { choosePhotosAgain, someRefused } from '#content/enquiries/photo-outcome.ts'
import { type PhotoRefusal, photoRefusals } from '#content/photos/photo-refusals.ts'

/** What became of the photos of a form: how many are kept, and why the others are not. */
export type PhotoOutcome = { kept: number; refused: { name: string; why: PhotoRefusal }[] }

/** Beyond these they are only counted. */
const MOST_NAMED = 12

type PhotoOutcomeNoteProps = { photos: PhotoOutcome | undefined; words: { kept: (count: number) => string; missing: string } }

/** On the page that answers a form with photos. Nothing if it came without. */
export function PhotoOutcomeNote({ photos, words }: PhotoOutcomeNoteProps) {
  if (!photos || photos.kept + photos.refused.length === 0) return null
  const { kept, refused } = photos
  return (
    <>
      {kept > 0 && <p>{words.kept(kept)}</p>}
      {refused.length > 0 && (
        <>
          <p>{someRefused.lead(refused.length)}</p>
          <ul>
            {refused.slice(0, MOST_NAMED).map(({ name, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reordered
              <li key={index}>
                <strong>{name}</strong>: {photoRefusals[why]}
              </li>
            ))}
            {refused.length > MOST_NAMED && <li>{someRefused.more(refused.length - MOST_NAMED)}</li>}
          </ul>
          <p>{words.missing}</p>
        </>
      )}
    </>
  )
}

/** On the page with a form that comes back. */
export function LostPhotosNote({ photos }: { photos: PhotoOutcome | undefined }) {
  return photos && photos.refused.length > 0 ? <p>{choosePhotosAgain}</p> : null
}
