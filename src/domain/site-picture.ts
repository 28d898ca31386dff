/**
 * In which sizes the site shows a project's picture, and each of the pair before and after: the build makes them of its own pictures, the
 * server of the owner's. Widths are in px; every picture is 4:3.
 */
export const widestPicture = { width: 1600, height: 1200 } as const
export const pictureWidths = { card: 800, large: 1600, band: [420, 960], pair: [420, 860, 1280] } as const

/** Chosen by eye: below these, tile joints begin to smear. */
export const pictureQuality = { avif: 50, webp: 72 } as const

/** Pixels of width below which a picture is blurred where it is shown. */
export const NARROWEST = 1200

export type PictureFormat = keyof typeof pictureQuality
type PictureSize = { width: number; format: PictureFormat }

/** In which of the widths (ascending) a picture is encoded as WebP, for browsers that do not read AVIF: the middle one. */
export function webpWidth(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? widestPicture.width
}

/** Every size in which one of the owner's pictures is encoded, so that it can be shown anywhere. */
export const pictureSizes: readonly PictureSize[] = distinct([
  { width: pictureWidths.card, format: 'webp' },
  { width: pictureWidths.large, format: 'avif' },
  ...[pictureWidths.band, pictureWidths.pair].flatMap((widths): PictureSize[] => [
    ...widths.map((width): PictureSize => ({ width, format: 'avif' })),
    { width: webpWidth(widths), format: 'webp' },
  ]),
])

function distinct(sizes: readonly PictureSize[]): PictureSize[] {
  return sizes.filter(({ width, format }, index) => sizes.findIndex((size) => size.width === width && size.format === format) === index)
}

/** The whole picture, out of which it can be cut anew. No address has its width, so it is shown to nobody. */
export const wholePicture: PictureSize = { width: 0, format: 'webp' }

/** Where the cut lies, 0–100 % of what is cut away: all of it to the right and below, or to the left and above. */
export type PictureFocus = { x: number; y: number }
export const MIDDLE: PictureFocus = { x: 50, y: 50 }

/** '0 50'; undefined for anything else. */
export function readFocus(text: string): PictureFocus | undefined {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? []
  const focus = { x: Number(x), y: Number(y) }
  return focus.x <= 100 && focus.y <= 100 ? focus : undefined
}

/** Where the owner's pictures are served: their names hold a hash of their content. */
export const PICTURES_PATH = '/bilder'

/** Of an owner's picture: the first hexadecimal digits of its content's hash. */
const PICTURE_ID = /^[0-9a-f]{16}$/

/** Whether a picture of the content is one of the owner's; the others are files in src/content/pictures. */
export function isOwnPicture(file: string): boolean {
  return PICTURE_ID.test(file)
}

/** The address of an owner's picture in one size. */
export function pictureAddress(id: string, { width, format }: PictureSize): string {
  return `${PICTURES_PATH}/${id}-${width}.${format}`
}

/** The picture and its size in such an address's last part, if it is one. */
export function readPictureName(name: string): { id: string; width: number; format: PictureFormat } | undefined {
  const [, id, width, format] = /^([0-9a-f]{16})-(\d{3,4})\.(avif|webp)$/.exec(name) ?? []
  if (!id || (format !== 'avif' && format !== 'webp')) return undefined
  return { id, width: Number(width), format }
}

/** Where the site shows a picture. */
export type PictureUse = 'project' | 'pair'
/** Whether a picture is there in the sizes of that use. `file`: as in the content. */
export type HasPicture = (file: string, use: PictureUse) => boolean
