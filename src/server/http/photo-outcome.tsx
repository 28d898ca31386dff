import { choosePhotosAgain, type PhotoRefusal, photoRefusals, photosKept, someRefused } from '#content/photo-refusals.ts'

/** What became of the photos of a form: how many are kept, and why the others are not. */
export type PhotoOutcome = { kept: number; refused: { name: string; why: PhotoRefusal }[] }

/** Beyond these they are only counted. */
const MOST_NAMED = 12

/** On the page that thanks for a request. Nothing if it came without photos. */
export function PhotoOutcomeNote({ photos }: { photos: PhotoOutcome | undefined }) {
  if (!photos || photos.kept + photos.refused.length === 0) return null
  const { kept, refused } = photos
  return (
    <>
      {kept > 0 && <p>{photosKept(kept)}</p>}
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
          <p>{someRefused.mail}</p>
        </>
      )}
    </>
  )
}

/** On the page with a form that comes back. */
export function LostPhotosNote({ photos }: { photos: PhotoOutcome | undefined }) {
  return photos && photos.refused.length > 0 ? <p>{choosePhotosAgain}</p> : null
}
