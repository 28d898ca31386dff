import { photoWords } from '#content/photos/photos.ts'
import type { PhotoUpload } from '#site/backend/send-quote.ts'
import type { Album } from './album.ts'
import { SentPhotos } from './sent-photos.tsx'
import { uploadPhoto } from './upload-photo.ts'
import { isUnderWay, makeUploadQueue } from './upload-queue.ts'

/** Sends the photos of a request that has been accepted, and returns the element that shows their progress. */
export function sendPhotos(album: Album, upload: PhotoUpload) {
  const { photos } = album.read()
  const queue = makeUploadQueue(
    photos.map(({ preparation }, position) => ({ preparation, position })),
    {
      async put({ preparation, position }, onShare) {
        const prepared = await preparation
        if (!prepared.ok) return { step: 'failed', reason: prepared.refusal, retry: false }
        const outcome = await uploadPhoto(upload, { ...prepared.ready, position }, onShare)
        return outcome.step === 'lost' ? { ...outcome, reason: outcome.reason ?? photoWords.connectionLost } : outcome
      },
      pause,
    },
  )
  const askWhileUnderWay = () => (isUnderWay(queue.read()) ? addEventListener : removeEventListener)('beforeunload', ask)
  askWhileUnderWay()
  queue.subscribe(askWhileUnderWay)
  addEventListener('online', queue.retryFailed)
  return <SentPhotos photos={photos} queue={queue} album={album} />
}

/** Only photos would be lost: the request has been accepted. */
function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** Ends sooner when the connection is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}
