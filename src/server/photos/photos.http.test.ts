import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { hostileFiles, SECRET } from '../../../tests/support/hostile-photos.ts'
import { emailsIn } from '../../../tests/support/mail-files.ts'
import { NOON, open, ownerPath, ownerTold, photosOnPage, type Site } from '../../../tests/support/photo-site.ts'
import { aForm, aPhoto, askWithPhotos, putPhoto, sha256 } from '../../../tests/support/photos.ts'
import type { TestServer } from '../../../tests/support/test-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'
const MINUTE = 60_000

/** The latitude of a phone's photo, 59/1 36/1 40/1, as EXIF writes it in either order of bytes. */
const PLACE = Buffer.from('3b00000001000000240000000100000028', 'hex')
/** What a phone notes, and what hostile files have behind their picture. */
const TRACES = ['Fabrikanten', 'Exif', SECRET, '<script>alert(1)', PLACE]

const hostile = await hostileFiles()

describe.each(frontDoorDatabases)('photos on %s', (_, newDatabase) => {
  let site: Site
  let server: TestServer
  let now = NOON
  beforeAll(async () => {
    const where = await newDatabase()
    server = await open(where, () => now)
    site = { server, where }
  })
  afterEach(() => {
    now = NOON
  })
  afterAll(async () => {
    await server.close()
    await site.where.remove()
  })

  /** Everything that lies in the data folder, and what the owner can open. Emails are left out: in them a file is base64. */
  async function bytesKept(addresses: readonly string[]): Promise<Buffer> {
    const entries = readdirSync(site.where.dataDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'mail')
    const opened = await Promise.all(addresses.map(async (address) => Buffer.from(await (await server.ask(address)).arrayBuffer())))
    return Buffer.concat([...files.map((file) => readFileSync(join(file.parentPath, file.name))), ...opened])
  }

  test.each(Object.entries(hostile))('%s is kept clean or refused with a sentence, and the request is accepted', async (_, { name, bytes, result }) => {
    const offer = await askWithPhotos(server)
    const alone = await (await putPhoto(server, offer, bytes)).json()
    expect(alone).toEqual(result === 'kept' ? { success: true } : { success: false, error: photoRefusals[result], retry: false })
    const form = await server.ask(FUNCTION, { method: 'POST', body: aForm([{ name, bytes }]) })
    expect(form.status).toBe(200)
    const page = await form.text()
    expect(page).toContain(result === 'kept' ? 'En fil följde med' : photoRefusals[result])
    expect(page).not.toContain('\0')
    const [, shownName = ''] = /<strong>([^<]*)<\/strong>: /.exec(page) ?? []
    expect(shownName).toMatch(/^[^/]{0,61}$/)
    const [, reference = ''] = /(F-[0-9A-Z]{7})/.exec(page) ?? []
    for (const one of [offer.reference, reference]) {
      const addresses = await photosOnPage(site, ownerPath(site, one))
      expect(addresses).toHaveLength(result === 'kept' ? 1 : 0)
      const found = await bytesKept(addresses)
      for (const trace of TRACES) expect(found.includes(trace), String(trace)).toBe(false)
    }
    expect(readdirSync(site.where.dataDir).filter((name) => name.startsWith('upload-'))).toEqual([])
  })

  test('the files hide what is searched for', () => {
    const all = Buffer.concat(Object.values(hostile).map(({ bytes }) => bytes))
    expect(TRACES.filter((trace) => !all.includes(trace))).toEqual([])
  })

  test('the owner is mailed thumbnails of what is kept, without anything that was behind it, and nothing of the rest', async () => {
    const files = Object.values(hostile)
    const offers = await Promise.all(files.map(() => askWithPhotos(server)))
    for (const { reference } of offers) await ownerTold(site, reference)
    for (const [index, offer] of offers.entries()) await putPhoto(server, offer, files[index]?.bytes ?? Buffer.alloc(0))
    now += 3 * MINUTE
    const keptOnes = offers.filter((_, index) => files[index]?.result === 'kept')
    for (const { reference } of keptOnes) await toldOf(reference, 1)
    const emails = await emailsIn(site.where.dataDir)
    for (const [index, { reference }] of offers.entries()) {
      const [about] = emails.filter(({ subject }) => subject?.startsWith('Bilder:') && subject.includes(reference))
      const isPdf = files[index]?.name.endsWith('.pdf')
      expect(about?.attachments.map(({ mimeType }) => mimeType)).toEqual(files[index]?.result !== 'kept' ? undefined : isPdf ? [] : ['image/jpeg'])
      if (isPdf && about) expect(about.text).toContain('en pdf')
    }
    const found = Buffer.concat(emails.flatMap(({ attachments }) => attachments.map(({ content }) => Buffer.from(bytesOf(content)))))
    for (const trace of TRACES) expect(found.includes(trace), String(trace)).toBe(false)
  })

  test('of forty files six photos are kept, and the page says so', async () => {
    const files = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => ({ name: `bild ${index}.jpg`, bytes: await aPhoto(index % 7, 60 + index, 40) })),
    )
    const page = await (await server.ask(FUNCTION, { method: 'POST', body: aForm(files) })).text()
    expect(page).toContain('6\u00a0filer följde med')
    expect(page).toContain('34\u00a0filer kunde inte tas emot')
  })

  test('the same bytes twice are one photo, and the last place counts', async () => {
    const offer = await askWithPhotos(server)
    const [one, other] = [await aPhoto(1), await aPhoto(2)]
    for (const [bytes, position] of [
      [one, 0],
      [other, 1],
      [one, 2],
    ] as const)
      expect((await putPhoto(server, offer, bytes, position)).status).toBe(200)
    const addresses = await photosOnPage(site, ownerPath(site, offer.reference))
    expect(addresses.map((address) => address.slice(-64))).toEqual([sha256(other), sha256(one)])
  })

  test('six photos and a PDF are the most, also when they come at once, and one that is taken back makes room', async () => {
    const offer = await askWithPhotos(server)
    const photos = await Promise.all(Array.from({ length: 8 }, (_, index) => aPhoto(index, 80 + index, 40)))
    const statuses = await Promise.all(photos.map(async (bytes, index) => (await putPhoto(server, offer, bytes, index)).status))
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 409, 409])
    const [late, first] = [photos[statuses.indexOf(409)] ?? Buffer.alloc(0), photos[statuses.indexOf(200)] ?? Buffer.alloc(0)]
    const removed = await server.ask(`${offer.photos.url}/${sha256(first)}`, { method: 'DELETE', headers: { authorization: `Bearer ${offer.photos.token}` } })
    expect(removed.status).toBe(200)
    expect((await putPhoto(server, offer, late, 6)).status).toBe(200)
    const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}`)
    expect((await putPhoto(server, offer, pdf('a'))).status).toBe(200)
    expect((await putPhoto(server, offer, pdf('b'))).status).toBe(409)
  })

  test('photos can be added with the request’s own token only, for a day', async () => {
    const [offer, other] = [await askWithPhotos(server), await askWithPhotos(server)]
    const photo = await aPhoto()
    const forged = { ...offer, photos: { ...offer.photos, token: `${offer.photos.token.slice(0, -2)}xx` } }
    for (const wrong of [{ ...offer, photos: { ...offer.photos, token: other.photos.token } }, forged, { ...offer, photos: { ...offer.photos, token: '' } }])
      expect((await putPhoto(server, wrong, photo)).status).toBe(401)
    expect(offer.photos.until).toBe('2026-11-24T12:00:00.000Z')
    now += 24 * 60 * MINUTE
    expect((await putPhoto(server, offer, photo)).status).toBe(401)
  })

  test('a photo is taken back with the request’s own token only', async () => {
    const [offer, other] = [await askWithPhotos(server), await askWithPhotos(server)]
    const photo = await aPhoto()
    await putPhoto(server, offer, photo)
    for (const authorization of ['', `Bearer ${other.photos.token}`])
      expect((await server.ask(`${offer.photos.url}/${sha256(photo)}`, { method: 'DELETE', headers: { authorization } })).status).toBe(401)
    expect(await photosOnPage(site, ownerPath(site, offer.reference))).toHaveLength(1)
  })

  test('the same request sent again gets a token again, but not after a day', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const request = aRequest({ message: crypto.randomUUID() })
    const first = await (await server.postJson(request, key)).json()
    now += 60 * MINUTE
    const again = await (await server.postJson(request, key)).json()
    expect(again).toMatchObject({ reference: first.reference, photos: { until: first.photos.until } })
    expect((await putPhoto(server, again, await aPhoto())).status).toBe(200)
    now += 24 * 60 * MINUTE
    expect(await (await server.postJson(request, key)).json()).not.toHaveProperty('photos')
  })

  /** The emails about photos of a request, once there are so many, after delivery has been woken by another request. */
  async function toldOf(reference: string, count: number): Promise<Email[]> {
    await server.postJson(aRequest({ message: crypto.randomUUID() }))
    return eventually(async () => {
      const emails = (await emailsIn(site.where.dataDir)).filter(({ subject }) => subject?.startsWith('Bilder:') && subject.includes(reference))
      if (emails.length !== count) throw new Error(`${emails.length} emails about photos instead of ${count}`)
      return emails
    })
  }

  test('photos that come after the email are told in one email, when they have been quiet for two minutes, also after a restart', async () => {
    const offer = await askWithPhotos(server)
    await ownerTold(site, offer.reference)
    await putPhoto(server, offer, await aPhoto(1), 0)
    now += 1.5 * MINUTE
    await putPhoto(server, offer, await aPhoto(2), 1)
    await putPhoto(server, offer, Buffer.from('%PDF-1.4\n'), 2)
    now += 1.5 * MINUTE
    await server.close()
    server = await open(site.where, () => now)
    site = { ...site, server }
    await ownerTold(site, (await askWithPhotos(server)).reference)
    await toldOf(offer.reference, 0)
    now += MINUTE
    const [email] = await toldOf(offer.reference, 1)
    expect(email?.text).toContain('Kunden har skickat 2\u00a0bilder och en pdf (1\u00a0kB).')
    expect(email?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([
      ['image/jpeg', '<bild-1@fogratt>'],
      ['image/jpeg', '<bild-2@fogratt>'],
    ])
    expect(email?.headers.find(({ key }) => key === 'references')?.value).toContain(offer.reference)

    await putPhoto(server, offer, await aPhoto(3), 3)
    now += 3 * MINUTE
    await toldOf(offer.reference, 2)
  })

  test('the thumbnails of six photos that hardly shrink are at most 300 KiB of an email', async () => {
    const offer = await askWithPhotos(server)
    await ownerTold(site, offer.reference)
    for (let position = 0; position < 6; position += 1) expect((await putPhoto(server, offer, await someNoise(), position)).status).toBe(200)
    now += 3 * MINUTE
    const [email] = await toldOf(offer.reference, 1)
    const thumbs = email?.attachments.map(({ content }) => bytesOf(content)) ?? []
    const edges = await Promise.all(thumbs.map(async (thumb) => (await sharp(thumb).metadata()).width))
    expect(edges).toEqual(Array(6).fill(320))
    const asBase64 = thumbs.reduce((sum, { byteLength }) => sum + 4 * Math.ceil(byteLength / 3), 0)
    expect(asBase64).toBeLessThanOrEqual(300 * 1024)
  })

  test('photos that were all taken back are not told', async () => {
    const [offer, other] = [await askWithPhotos(server), await askWithPhotos(server)]
    for (const { reference } of [offer, other]) await ownerTold(site, reference)
    const photo = await aPhoto()
    for (const one of [offer, other]) await putPhoto(server, one, photo)
    await server.ask(`${offer.photos.url}/${sha256(photo)}`, { method: 'DELETE', headers: { authorization: `Bearer ${offer.photos.token}` } })
    now += 3 * MINUTE
    await toldOf(other.reference, 1)
    await toldOf(offer.reference, 0)
  })
})

function bytesOf(content: string | ArrayBuffer | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

/** Nothing compresses worse. */
function someNoise(): Promise<Buffer> {
  const edge = 320
  return sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer()
}
