import { expect, test } from 'vitest'
import { heavyPages } from './page-weight.ts'
import type { StaticFile } from './static-site.ts'

const HEADERS = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-cache']
/** What stands before the body of such an answer. */
const HEAD = ['HTTP/1.1 200 OK', 'content-type: text/html; charset=utf-8', 'cache-control: no-cache', 'Date: Mon, 23 Nov 2026 07:00:00 GMT', '', ''].join(
  '\r\n',
).length

const variant = (bytes: number) => ({ body: new Uint8Array(bytes), etag: '', whole: HEADERS, partial: [], notModified: [] })
/** A page of which so many bytes are sent. */
const page = (bytes: number): StaticFile => ({ plain: variant(100_000), br: variant(bytes - HEAD), gzip: undefined })

test.each([
  ['/', 14_600],
  ['/rita', 16_384],
])('%s may have %i bytes with its headers, and not one more', (path, limit) => {
  expect(heavyPages(new Map([[path, page(limit)]]))).toEqual([])
  expect(heavyPages(new Map([[path, page(limit + 1)]]))).toEqual([{ path, bytes: limit + 1, limit }])
})

test('a page that is not compressed is sent as it is, and what is no page is not weighed', () => {
  const whole: StaticFile = { plain: variant(20_000), br: undefined, gzip: undefined }
  expect(heavyPages(new Map([['/rita', whole]]))).toEqual([{ path: '/rita', bytes: 20_000 + HEAD, limit: 16_384 }])
  expect(heavyPages(new Map([['/bild.webp', whole]]))).toEqual([])
})
