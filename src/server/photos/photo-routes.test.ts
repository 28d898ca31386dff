import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { ReceivePhoto } from '#server/enquiries/form-photos.ts'
import { receiveFormFile } from '#server/enquiries/form-photos.ts'
import { pictureRoutes } from '#server/publishing/gallery/picture-routes.ts'
import { photoRoutes } from './photo-routes.ts'

const ORIGIN = 'https://fogratt.example'
const ADDRESS = `/F-7K3M9QA/${'a'.repeat(64)}`

function routesWith(receivePhoto: ReceivePhoto) {
  const core = { config: { trustProxy: true, publicUrl: ORIGIN }, now: () => new Date('2026-11-23T12:00:00.000Z'), report: () => {} }
  return photoRoutes(core, {
    receivePhoto,
    photos: { remove: async () => {} },
    uploadTokens: { issue: () => undefined, verify: (token) => token === 'right' },
  })
}

const keep: ReceivePhoto = async (_, body) => {
  for await (const _chunk of body);
  return 'kept'
}
const put = (receivePhoto: ReceivePhoto, token: string, body: BodyInit = 'photo') =>
  routesWith(receivePhoto).request(ADDRESS, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' },
    body,
  })

test('pages of the site may send photos and take them back, and nothing else', async () => {
  const headers = { origin: ORIGIN, 'access-control-request-method': 'PUT' }
  const response = await routesWith(keep).request(ADDRESS, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(response.headers.get('access-control-allow-methods')).toBe('PUT,DELETE')
})

test('the connection is kept after a photo, also one that is refused before it was read to its end', async () => {
  const refuse: ReceivePhoto = async (_, body) => {
    for await (const _chunk of body) return 'damaged'
    return 'empty'
  }
  const chunks = () => Readable.from([Buffer.alloc(10), Buffer.alloc(10)])
  for (const [receive, token, status] of [
    [keep, 'right', 200],
    [refuse, 'right', 400],
    [keep, 'wrong', 401],
  ] as const) {
    const body = new Blob(await chunks().toArray())
    const response = await put(receive, token, body)
    expect([response.status, response.headers.get('connection')]).toEqual([status, null])
  }
})

test('of a picture that is none of the owner’s nothing is said; one that is has its type and length, and is kept for a year', async () => {
  const routes = pictureRoutes(async (id) => (id === '0123456789abcdef' ? new Uint8Array(7) : undefined))
  const picture = await routes.request('/0123456789abcdef-800.webp')
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '7',
  })
  expect((await routes.request('/fedcba9876543210-800.webp')).status).toBe(404)
})

test('a file that cannot be stored is reported, unless its connection was lost', async () => {
  const reported: unknown[] = []
  const error = new Error('The disk is full')
  const fails = () => Promise.reject(error)
  const body = Readable.from([Buffer.alloc(10)])
  expect(await receiveFormFile(body, fails, (what) => void reported.push(what))).toBe('notStored')
  expect(reported).toEqual([error])
  body.destroy()
  expect(await receiveFormFile(body, fails, (what) => void reported.push(what))).toBe('notStored')
  expect(reported).toEqual([error])
})
