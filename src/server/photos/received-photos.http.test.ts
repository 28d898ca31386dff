import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { anAnimation } from '../../../tests/support/hostile-photos.ts'
import { kept, NOON, open, type Site } from '../../../tests/support/photo-site.ts'
import { aForm, aPhoneJpeg, aPhoto, askWithPhotos, sha256 } from '../../../tests/support/photos.ts'
import type { TestServer } from '../../../tests/support/test-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'

describe('what is received', () => {
  let site: Site
  let server: TestServer
  beforeAll(async () => {
    const where = await databases.SQLite()
    server = await open(where, () => NOON)
    site = { server, where }
  })
  afterAll(async () => {
    await server.close()
    await site.where.remove()
  })

  test('a photo is turned upright, in sRGB, at most 2 048 pixels long, and without metadata', async () => {
    const upright = await sharp((await kept(site, await aPhoneJpeg())).content).metadata()
    expect(upright).toMatchObject({ format: 'jpeg', width: 400, height: 600, space: 'srgb', hasProfile: false })
    expect(upright.exif ?? upright.icc ?? upright.xmp ?? upright.iptc).toBeUndefined()
    expect(await sharp((await kept(site, await aPhoto(4, 2500, 100))).content).metadata()).toMatchObject({ width: 2048, height: 82 })
  })

  test('of an animation the first frame is kept', async () => {
    const { content } = await kept(site, await anAnimation())
    const { dominant } = await sharp(content).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(50)
  })

  test('what is transparent lies on white', async () => {
    const glass = await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    const { channels } = await sharp((await kept(site, glass)).content).stats()
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250)
  })

  test('a PDF is kept as it came, and is never shown by this site', async () => {
    const bytes = Buffer.from('%PDF-1.7\ntrailer<</Encrypt 1 0 R>>\n%%EOF\n')
    const { reference, response, content } = await kept(site, bytes)
    expect(content.equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-pdf-1.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
      'cache-control': 'no-store',
    })
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
    const from = { 'x-forwarded-for': '192.0.2.7' }
    const { photos } = await askWithPhotos(server)
    const statuses: number[] = []
    // Under another hash than its own a file is refused, but has been received.
    for (let index = 0; index < 14; index += 1) {
      const headers = { ...from, authorization: `Bearer ${photos.token}` }
      const response = await server.ask(`${photos.url}/${'0'.repeat(64)}`, { method: 'PUT', headers, body: new Uint8Array(14_900_000) })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 13 }, () => 400), 429])
    expect((await server.postJson(aRequest({ message: 'Fler bilder' }), from)).status).toBe(200)
  })

  test('where the quota is full photos are declined, and requests are not', async () => {
    const where = await databases.SQLite()
    const server = await open(where, () => NOON, { PHOTO_QUOTA: '0' })
    const offer = await (await server.postJson(aRequest())).json()
    expect(offer).toMatchObject({ success: true, photosDeclined: 'full' })
    expect(offer).not.toHaveProperty('photos')
    const page = await (await server.ask(FUNCTION, { method: 'POST', body: aForm([{ name: 'bild.jpg', bytes: await aPhoto() }]) })).text()
    expect(page).toContain(photoRefusals.full)
    await server.close()
    await where.remove()
  })
})
