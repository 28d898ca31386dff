import { fileRefusals } from '#content/photos/file-refusals.ts'
import { photoWords } from '#content/photos/photos.ts'
import { LONGEST_EDGE, PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'
import type { FileKind } from '#domain/file-kind.ts'

/** A photo as it is sent. `sha256` is of its bytes, hex. A PDF and a picture that only the server can read have no thumbnail. */
export type Ready = { bytes: Blob; sha256: string; thumbnail: HTMLCanvasElement | undefined }

export type Preparation = { ok: true; ready: Ready } | { ok: false; refusal: string }

/** JPEG quality, 0–1: six photos take half a minute on slow 4G; at 0.85 they take seven seconds more. */
const QUALITY = 0.8

/** Edge of the square thumbnail, px: twice what is shown, for sharp screens. */
const THUMBNAIL_EDGE = 320

/**
 * Shrinks a photo to a JPEG of at most `LONGEST_EDGE` px, upright and without what the camera noted, such as the place. A picture
 * that this browser cannot read goes as it is if the server may. Never throws.
 */
export async function preparePhoto(file: File, kind: FileKind): Promise<Preparation> {
  const shrunk = kind === 'pdf' ? undefined : await shrink(file).catch(() => undefined)
  if (!shrunk) {
    const refusal = refusalOf(file, kind)
    if (refusal) return { ok: false, refusal }
  }
  const bytes = shrunk?.bytes ?? file
  const sha256 = await sha256Of(bytes).catch(() => undefined)
  return sha256 ? { ok: true, ready: { bytes, sha256, thumbnail: shrunk?.thumbnail } } : { ok: false, refusal: fileRefusals.unreadable }
}

async function shrink(file: File): Promise<{ bytes: Blob; thumbnail: HTMLCanvasElement }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height))
  const canvas = canvasOf(Math.round(picture.width * share), Math.round(picture.height * share))
  const pen = penOf(canvas)
  // JPEG has no transparency: it would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const thumbnail = thumbnailOf(canvas)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!bytes) throw new Error('The picture could not be encoded')
  return { bytes, thumbnail }
}

/** The middle of the picture. A canvas, because the Content-Security-Policy allows no blob: addresses. */
function thumbnailOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const edge = Math.min(picture.width, picture.height)
  const thumbnail = canvasOf(THUMBNAIL_EDGE, THUMBNAIL_EDGE)
  penOf(thumbnail).drawImage(picture, (picture.width - edge) / 2, (picture.height - edge) / 2, edge, edge, 0, 0, THUMBNAIL_EDGE, THUMBNAIL_EDGE)
  return thumbnail
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: Math.max(1, width), height: Math.max(1, height) })
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no memory for a canvas')
  pen.imageSmoothingQuality = 'high'
  return pen
}

function refusalOf(file: File, kind: FileKind): string | undefined {
  if (kind === 'heic') return photoWords.heic
  return kind === 'image' && file.size > PHOTO_BYTES ? fileRefusals.photoTooLarge : undefined
}

async function sha256Of(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
