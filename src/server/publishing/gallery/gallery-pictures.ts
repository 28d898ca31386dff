import { type PictureFocus, wholePicture } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import { freeSpace } from '#server/core/folder.ts'
import type { EncodeSitePicture } from '#server/pictures/encode-site-picture.ts'
import { makePhotoCapacity } from '#server/pictures/photo-capacity.ts'
import type { ReceiveFile } from '#server/pictures/received-files.ts'
import { makeReadPicture } from './read-picture.ts'
import { makeReceivePicture, type ReceivedPicture } from './receive-picture.ts'
import { makeSitePictures } from './site-pictures.ts'

/** Space for the owner's pictures for the site, bytes: more than five hundred. They are not counted as customers' photos, which must not keep them out. */
const SITE_PICTURES_QUOTA = 500 * 1_000_000

/** The owner's pictures for the site. */
export function makeGalleryPictures(base: Base, photos: { receiveFile: ReceiveFile; encodeForSite: EncodeSitePicture }) {
  const { config, db } = base
  const sitePictures = makeSitePictures(db)
  const capacity = makePhotoCapacity({ quota: SITE_PICTURES_QUOTA, readUsage: sitePictures.usage, freeSpace: () => freeSpace(config.dataDir) })
  const receivePicture = makeReceivePicture(base, sitePictures, capacity, photos)
  return {
    sitePictures,
    receivePicture,
    /** Cuts one of the owner's pictures elsewhere, which makes another picture of it; undefined where the whole one is not kept. */
    async cutAnew(id: string, focus: PictureFocus): Promise<ReceivedPicture | undefined> {
      const whole = await sitePictures.find(id, wholePicture.width, wholePicture.format)
      return whole && receivePicture(oneChunk(whole), focus)
    },
    readPicture: makeReadPicture(sitePictures.find),
  }
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}

export type GalleryPictures = ReturnType<typeof makeGalleryPictures>
