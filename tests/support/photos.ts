import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { aRequest } from './a-request.ts'
import type { TestServer } from './test-server.ts'

/** A picture with texture, so that it compresses like a photo. */
export async function aPicture(width: number, height: number, seed = 1): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const plain = sharp({ create: { width, height, channels: 3, background: { r: 40 * seed, g: 120, b: 160 }, noise } })
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

export async function aPhoto(seed = 1, width = 600, height = 400): Promise<Buffer> {
  return (await aPicture(width, height, seed)).jpeg({ quality: 80 }).toBuffer()
}

/** A photo without texture, where what it weighs does not matter: it takes a quarter of the time to encode in the site's sizes. */
export function aPlainPhoto(seed: number, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20 * seed, g: 120, b: 160 } } })
    .jpeg()
    .toBuffer()
}

/** A photo as a phone makes it: taken at a place, and on its side. */
export async function aPhoneJpeg(width = 600, height = 400): Promise<Buffer> {
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 36/1 40/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 32/1 45/1' }
  const picture = await aPicture(width, height)
  return picture
    .jpeg()
    .withExif({ IFD0: { Make: 'Fabrikanten', Orientation: '6' }, IFD3: GPS })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Fabrikanten' }, IFD3: GPS } })
    .toBuffer()
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What the answer to an accepted request says about photos. */
export type Offer = { reference: string; photos: { url: string; token: string; until: string } }

export async function askWithPhotos(server: Pick<TestServer, 'postJson'>, message = `Med bilder ${crypto.randomUUID()}`): Promise<Offer> {
  return (await server.postJson(aRequest({ message }))).json()
}

export function putPhoto({ ask }: Pick<TestServer, 'ask'>, { photos }: Offer, bytes: Uint8Array, position = 0, headers: Record<string, string> = {}) {
  return ask(`${photos.url}/${sha256(bytes)}?position=${position}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${photos.token}`, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  })
}

/** The form of a visitor without script: answers first, then files. */
export function aForm(files: readonly { name: string; bytes: Uint8Array }[], answers = aRequest({ message: `Formulär ${crypto.randomUUID()}` })): FormData {
  const form = new FormData()
  for (const [name, answer] of Object.entries(answers)) form.append(name, answer)
  for (const { name, bytes } of files) form.append('photos', new Blob([new Uint8Array(bytes)]), name)
  return form
}
