import { writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { LONGEST_EDGE } from '#domain/enquiry/photo-limits.ts'
import type { PictureFocus } from '#domain/site-picture.ts'
import { encodeSitePicture } from './encode-site-picture.ts'

/**
 * The process that decodes photos (photo-encoder.ts), so that one that breaks or blocks the decoder takes nothing else along. A
 * message is a file's path and, for the site, where it is cut; the answer is the photo, or why there is none. The argument is
 * the most processor time of one photo, ms.
 */

/** A photo decoded and encoded anew: JPEG, sRGB, turned upright, without metadata. */
export type EncodedPhoto = { content: Uint8Array; thumb: Uint8Array; width: number; height: number }

export type EncoderMessage = { path: string; focus?: PictureFocus }

/** The largest that phones take in their ordinary modes. */
const MOST_PIXELS = 50_000_000
/** A panorama's edge is shorter. */
const LONGEST_EDGE_IN = 20_000
/** Resident memory, bytes. 12 megapixels take about 160 MiB; a picture that needs more than this is not read. */
const MOST_MEMORY = 300 * 1024 * 1024
const MOST_PROCESSOR_US = Number(process.argv[2]) * 1000
const CHECK_MS = 25
const QUALITY = 82
const THUMB_EDGE = 320
/** Six thumbnails fit into 300 KiB of an email, where they are encoded as base64. */
const THUMB_BYTES = 36 * 1024
const THUMB_QUALITIES = [72, 50, 30, 10]

// One photo at a time, by one thread, and nothing kept: memory is what is scarce.
sharp.concurrency(1)
sharp.cache(false)
sharp.simd(true)
// Only the decoders that are needed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

// Where memory is short, the kernel ends this process and not the server. Some machines do not allow it.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

process.on('message', ({ path, focus }: EncoderMessage) => {
  const before = process.cpuUsage()
  // Decoding takes place in another thread.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_PROCESSOR_US) process.kill(process.pid, 'SIGKILL')
  }, CHECK_MS)
  const encoded = encode(path, focus).finally(() => clearInterval(watch))
  encoded.then(
    (photo) => process.send?.(photo),
    () => process.send?.('unreadable'),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function encode(path: string, focus: PictureFocus | undefined) {
  const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_EDGE_IN) return 'tooManyPixels'
  const pixels = sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' }).autoOrient()
  return focus ? encodeSitePicture({ ...autoOrient, pixels }, focus) : encodeForRequest(pixels)
}

async function encodeForRequest(pixels: Sharp): Promise<EncodedPhoto> {
  const { data, info } = await pixels
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { content: data, thumb: await thumbOf(data), width: info.width, height: info.height }
}

async function thumbOf(photo: Buffer): Promise<Buffer> {
  const small = await sharp(photo).resize({ width: THUMB_EDGE, height: THUMB_EDGE, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  for (const quality of THUMB_QUALITIES) {
    const thumb = await sharp(small).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (thumb.byteLength <= THUMB_BYTES) return thumb
  }
  throw new Error('The thumbnail is too large')
}
