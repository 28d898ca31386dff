import type { Kysely } from 'kysely'
import { freeSpace } from './adapters/folder.ts'
import { makePhotoEncoder } from './adapters/photo-encoder.ts'
import { makeReceiveFile, removeReceivedFiles } from './adapters/received-files.ts'
import { makePhotoRepository } from './adapters/sql/photos.ts'
import type { Tables } from './adapters/sql/tables.ts'
import type { Config } from './config.ts'
import { makeOfferPhotos, type OfferPhotos } from './photos/offer-photos.ts'
import type { PhotoRepository } from './photos/photo-repository.ts'
import { makePhotoRoom } from './photos/photo-room.ts'
import { makeReceivePhoto, type ReceivePhoto } from './photos/receive-photo.ts'
import { makeUploadSlots } from './photos/upload-slots.ts'
import { makeUploadTokens, type UploadTokens } from './photos/upload-tokens.ts'
import type { Traffic } from './quotes/traffic.ts'

type Photos = {
  /** What the routes need. */
  needs: { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto; photos: PhotoRepository; uploadTokens: UploadTokens }
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
  const receivePhoto = makeReceivePhoto({
    now,
    repository,
    room,
    slots: makeUploadSlots(),
    receiveFile: makeReceiveFile(dataDir),
    encode: encoder.encode,
    isOverLimit: traffic.isOverPhotoLimit,
  })
  return {
    needs: { offerPhotos: makeOfferPhotos({ now, room, tokens, report }), receivePhoto: count(receivePhoto), photos: repository, uploadTokens: tokens },
    removeLeftBehind: () => removeReceivedFiles(dataDir),
    close: encoder.close,
  }
}
