import { createHash } from 'node:crypto'
import type { SitePictureRefusal } from '#content/publishing/site-pictures.ts'
import { PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'
import { fileKind } from '#domain/file-kind.ts'
import type { PictureFocus } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import type { EncodeSitePicture, SizedPicture } from '#server/pictures/encode-site-picture.ts'
import type { PhotoCapacity } from '#server/pictures/photo-capacity.ts'
import type { ReceivedFile, ReceiveFile } from '#server/pictures/received-files.ts'
import type { SitePictures } from './site-pictures.ts'

/** `id`: what the content calls the picture. */
export type ReceivedPicture = { id: string } | { refusal: SitePictureRefusal } | { tooNarrow: number }

/** Receives a picture for the site, cuts it, encodes it in every size and stores it. The same picture sent twice is stored once. */
export type ReceivePicture = (body: AsyncIterable<Uint8Array>, focus: PictureFocus) => Promise<ReceivedPicture>

export function makeReceivePicture(
  { now }: Pick<Base, 'now'>,
  repository: Pick<SitePictures, 'add'>,
  capacity: PhotoCapacity,
  { receiveFile, encodeForSite }: { receiveFile: ReceiveFile; encodeForSite: EncodeSitePicture },
): ReceivePicture {
  return async (body, focus) => {
    if (!(await capacity.isOpen())) return { refusal: 'full' }
    const file = await receiveFile(body, PHOTO_BYTES)
    if (!file) return { refusal: 'photoTooLarge' }
    try {
      return await keep(file, focus)
    } finally {
      await file.remove()
    }
  }

  async function keep({ path, head }: ReceivedFile, focus: PictureFocus): Promise<ReceivedPicture> {
    const kind = fileKind(head)
    if (kind !== 'image') return { refusal: kind === 'pdf' ? 'wrongType' : kind }
    const encoded = await encodeForSite(path, focus)
    if (typeof encoded === 'string') return { refusal: encoded }
    if ('tooNarrow' in encoded) return encoded
    const id = idOf(encoded)
    await repository.add(id, encoded, now().toISOString())
    capacity.add(encoded.reduce((sum, { content }) => sum + content.byteLength, 0))
    return { id }
  }
}

/** As domain/site-picture.ts has it. */
function idOf(sizes: readonly SizedPicture[]): string {
  const hash = createHash('sha256')
  for (const { content } of sizes) hash.update(content)
  return hash.digest('hex').slice(0, 16)
}
