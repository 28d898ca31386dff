import type { Kysely } from 'kysely'
import { freeSpace } from './adapters/folder.ts'
import { makePhotoEncoder } from './adapters/photo-encoder.ts'
import { makeReceiveFile, removeReceivedFiles } from './adapters/received-files.ts'
import { makePhotoRepository } from './adapters/sql/photos.ts'
import { makeSitePictureRepository } from './adapters/sql/site-pictures.ts'
import type { Tables } from './adapters/sql/tables.ts'
import type { Config } from './config.ts'
import { makeOfferPhotos, type OfferPhotos } from './photos/offer-photos.ts'
import type { PhotoRepository } from './photos/photo-repository.ts'
import { makePhotoRoom } from './photos/photo-room.ts'
import { makeReceivePhoto, type ReceivePhoto } from './photos/receive-photo.ts'
import { makeUploadSlots } from './photos/upload-slots.ts'
import { makeUploadTokens, type UploadTokens } from './photos/upload-tokens.ts'
import { makeReadPicture, type ReadPicture } from './publishing/read-picture.ts'
import { makeReceivePicture, type ReceivePicture } from './publishing/receive-picture.ts'
import type { SitePictureRepository } from './publishing/site-pictures.ts'
import type { Traffic } from './quotes/traffic.ts'

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
