import type { Kysely } from 'kysely'
import type { Config } from '#server/core/config.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { OfferPhotos, ReceivePhoto } from '#server/enquiries/receive/form-photos.ts'
import type { EncodeSitePicture } from './encode-site-picture.ts'
import { makeOfferPhotos } from './offer-photos.ts'
import { makePhotoEncoder } from './photo-encoder.ts'
import type { PhotoRepository } from './photo-repository.ts'
import { makePhotoRoom } from './photo-room.ts'
import { makePhotoRepository } from './photos.ts'
import { makeReceivePhoto, type ReceiveFile } from './receive-photo.ts'
import { makeReceiveFile, removeReceivedFiles } from './received-files.ts'
import { makeUploadSlots } from './upload-slots.ts'
import { makeUploadTokens, type UploadTokens } from './upload-tokens.ts'

type Photos = {
  /** What the routes need. */
  needs: { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto; photos: PhotoRepository; uploadTokens: UploadTokens }
  /** What pictures for the site are received with. */
  encodeForSite: EncodeSitePicture
  receiveFile: ReceiveFile
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

/** Composition of everything that takes photos. */
export function makePhotos({ config: { dataDir, photoQuota }, db, secret, encoderScript, traffic, now, count, report }: Needs): Photos {
  const repository = makePhotoRepository(db)
  const encoder = makePhotoEncoder(encoderScript)
  const tokens = makeUploadTokens(secret)
  const room = makePhotoRoom({ quota: photoQuota, readUsage: repository.usage, freeSpace: () => freeSpace(dataDir) })
  const receiveFile = makeReceiveFile(dataDir)
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
    encodeForSite: encoder.encodeForSite,
    receiveFile,
    removeLeftBehind: () => removeReceivedFiles(dataDir),
    close: encoder.close,
  }
}
