import { useRef, useSyncExternalStore } from 'react'
import { mailTheMissing } from '#content/enquiries/photo-outcome.ts'
import { type Arrivals, againInWords, arrivedInWords, photoStates, photoTitle, photoWords, uploadProgressInWords } from '#content/photos/photos.ts'
import type { PhotoKind } from '#domain/file-kind.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { isPdf } from './admit-files.ts'
import { type Album, namesOf, type Photo } from './album.ts'
import { PhotoTile } from './photo-tile.tsx'
import { isUnderWay, type UploadQueue, type UploadState } from './upload-queue.ts'

type SentPhotosProps = {
  /** As they were when the request was accepted. */
  photos: readonly Photo[]
  queue: UploadQueue
  /** Has the thumbnails of photos that were still being read then. */
  album: Album
}

/** How many photos of an accepted request have arrived. Each has a progress bar, and a button to try again when it failed. */
export function SentPhotos({ photos, queue, album }: SentPhotosProps) {
  const states = useSyncExternalStore(queue.subscribe, queue.read)
  const latest = useSyncExternalStore(album.subscribe, album.read)
  const section = useRef<HTMLElement>(null)
  const names = namesOf(photos)

  /** The button disappears, so the focus moves to the section. */
  function retry(at: number) {
    section.current?.focus({ preventScroll: true })
    queue.retry(at)
  }

  return (
    <section className="sent-photos" aria-labelledby="photos-heading" tabIndex={-1} ref={section}>
      <h4 id="photos-heading">{photoWords.sent}</h4>
      <p role="status">{arrivedInWords(arrivalsOf(photos, states))}</p>
      {isUnderWay(states) && <p>{photoWords.stay}</p>}
      {isMissingForGood(states) && (
        <p>
          <Nowrap>{mailTheMissing}</Nowrap>
        </p>
      )}
      <ol className="photo-tiles">
        {photos.map(({ id, file }, at) => {
          const [name, state] = [names[at], states[at]]
          const thumbnail = latest.photos.find((photo) => photo.id === id)?.ready?.thumbnail
          return (
            name &&
            state && (
              <PhotoTile name={name} fileName={file.name} thumbnail={thumbnail} key={id}>
                <Upload name={name} state={state} onRetry={() => retry(at)} />
              </PhotoTile>
            )
          )
        })}
      </ol>
    </section>
  )
}

function Upload({ name, state, onRetry }: { name: { kind: PhotoKind; number: number }; state: UploadState; onRetry: () => void }) {
  if (state.step !== 'failed')
    return (
      <>
        <span>{stateInWords(state)}</span>
        <progress value={shareOf(state)} aria-label={photoTitle(name)} />
      </>
    )
  return (
    <>
      <span>{photoStates.failed}</span>
      <p className="field-error">{state.reason ?? photoWords.notSent}</p>
      {state.retry && (
        <button className="text-button" type="button" aria-label={againInWords(name)} onClick={onRetry}>
          {photoWords.again}
        </button>
      )}
    </>
  )
}

/** Whether a photo will not arrive: then the visitor is asked to mail it. */
function isMissingForGood(states: readonly UploadState[]): boolean {
  return states.some((state) => state.step === 'failed' && !state.retry)
}

function arrivalsOf(photos: readonly Photo[], states: readonly UploadState[]): Arrivals {
  const count = (step: UploadState['step']) => states.filter((state) => state.step === step).length
  const pdfs = photos.filter(isPdf).length
  return { all: photos.length, sent: count('sent'), failed: count('failed'), kind: pdfs === 0 ? 'photo' : pdfs === photos.length ? 'pdf' : 'both' }
}

function stateInWords(state: Exclude<UploadState, { step: 'failed' }>): string {
  if (state.step === 'sending') return uploadProgressInWords(state.share)
  return state.step === 'paused' && !navigator.onLine ? photoStates.offline : photoStates[state.step]
}

function shareOf(state: UploadState): number {
  if (state.step === 'sending') return state.share
  return state.step === 'sent' ? 1 : 0
}
