import type { Base } from '#server/core/core.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { Pictures } from '#server/pictures/index.ts'
import { makePhotoCapacity } from '#server/pictures/photo-capacity.ts'
import { makeOfferPhotos } from './offer-photos.ts'
import { photoRoutes } from './photo-routes.ts'
import { makePhotoRepository } from './photos.ts'
import { countPhotos, makeReceivePhoto } from './receive-photo.ts'
import { makeUploadTokens } from './upload-tokens.ts'

/** Photos of requests: offered, received, stored. */
export function makePhotos(
  base: Base,
  {
    pictures: { receiveFile, encode },
    traffic,
    count,
  }: {
    pictures: Pictures
    traffic: Traffic
    count: Parameters<typeof countPhotos>[1]
  },
) {
  const { config, db, signing } = base
  const photos = makePhotoRepository(db)
  const uploadTokens = makeUploadTokens(signing.secret)
  const capacity = makePhotoCapacity({ quota: config.photoQuota, readUsage: photos.usage, freeSpace: () => freeSpace(config.dataDir) })
  const receivePhoto = countPhotos(makeReceivePhoto(base, { repository: photos, capacity, receiveFile, encode }, traffic), count)
  return {
    photos,
    receivePhoto,
    offerPhotos: makeOfferPhotos(base, capacity, uploadTokens),
    routes: photoRoutes(base, { receivePhoto, photos, uploadTokens }),
  }
}
