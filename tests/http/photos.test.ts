import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { photoRefusals } from '#content/photo-refusals.ts'
import { databases, type TestDatabase } from '../contracts/databases.ts'
import { aRequest } from '../support/a-request.ts'
import { eventually } from '../support/eventually.ts'
import { type HostileFile, hostileFiles, SECRET } from '../support/hostile-photos.ts'
import { emailsNamed, ownerLinks } from '../support/mail-files.ts'
import { noFlood } from '../support/no-limits.ts'
import { aForm, aPhoto, askWithPhotos, type Offer, putPhoto, sha256 } from '../support/photos.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'
const MINUTE = 60_000

const hostile = await hostileFiles()

describe.each(Object.entries(databases))('photos on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: number

  const start = (env: Record<string, string> = {}) =>
    startTestServer(
      { ...noFlood, TRUST_PROXY: '1', CONFIRMATION: '0', DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }), ...env },
      () => new Date(now),
    )

  beforeEach(async () => {
    now = Date.parse('2026-11-23T12:00:00.000Z')
    where = await newDatabase()
    server = await start()
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  /** The path of the owner's page about a request, from its email. */
  async function ownerPath(reference: string): Promise<string> {
    const [email] = await eventually(async () => {
      const found = (await emailsNamed(where.dataDir, 'Totalrenovering', 1)).filter(({ subject }) => subject?.includes(reference))
      if (found.length === 0) throw new Error('The owner has no email yet')
      return found
    })
    return ownerLinks(email ?? { headers: [], headerLines: [], attachments: [] })[0] ?? ''
  }

  /** What the owner's page shows: the addresses of its photos and PDFs, in order. */
  async function photosOnPage(path: string): Promise<string[]> {
    const page = await (await server.ask(path)).text()
    return [...new Set([...page.matchAll(/(?:src|href)="([^"]+\/bilder\/[0-9a-f]{64})"/g)].map(([, address = '']) => address))]
  }

  /** Everything that lies in the data folder, and what the owner can open. */
  async function bytesKept(path: string): Promise<Buffer> {
    const files = readdirSync(where.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const opened = await Promise.all((await photosOnPage(path)).map(async (address) => Buffer.from(await (await server.ask(address)).arrayBuffer())))
    return Buffer.concat([...files.map((file) => readFileSync(join(file.parentPath, file.name))), ...opened])
  }

  test.each(Object.entries(hostile))('%s: sent by itself, it is kept clean or refused with a sentence', async (_, { bytes, result }) => {
    const offer = await askWithPhotos(server)
    const response = await putPhoto(server, offer, bytes)
    const body = await response.json()
    if (result === 'kept') expect(body).toEqual({ success: true })
    else expect(body).toEqual({ success: false, error: photoRefusals[result], retry: false })
    const path = await ownerPath(offer.reference)
    expect(await photosOnPage(path)).toHaveLength(result === 'kept' ? 1 : 0)
    const kept = await bytesKept(path)
    for (const trace of ['Fabrikanten', 'Exif', SECRET, '<script>alert(1)']) expect(kept.includes(trace), trace).toBe(false)
    expect(readdirSync(where.dataDir).filter((name) => name.startsWith('upload-'))).toEqual([])
  })

  test.each(Object.entries(hostile))('%s: in the form without script, the request is accepted', async (_, { name, bytes, result }) => {
    const response = await server.ask(FUNCTION, { method: 'POST', body: aForm([{ name, bytes }]) })
    expect(response.status).toBe(200)
    const page = await response.text()
    const [, reference = ''] = /(F-[0-9A-Z]{7})/.exec(page) ?? []
    expect(page).toContain(result === 'kept' ? 'En fil följde med' : photoRefusals[result])
    expect(page).not.toContain('\0')
    expect(await photosOnPage(await ownerPath(reference))).toHaveLength(result === 'kept' ? 1 : 0)
  })

  async function kept({ bytes }: Pick<HostileFile, 'bytes'>): Promise<{ sent: Offer; response: Response; content: Buffer }> {
    const sent = await askWithPhotos(server)
    await putPhoto(server, sent, bytes)
    const [address = ''] = await photosOnPage(await ownerPath(sent.reference))
    const response = await server.ask(address)
    return { sent, response, content: Buffer.from(await response.arrayBuffer()) }
  }

  test('a photo is turned upright, in sRGB, at most 2 048 pixels long, and without metadata', async () => {
    const upright = await sharp((await kept(hostile['a JPEG with its place, on its side'] ?? { bytes: Buffer.alloc(0) })).content).metadata()
    expect(upright).toMatchObject({ format: 'jpeg', width: 400, height: 600, space: 'srgb', hasProfile: false })
    expect(upright.exif ?? upright.icc ?? upright.xmp ?? upright.iptc).toBeUndefined()
  })

  test('of an animation the first frame is kept', async () => {
    const { content } = await kept(hostile['an animated WebP'] ?? { bytes: Buffer.alloc(0) })
    const { dominant } = await sharp(content).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(50)
  })

  test('a PDF is kept as it came, and is never shown by this site', async () => {
    const { bytes } = hostile['an encrypted PDF'] ?? { bytes: Buffer.alloc(0) }
    const { sent, response, content } = await kept({ bytes })
    expect(content.equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${sent.reference}-pdf-1.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
      'cache-control': 'no-store',
    })
  })

  test('of forty files six photos are kept, and the page says so', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, async (_, index) => ({ name: `bild ${index}.jpg`, bytes: await aPhoto(index % 7, 60 + index, 40) })))
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
    const addresses = await photosOnPage(await ownerPath(offer.reference))
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

  test('the same request sent again gets a token again, but not after a day', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const request = aRequest()
    const first = await (await server.postJson(request, key)).json()
    now += 60 * MINUTE
    const again = await (await server.postJson(request, key)).json()
    expect(again).toMatchObject({ reference: first.reference, photos: { until: first.photos.until } })
    expect((await putPhoto(server, again, await aPhoto())).status).toBe(200)
    now += 24 * 60 * MINUTE
    expect(await (await server.postJson(request, key)).json()).not.toHaveProperty('photos')
  })

  test('bytes that were changed on the way are refused, and may be sent again', async () => {
    const offer = await askWithPhotos(server)
    const photo = await aPhoto()
    const response = await server.ask(`${offer.photos.url}/${sha256(photo)}?position=0`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${offer.photos.token}` },
      body: new Uint8Array(await aPhoto(2)),
    })
    expect([response.status, await response.json()]).toEqual([400, { success: false, error: photoRefusals.damaged, retry: true }])
  })

  test('a network that has sent 200 MB within the hour waits, and its requests do not', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(14_900_000)])
    const from = { 'x-forwarded-for': '192.0.2.7' }
    const offer = await askWithPhotos(server)
    const statuses: number[] = []
    for (let index = 0; index < 14; index += 1) statuses.push((await putPhoto(server, offer, Buffer.concat([pdf, Buffer.from([index])]), 0, from)).status)
    expect(statuses).toEqual([...Array.from({ length: 13 }, () => 413), 429])
    expect((await server.postJson(aRequest({ message: 'Fler bilder' }), from)).status).toBe(200)
  })

  test('where the quota is full photos are declined, and requests are not', async () => {
    await server.close()
    server = await start({ PHOTO_QUOTA: '0' })
    const offer = await (await server.postJson(aRequest())).json()
    expect(offer).toMatchObject({ success: true, photosDeclined: 'full' })
    expect(offer).not.toHaveProperty('photos')
    const page = await (await server.ask(FUNCTION, { method: 'POST', body: aForm([{ name: 'bild.jpg', bytes: await aPhoto() }]) })).text()
    expect(page).toContain(photoRefusals.full)
  })

  test('photos that come after the email are told in one email, when they have been quiet for two minutes, also after a restart', async () => {
    const offer = await askWithPhotos(server)
    await ownerPath(offer.reference)
    await putPhoto(server, offer, await aPhoto(1), 0)
    now += 1.5 * MINUTE
    await putPhoto(server, offer, await aPhoto(2), 1)
    await putPhoto(server, offer, Buffer.from('%PDF-1.4\n'), 2)
    now += 1.5 * MINUTE
    await server.close()
    server = await start()
    await expect.poll(() => server.lines.length).toBeGreaterThanOrEqual(0)
    expect(await emailsNamed(where.dataDir, 'Bilder:', 0)).toEqual([])
    now += MINUTE
    // Anything that is queued wakes the delivery.
    await server.postJson(aRequest({ message: 'En annan', project: 'kakel' }))
    const [email] = await emailsNamed(where.dataDir, 'Bilder:', 1)
    expect(email?.text).toContain('Kunden har skickat 2\u00a0bilder och en pdf (0,0\u00a0MB).')
    expect(email?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([
      ['image/jpeg', '<bild-1@fogratt>'],
      ['image/jpeg', '<bild-2@fogratt>'],
    ])
    expect(email?.headers.find(({ key }) => key === 'references')?.value).toContain(offer.reference)

    await putPhoto(server, offer, await aPhoto(3), 3)
    now += 3 * MINUTE
    await server.postJson(aRequest({ message: 'En tredje', project: 'kakel' }))
    await emailsNamed(where.dataDir, 'Bilder:', 2)
  })

  test('photos that were all taken back are not told', async () => {
    const offer = await askWithPhotos(server)
    await ownerPath(offer.reference)
    const photo = await aPhoto()
    await putPhoto(server, offer, photo)
    await server.ask(`${offer.photos.url}/${sha256(photo)}`, { method: 'DELETE', headers: { authorization: `Bearer ${offer.photos.token}` } })
    now += 3 * MINUTE
    await server.postJson(aRequest({ message: 'En annan', project: 'kakel' }))
    await emailsNamed(where.dataDir, 'Kakel', 1)
    expect(await emailsNamed(where.dataDir, 'Bilder:', 0)).toEqual([])
  })
})
