import sharp, { type Sharp } from 'sharp'
import { NARROWEST, type PictureFormat, pictureQuality, pictureSizes, widestPicture } from '#domain/site-picture.ts'

/** A picture in one of the sizes in which the site shows it. */
export type SizedPicture = { width: number; format: PictureFormat; content: Uint8Array }

/** Encodes a picture in every size. `{ tooNarrow }`: its width as it would be shown, px. Rejects when pictures cannot be encoded at all. */
export type EncodeSitePicture = (path: string) => Promise<readonly SizedPicture[] | 'unreadable' | 'tooManyPixels' | { tooNarrow: number }>

/** As the build has it (astro.config.ts). */
const EFFORT = 2

type Decoded = { width: number; height: number; pixels: Sharp }

/** The middle of a picture, cut to the site's format, in each of the site's sizes. */
export async function encodeSitePicture({ width, height, pixels }: Decoded): ReturnType<EncodeSitePicture> {
  const shown = Math.floor(Math.min(width, (height * widestPicture.width) / widestPicture.height))
  if (shown < NARROWEST) return { tooNarrow: shown }
  const { data, info } = await pixels
    .resize({ ...widestPicture, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const sizes: SizedPicture[] = []
  // One after the other: memory is what is scarce.
  for (const { width, format } of pictureSizes) {
    const sized = sharp(data, { raw: { ...widestPicture, channels } }).resize({ width })
    const quality = pictureQuality[format]
    const content = await (format === 'avif' ? sized.avif({ quality, effort: EFFORT }) : sized.webp({ quality })).toBuffer()
    sizes.push({ width, format, content })
  }
  return sizes
}
