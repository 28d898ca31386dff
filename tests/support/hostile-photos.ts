import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { fileRefusals } from '#content/photos/file-refusals.ts'
import type { PhotoRefusal } from '#content/photos/photo-refusals.ts'
import { photoWords } from '#content/photos/photos.ts'
import { aPhoneJpeg, aPhoto } from './photos.ts'

/** `result`: what the server makes of it as it is. */
export type HostileFile = { name: string; bytes: Buffer; result: 'kept' | PhotoRefusal; inBrowser: InBrowser }

/** What the form's script does with it: shrinks it to a JPEG, sends it as it is, or refuses it at the field. */
export type InBrowser = 'shrunk' | 'as it is' | { refusal: string }

/** In the place of what a ZIP would hold. */
export const SECRET = 'hemlig fil i en bild'

/** Files that were made to do harm, or are merely unusual, and what becomes of each. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const photo = await aPhoto()
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), Buffer.from(SECRET)])
  return {
    'a JPEG with its place, on its side': { name: 'IMG_0001.JPG', bytes: await aPhoneJpeg(), result: 'kept', inBrowser: 'shrunk' },
    'a JPEG with a ZIP behind it': { name: 'bild.jpg', bytes: Buffer.concat([await aPhoto(2), zip]), result: 'kept', inBrowser: 'shrunk' },
    'an SVG named .jpg': {
      name: 'bild.jpg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      result: 'wrongType',
      inBrowser: { refusal: fileRefusals.wrongType },
    },
    'a PNG of 30 000 × 30 000': { name: 'bomb.png', bytes: hugePng(30_000), result: 'tooManyPixels', inBrowser: 'as it is' },
    'a file that ends too soon': { name: 'avbruten.jpg', bytes: photo.subarray(0, photo.length / 2), result: 'unreadable', inBrowser: 'as it is' },
    'a JPEG of noise behind its first bytes': {
      name: 'brus.jpg',
      bytes: Buffer.concat([photo.subarray(0, 4), Buffer.alloc(5000, 0xa7)]),
      result: 'unreadable',
      inBrowser: 'as it is',
    },
    'a file of 60 MB': { name: 'film.jpg', bytes: Buffer.concat([photo, Buffer.alloc(60_000_000)]), result: 'photoTooLarge', inBrowser: 'shrunk' },
    'a film of 60 MB named .jpg': {
      name: 'semester.jpg',
      bytes: Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(60_000_000, 0x5a)]),
      result: 'photoTooLarge',
      inBrowser: { refusal: fileRefusals.photoTooLarge },
    },
    'an animated WebP': { name: 'animering.webp', bytes: await anAnimation(), result: 'kept', inBrowser: 'shrunk' },
    'a CMYK JPEG': { name: 'tryck.jpg', bytes: await sharp(photo).toColourspace('cmyk').jpeg().toBuffer(), result: 'kept', inBrowser: 'shrunk' },
    'a HEIC': {
      name: 'IMG_0002.HEIC',
      bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
      result: 'heic',
      inBrowser: { refusal: photoWords.heic },
    },
    'an encrypted PDF': { name: 'ritning.pdf', bytes: Buffer.from('%PDF-1.7\ntrailer<</Encrypt 1 0 R>>\n%%EOF\n'), result: 'kept', inBrowser: 'as it is' },
    'a PDF of 11 MB': {
      name: 'stor.pdf',
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000)]),
      result: 'pdfTooLarge',
      inBrowser: { refusal: fileRefusals.pdfTooLarge },
    },
    'a file of zero bytes': { name: 'tom.jpg', bytes: Buffer.alloc(0), result: 'empty', inBrowser: { refusal: fileRefusals.empty } },
    'a name of 4 000 characters with NUL and slashes': {
      name: `../../${'a\0'.repeat(2000)}.jpg`,
      bytes: Buffer.from('Ingen bild'),
      result: 'wrongType',
      inBrowser: { refusal: fileRefusals.wrongType },
    },
  }
}

/** All white, one bit for each pixel: some kilobytes that claim to be 900 megapixels. */
export function hugePng(edge: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge), { level: 1 })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Red first, then blue. */
export async function anAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
