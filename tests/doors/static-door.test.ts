import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../house/open-test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => house.app.request(path, { headers, method })

test.each(['/', '/rita', '/vanliga-fragor'])('%s is a whole page before any script runs', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toMatch(/<h1[^>]*>[\s\S]*<\/main>/)
})

test.each([
  '/finns-inte',
  '/index.html',
  '/svar',
  '/svar.html',
  '/404',
  '/500.html',
  '/rita/mer',
  '/functions/v1/annat',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
])('%s is the 404 page with status 404', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
})

test('a slash at the end leads to the page without it', async () => {
  const response = await get('/rita/')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/rita'])
})

test('text goes out compressed as the browser takes it', async () => {
  const encodings = await Promise.all(
    ['br, gzip', 'gzip', 'br;q=0, gzip;q=1', 'identity'].map(async (accepted) =>
      (await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding'),
    ),
  )
  expect(encodings).toEqual(['br', 'gzip', 'gzip', null])
  expect((await get('/')).headers.get('vary')).toContain('Accept-Encoding')
})

test('what has not changed is not sent again', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = [await get('/', {}, 'HEAD'), await get('/')]
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('files with a hash in their name are kept for ever, pages are asked for again', async () => {
  const page = await (await get('/')).text()
  const [, picture = ''] = /(\/_astro\/[^"\s]+\.avif)/.exec(page) ?? []
  expect((await get(picture)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
})

test('a range is answered with that part', async () => {
  const whole = new Uint8Array(await (await get('/')).arrayBuffer())
  const part = async (range: string) => {
    const response = await get('/', { range })
    return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength]
  }
  expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${whole.length}`, 10])
  expect(await part('bytes=-5')).toEqual([206, `bytes ${whole.length - 5}-${whole.length - 1}/${whole.length}`, 5])
  expect(await part(`bytes=${whole.length}-`)).toEqual([416, `bytes */${whole.length}`, 0])
  expect((await part('bytes=0-1,5-6'))[0]).toBe(200)
})

test('a path that cannot be decoded is not found rather than a fault', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(404)
  expect((await get('/%00')).status).toBe(404)
})

test('health says that quotes can be kept, and how many letters are in trouble', async () => {
  const response = await get('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { ok: true, alarm: false, letters: { overdue: 0, givenUp: 0 } }])
})
