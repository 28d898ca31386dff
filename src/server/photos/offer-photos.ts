import { PHOTOS_PATH } from '#domain/paths.ts'
import type { Base } from '#server/core/core.ts'
import type { OfferPhotos } from '#server/enquiries/form-photos.ts'
import type { PhotoCapacity } from '#server/pictures/photo-capacity.ts'
import type { UploadTokens } from './upload-tokens.ts'

/** Never rejects: the request is accepted, whatever becomes of photos. */
export function makeOfferPhotos({ now, report }: Pick<Base, 'now' | 'report'>, capacity: PhotoCapacity, tokens: UploadTokens): OfferPhotos {
  return async (reference, receivedAt) => {
    const issued = receivedAt === undefined ? undefined : tokens.issue(reference, new Date(receivedAt), now())
    if (!issued) return {}
    try {
      return (await capacity.isOpen()) ? { photos: { url: `${PHOTOS_PATH}/${reference}`, ...issued } } : { photosDeclined: 'full' }
    } catch (error) {
      report(error)
      return {}
    }
  }
}
