import sharp, { type Sharp } from 'sharp'
import { NARROWEST, pictureQuality, pictureSizes, widestPicture } from '#domain/site-picture.ts'
import type { EncodeSitePicture } from './receive-picture.ts'
import type { SizedPicture } from './site-pictures.ts'

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
