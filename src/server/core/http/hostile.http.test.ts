import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: '100000', FLOOD_LEVEL: '100000' })
})
afterAll(() => server.close())

/** No hostile request may make the server log an error. */
afterEach(() => {
  expect(server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'error')).toEqual([])
})

const JSON_TYPE = { 'content-type': 'application/json' }
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const texts = {
  'a header in a line break': 'Åsa\r\nBcc: alla@example.se\r\n\r\nHej',
  'an encoded header': 'Åsa%0d%0aBcc:alla@example.se',
  markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'a template': '{{7*7}} <%= 7 %> #{7*7}',
  'a formula': '=HYPERLINK("https://evil.example";"Klicka")',
  'another formula': '@SUM(1+1)*cmd|" /C calc"!A0',
  SQL: "'; drop table enquiries; --",
  'a NUL': 'Å\u0000sa',
  'half a surrogate pair': 'Å\ud800sa',
  'a right-to-left override': 'Å\u202esa',
  'a long line of @': '@'.repeat(4000),
  'a long line of <': '<'.repeat(4000),
  'a long line of <script': '<script'.repeat(600),
  'script elements that do not end': `${'<script>'.repeat(500)}${'</script'.repeat(500)}${' '.repeat(2000)}`,
  'a long line of spaces': `a${' '.repeat(4900)}b`,
  'nothing but dashes': '-'.repeat(4000),
}

test.each([
  ['without a boundary', 'multipart/form-data', 'a'],
  ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nÅsa'],
  ['with a broken part', 'multipart/form-data; boundary=x', '--x\r\nhej\r\n\r\n--x--'],
])('a multipart form %s is answered with a page that says so', async (_, type, body) => {
  const response = await server.post(body, { 'content-type': type })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Förfrågan gick inte att läsa.')
})

describe('a hostile text in a field is stored harmlessly or refused with a sentence', () => {
  const cases = fieldNames.flatMap((name) => Object.entries(texts).map(([kind, text]) => [kind, name, text] as const))
  test.each(cases)('%s in %s', async (_, name, text) => {
    const response = await server.postJson({ ...aRequest(), [name]: text })
    expect([200, 422]).toContain(response.status)
    const asForm = await server.post(new URLSearchParams({ ...aRequest(), [name]: text.toWellFormed() }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([200, 422]).toContain(asForm.status)
    const page = await asForm.text()
    expect(page).not.toMatch(/<script>alert|onerror=alert\(1\)>/)
  })
})

test.each([
  ['deep JSON', `{"name":${deep(8000)}}`, 422],
  ['an array', JSON.stringify([aRequest()]), 422],
  ['a bare text', '"hej"', 422],
  ['null', 'null', 422],
  ['a number', '1e999', 422],
  ['keys of the prototype', '{"__proto__":{"name":"x"},"constructor":{"prototype":{"phone":"0701740605"}}}', 422],
  ['wrong types', JSON.stringify({ ...aRequest(), name: { toString: 'x' }, phone: [1], email: 1, message: false }), 422],
  ['the same key twice', '{"name":"a","name":"b"}', 422],
  ['an empty body', '', 400],
  ['truncated JSON', '{"name":"Åsa', 400],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x00]), 400],
  ['2 MB', JSON.stringify({ message: 'a'.repeat(2_000_000) }), 413],
])('%s is refused with a sentence', async (_, body, status) => {
  const response = await server.post(body, JSON_TYPE)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false, error: expect.stringMatching(/^\p{Lu}.+\.$/su) })
})

test.each([
  ['application/json; charset=utf-8', 200],
  ['APPLICATION/JSON', 200],
  ['application/jsonp', 415],
  ['application/json, text/plain', 415],
  ['text/plain; application/json', 415],
])('the content type %s gets %d', async (type, status) => {
  const response = await server.postJson(aRequest({ message: type }), { 'content-type': type })
  expect(response.status).toBe(status)
})
