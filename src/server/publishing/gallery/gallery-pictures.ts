import type { Base } from '#server/core/core.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { EncodeSitePicture } from '#server/pictures/encode-site-picture.ts'
import { makePhotoCapacity } from '#server/pictures/photo-capacity.ts'
import type { ReceiveFile } from '#server/pictures/received-files.ts'
import { makeCutAnew } from './cut-anew.ts'
import { makeReadPicture } from './read-picture.ts'
import { makeReceivePicture } from './receive-picture.ts'
import { makeSitePictures } from './site-pictures.ts'

/** Space for the owner's pictures for the site, bytes: more than five hundred. They are not counted as customers' photos, which must not keep them out. */
const SITE_PICTURES_QUOTA = 500 * 1_000_000

/** The owner's pictures for the site. */
export function makeGalleryPictures(base: Base, photos: { receiveFile: ReceiveFile; encodeForSite: EncodeSitePicture }) {
  const { config, db } = base
  const sitePictures = makeSitePictures(db)
  const capacity = makePhotoCapacity({ quota: SITE_PICTURES_QUOTA, readUsage: sitePictures.usage, freeSpace: () => freeSpace(config.dataDir) })
  const receivePicture = makeReceivePicture(base, sitePictures, capacity, photos)
  return { sitePictures, receivePicture, cutAnew: makeCutAnew(sitePictures.find, receivePicture), readPicture: makeReadPicture(sitePictures.find) }
}

export type GalleryPictures = ReturnType<typeof makeGalleryPictures>
