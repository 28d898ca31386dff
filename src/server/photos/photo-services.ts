import type { Kysely } from 'kysely'
import type { Config } from '#server/core/config.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { Traffic } from '#server/core/http/traffic-port.ts'
import { makeReadPicture, type ReadPicture } from '#server/publishing/gallery/read-picture.ts'
import { makeReceivePicture, type ReceivePicture } from '#server/publishing/gallery/receive-picture.ts'
import { makeSitePictureRepository } from '#server/publishing/gallery/site-picture-repository.ts'
import type { SitePictureRepository } from '#server/publishing/gallery/site-pictures.ts'
import { makeOfferPhotos, type OfferPhotos } from './offer-photos.ts'
import { makePhotoEncoder } from './photo-encoder.ts'
import type { PhotoRepository } from './photo-repository.ts'
import { makePhotoRoom } from './photo-room.ts'
import { makePhotoRepository } from './photos.ts'
import { makeReceivePhoto, type ReceivePhoto } from './receive-photo.ts'
import { makeReceiveFile, removeReceivedFiles } from './received-files.ts'
import { makeUploadSlots } from './upload-slots.ts'
import { makeUploadTokens, type UploadTokens } from './upload-tokens.ts'

type Photos = {
  /** What the routes need. */
  needs: { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto; photos: PhotoRepository; uploadTokens: UploadTokens }
  /** The owner's pictures for the site. */
  ofSite: { receivePicture: ReceivePicture; readPicture: ReadPicture; sitePictures: SitePictureRepository }
  /** Removes files of a process that was killed. */
  removeLeftBehind(): void
  close(): void
}

type Needs = {
  config: Pick<Config, 'dataDir' | 'photoQuota'>
  db: Kysely<Tables>
  /** Signs the tokens. */
  secret: string
  encoderScript: string
  traffic: Pick<Traffic, 'isOverPhotoLimit'>
  now: () => Date
  count: (receivePhoto: ReceivePhoto) => ReceivePhoto
  report: (error: unknown) => void
}

/** Room for the owner's pictures for the site, bytes: more than a thousand. They are not counted as customers' photos, which must not keep them out. */
const SITE_PICTURES_QUOTA = 500 * 1_000_000

/** Composition of everything that takes photos. */
export function makePhotos({ config: { dataDir, photoQuota }, db, secret, encoderScript, traffic, now, count, report }: Needs): Photos {
  const repository = makePhotoRepository(db)
  const encoder = makePhotoEncoder(encoderScript)
  const tokens = makeUploadTokens(secret)
  const room = makePhotoRoom({ quota: photoQuota, readUsage: repository.usage, freeSpace: () => freeSpace(dataDir) })
  const receiveFile = makeReceiveFile(dataDir)
  const sitePictures = makeSitePictureRepository(db)
  const receivePicture = makeReceivePicture({
    now,
    repository: sitePictures,
    room: makePhotoRoom({ quota: SITE_PICTURES_QUOTA, readUsage: sitePictures.usage, freeSpace: () => freeSpace(dataDir) }),
    receiveFile,
    encode: encoder.encodeForSite,
  })
  const receivePhoto = makeReceivePhoto({
    now,
    repository,
    room,
    slots: makeUploadSlots(),
    receiveFile,
    encode: encoder.encode,
    isOverLimit: traffic.isOverPhotoLimit,
  })
  return {
    needs: { offerPhotos: makeOfferPhotos({ now, room, tokens, report }), receivePhoto: count(receivePhoto), photos: repository, uploadTokens: tokens },
    ofSite: { receivePicture, readPicture: makeReadPicture(sitePictures.find), sitePictures },
    removeLeftBehind: () => removeReceivedFiles(dataDir),
    close: encoder.close,
  }
}
