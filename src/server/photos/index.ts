import type { Base } from '#server/core/core.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { ReceivePhoto } from '#server/enquiries/form-photos.ts'
import { makeOfferPhotos } from './offer-photos.ts'
import { makePhotoEncoder } from './photo-encoder.ts'
import { makePhotoRoom } from './photo-room.ts'
import { photoRoutes } from './photo-routes.ts'
import { makePhotoRepository } from './photos.ts'
import { makeReceivePhoto } from './receive-photo.ts'
import { makeReceiveFile, removeReceivedFiles } from './received-files.ts'
import { makeUploadSlots } from './upload-slots.ts'
import { makeUploadTokens } from './upload-tokens.ts'

type Needs = {
  encoderScript: string
  traffic: Pick<Traffic, 'isOverPhotoLimit'>
  count: (receivePhoto: ReceivePhoto) => ReceivePhoto
}

/** Photos of requests: offered, received, encoded, stored. */
export function makePhotos({ config, db, signing, now, report }: Base, { encoderScript, traffic, count }: Needs) {
  const { dataDir, photoQuota, trustProxy, publicUrl } = config
  const photos = makePhotoRepository(db)
  const encoder = makePhotoEncoder(encoderScript)
  const uploadTokens = makeUploadTokens(signing.secret)
  const room = makePhotoRoom({ quota: photoQuota, readUsage: photos.usage, freeSpace: () => freeSpace(dataDir) })
  const receiveFile = makeReceiveFile(dataDir)
  const receivePhoto = count(
    makeReceivePhoto({
      now,
      repository: photos,
      room,
      slots: makeUploadSlots(),
      receiveFile,
      encode: encoder.encode,
      isOverLimit: traffic.isOverPhotoLimit,
    }),
  )
  return {
    photos,
    receivePhoto,
    offerPhotos: makeOfferPhotos({ now, room, tokens: uploadTokens, report }),
    routes: photoRoutes({ receivePhoto, photos, uploadTokens, trustProxy, publicUrl, now, report }),
    /** What pictures for the site are received with. */
    receiveFile,
    encodeForSite: encoder.encodeForSite,
    jobs: { maintenance: [() => removeReceivedFiles(dataDir)] },
    close: encoder.close,
  }
}
