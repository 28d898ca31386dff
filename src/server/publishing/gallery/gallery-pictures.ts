import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { EncodeSitePicture } from '#server/pictures/encode-site-picture.ts'
import { makePhotoRoom } from '#server/pictures/photo-room.ts'
import type { ReceiveFile } from '#server/pictures/received-files.ts'
import { makeReadPicture } from './read-picture.ts'
import { makeReceivePicture } from './receive-picture.ts'
import { makeSitePictures } from './site-pictures.ts'

/** Space for the owner's pictures for the site, bytes: more than a thousand. They are not counted as customers' photos, which must not keep them out. */
const SITE_PICTURES_QUOTA = 500 * 1_000_000

type Needs = { db: Kysely<Tables>; dataDir: string; receiveFile: ReceiveFile; encodeForSite: EncodeSitePicture; now: () => Date }

/** The owner's pictures for the site. */
export function makeGalleryPictures({ db, dataDir, receiveFile, encodeForSite, now }: Needs) {
  const sitePictures = makeSitePictures(db)
  const receivePicture = makeReceivePicture({
    now,
    repository: sitePictures,
    room: makePhotoRoom({ quota: SITE_PICTURES_QUOTA, readUsage: sitePictures.usage, freeSpace: () => freeSpace(dataDir) }),
    receiveFile,
    encode: encodeForSite,
  })
  return { sitePictures, receivePicture, readPicture: makeReadPicture(sitePictures.find) }
}
