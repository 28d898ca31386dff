import { join } from 'node:path'
import sharp from 'sharp'

const PICTURES = join(import.meta.dirname, '../../src/content/pictures')
const NAMES = ['showroom', 'nordic', 'marble', 'nero', 'cabin', 'tub', 'double', 'nisch', 'slope', 'compact']
const [WIDTH, HEIGHT] = [4032, 3024]
/** Of a sensor, in steps of 256: makes a file as large as a phone's. */
const NOISE = 12
const QUALITY = 95

/** A photo of 12 megapixels as a phone takes it: a room with edges and texture, and the noise of its sensor, in about 7 MB. */
export async function aLargePhoto(index: number): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const name = NAMES[index % NAMES.length]
  const room = await sharp(join(PICTURES, `${name}.webp`))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .rotate(index < NAMES.length ? 0 : 180)
    .sharpen({ sigma: 1.5 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const noise = await sharp({ create: { ...raw, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: NOISE } } })
    .raw()
    .toBuffer()
  const photo = new Uint8ClampedArray(room)
  // A loop, because a function for each of 36 million values takes many seconds.
  for (let at = 0; at < photo.length; at += 1) photo[at] = (photo[at] ?? 0) + (noise[at] ?? 0) - 128
  return sharp(photo, { raw }).jpeg({ quality: QUALITY }).toBuffer()
}
