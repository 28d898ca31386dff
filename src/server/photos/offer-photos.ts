import { PHOTOS_PATH } from '#domain/paths.ts'
import type { OfferPhotos } from '#server/enquiries/form-photos.ts'
import type { PhotoRoom } from './photo-room.ts'
import type { UploadTokens } from './upload-tokens.ts'

type Needs = { now: () => Date; room: PhotoRoom; tokens: UploadTokens; report: (error: unknown) => void }

/** Never rejects: the request is accepted, whatever becomes of photos. */
export function makeOfferPhotos({ now, room, tokens, report }: Needs): OfferPhotos {
  return async (reference, receivedAt) => {
    const issued = receivedAt === undefined ? undefined : tokens.issue(reference, new Date(receivedAt), now())
    if (!issued) return {}
    try {
      return (await room.isOpen()) ? { photos: { url: `${PHOTOS_PATH}/${reference}`, ...issued } } : { photosDeclined: 'full' }
    } catch (error) {
      report(error)
      return {}
    }
  }
}
