import { type PictureFocus, wholePicture } from '#domain/site-picture.ts'
import type { ReceivedPicture, ReceivePicture } from './receive-picture.ts'
import type { SitePictures } from './site-pictures.ts'

/** Cuts one of the owner's pictures elsewhere, which makes another picture of it; undefined where the whole one is not kept. */
type CutAnew = (id: string, focus: PictureFocus) => Promise<ReceivedPicture | undefined>

export function makeCutAnew(find: SitePictures['find'], receivePicture: ReceivePicture): CutAnew {
  return async (id, focus) => {
    const whole = await find(id, wholePicture.width, wholePicture.format)
    return whole && receivePicture(oneChunk(whole), focus)
  }
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}
