import type { PhotoRefusal } from '#content/photos/photo-refusals.ts'
import { MOST_PDFS, MOST_PHOTOS, PDF_BYTES, PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'
import { fileKind, type PhotoKind } from '#domain/file-kind.ts'
import type { Base } from '#server/core/core.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { IncomingPhoto, PhotoResult, ReceivePhoto } from '#server/enquiries/form-photos.ts'
import type { PhotoCapacity } from '#server/pictures/photo-capacity.ts'
import type { EncodePhoto } from '#server/pictures/photo-encoder.ts'
import type { ReceivedFile, ReceiveFile } from '#server/pictures/received-files.ts'
import type { PhotoRepository } from './photos.ts'
import { makeUploadSlots, whileInSlot, YieldedError } from './upload-slots.ts'

/** The owner is mailed when photos have been quiet for this long. */
const QUIET_MS = 2 * 60_000

const LIMITS = {
  photo: { most: MOST_PHOTOS, refusal: 'tooManyPhotos' },
  pdf: { most: MOST_PDFS, refusal: 'tooManyPdfs' },
} as const satisfies Record<PhotoKind, { most: number; refusal: PhotoRefusal }>

export function makeReceivePhoto(
  { now }: Pick<Base, 'now'>,
  { repository, capacity, receiveFile, encode }: { repository: PhotoRepository; capacity: PhotoCapacity; receiveFile: ReceiveFile; encode: EncodePhoto },
  { isOverPhotoLimit }: Pick<Traffic, 'isOverPhotoLimit'>,
  slots = makeUploadSlots(),
): ReceivePhoto {
  return async (photo, body) => {
    const { reference, network, position, sha256 } = photo
    if (sha256 !== undefined && (await repository.move(reference, sha256, position))) return 'kept'
    if (!(await capacity.isOpen())) return 'full'
    const there = await repository.counts(reference)
    if (there.photo >= MOST_PHOTOS && there.pdf >= MOST_PDFS) return 'tooManyPhotos'
    const slot = slots.take(network)
    if (!slot) return 'busy'
    try {
      return await receive(photo, whileInSlot(body, slot))
    } catch (error) {
      if (error instanceof YieldedError) return 'busy'
      throw error
    } finally {
      slot.release()
    }
  }

  async function receive(photo: IncomingPhoto, body: AsyncIterable<Uint8Array>): Promise<PhotoResult> {
    const file = await receiveFile(body, PHOTO_BYTES)
    if (!file) return (await isOverPhotoLimit(photo.network, PHOTO_BYTES)) ? 'networkLimit' : 'photoTooLarge'
    try {
      if (await isOverPhotoLimit(photo.network, file.size)) return 'networkLimit'
      return photo.sha256 === undefined || photo.sha256 === file.sha256 ? await keep(photo, file) : 'damaged'
    } finally {
      await file.remove()
    }
  }

  async function keep({ reference, position }: IncomingPhoto, file: ReceivedFile): Promise<PhotoResult> {
    const { sha256, size, head } = file
    const found = fileKind(head)
    if (found !== 'image' && found !== 'pdf') return found
    const kind = found === 'pdf' ? 'pdf' : 'photo'
    if (kind === 'pdf' && size > PDF_BYTES) return 'pdfTooLarge'
    if (await repository.move(reference, sha256, position)) return 'kept'
    if ((await repository.counts(reference))[kind] >= LIMITS[kind].most) return LIMITS[kind].refusal

    const encoded = kind === 'pdf' ? { content: await file.read(), thumb: Buffer.alloc(0), width: 0, height: 0 } : await encode(file.path)
    if (typeof encoded === 'string') return encoded
    const at = now()
    const tellAt = new Date(at.getTime() + QUIET_MS).toISOString()
    const added = await repository.add(reference, { ...encoded, kind, sha256, position }, at.toISOString(), tellAt)
    if (added === 'no enquiry') return 'notAllowed'
    if (added === 'too many') return LIMITS[kind].refusal
    capacity.add(encoded.content.byteLength + encoded.thumb.byteLength)
    return 'kept'
  }
}

/** Tells of each photo what became of it. */
export function countPhotos(receivePhoto: ReceivePhoto, count: (outcome: 'kept' | 'refused' | 'failed') => void): ReceivePhoto {
  return async (photo, body) => {
    let outcome: 'kept' | 'refused' | 'failed' = 'failed'
    try {
      const result = await receivePhoto(photo, body)
      outcome = result === 'kept' ? 'kept' : 'refused'
      return result
    } finally {
      count(outcome)
    }
  }
}
