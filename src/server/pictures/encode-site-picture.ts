import sharp, { type Sharp } from 'sharp'
import { NARROWEST, type PictureFocus, type PictureFormat, pictureQuality, pictureSizes, wholePicture, widestPicture } from '#domain/site-picture.ts'

/** A picture in one of the sizes in which the site shows it. */
export type SizedPicture = { width: number; format: PictureFormat; content: Uint8Array }

/** Encodes a picture in every size, cut where `focus` says, and whole. `{ tooNarrow }`: its width as it would be shown, px. Rejects when pictures cannot be encoded at all. */
export type EncodeSitePicture = (path: string, focus: PictureFocus) => Promise<readonly SizedPicture[] | 'unreadable' | 'tooManyPixels' | { tooNarrow: number }>

/** As the build has it (astro.config.ts). */
const EFFORT = 2

/** Better than what is shown: a picture that is cut anew is encoded anew. */
const WHOLE_QUALITY = 85

type Decoded = { width: number; height: number; pixels: Sharp }

/** A picture cut to the site's format, in each of the site's sizes. */
export async function encodeSitePicture({ width, height, pixels }: Decoded, focus: PictureFocus): ReturnType<EncodeSitePicture> {
  const shown = Math.floor(Math.min(width, (height * widestPicture.width) / widestPicture.height))
  if (shown < NARROWEST) return { tooNarrow: shown }
  // As small as it can be and still fill the widest size.
  const whole = await pixels
    .resize({ ...widestPicture, fit: 'outside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = whole.info
  const raw = { width: whole.info.width, height: whole.info.height, channels }
  const away = { x: raw.width - widestPicture.width, y: raw.height - widestPicture.height }
  const cut = { left: Math.round((away.x * focus.x) / 100), top: Math.round((away.y * focus.y) / 100), ...widestPicture }
  const data = await sharp(whole.data, { raw }).extract(cut).raw().toBuffer()
  const sizes: SizedPicture[] = [{ ...wholePicture, content: await sharp(whole.data, { raw }).webp({ quality: WHOLE_QUALITY }).toBuffer() }]
  // One after the other: memory is what is scarce.
  for (const { width, format } of pictureSizes) {
    const sized = sharp(data, { raw: { ...widestPicture, channels } }).resize({ width })
    const quality = pictureQuality[format]
    const content = await (format === 'avif' ? sized.avif({ quality, effort: EFFORT }) : sized.webp({ quality })).toBuffer()
    sizes.push({ width, format, content })
  }
  return sizes
}
