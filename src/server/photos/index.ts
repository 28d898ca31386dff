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

import { makeUploadTokens } from './upload-tokens.ts'

/** Photos of requests: offered, received, encoded, stored. */
export function makePhotos(
  base: Base,
  { encoderScript, traffic, count }: { encoderScript: string; traffic: Traffic; count: (receivePhoto: ReceivePhoto) => ReceivePhoto },
) {
  const { db, signing } = base
  const { dataDir, photoQuota } = base.config
  const photos = makePhotoRepository(db)
  const encoder = makePhotoEncoder(encoderScript)
  const uploadTokens = makeUploadTokens(signing.secret)
  const room = makePhotoRoom({ quota: photoQuota, readUsage: photos.usage, freeSpace: () => freeSpace(dataDir) })
  const receiveFile = makeReceiveFile(dataDir)
  const receivePhoto = count(makeReceivePhoto(base, { repository: photos, room, receiveFile, encode: encoder.encode }, traffic))
  return {
    photos,
    receivePhoto,
    offerPhotos: makeOfferPhotos(base, room, uploadTokens),
    routes: photoRoutes(base, { receivePhoto, photos, uploadTokens }),
    /** What pictures for the site are received with. */
    receiveFile,
    encodeForSite: encoder.encodeForSite,
    jobs: { maintenance: [() => removeReceivedFiles(dataDir)] },
    close: encoder.close,
  }
}
