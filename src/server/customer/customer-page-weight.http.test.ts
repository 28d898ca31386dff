import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { A_PLAN, A_TILED_PLAN, aRequest } from '../../../tests/support/a-request.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { aPhoto, putPhoto } from '../../../tests/support/photos.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { MOST_TRIES } from './customer-page-repository.ts'

/** Document with its style sheets, on the wire, headers included. */
const MOST_BYTES = 30 * 1024
const DIGITS = aRequest().phone.replace(/\D/g, '').slice(-4)
/** As much as many write: two screens of a phone, in words that are not the same over and over. */
const LONG = Array.from(
  { length: 60 },
  (_, index) => `Sak ${index}: ${['kakel', 'golv', 'brunn', 'dusch', 'fönster'][index % 5]} ${(index * 7919) % 1000} cm.`,
).join(' ')

let server: TestServer
let page: string
/** The page behind the digits. */
let open: string

beforeAll(async () => {
  server = await startTestServer(noLimits)
  const offer = await (await server.postJson({ ...aRequest({ message: LONG }), plan: A_PLAN })).json()
  page = offer.page
  for (const seed of [1, 2, 3, 4, 5, 6]) await putPhoto(server, offer, await aPhoto(seed, 300, 200), seed)
  open = (await press(`${page}/visa`, { siffror: DIGITS })).headers.location ?? ''
  for (let time = 0; time < 10; time += 1)
    await press(`${open}/tillagg`, { message: `${time} ${LONG.slice(time * 100, time * 100 + 400)}`, callTime: 'Efter 17' })
  await press(`${open}/ritning`, { plan: `${A_PLAN.replace('450.450.0.900.900', '455.455.0.910.910')}~B~${A_TILED_PLAN}` })
})
afterAll(() => server.close())

type Answer = { headers: IncomingHttpHeaders; html: string; bytes: number }

/** Without the decoding that fetch does by itself. */
function send(path: string, form?: Record<string, string>, coding = 'gzip, deflate, br'): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString()
  const headers = { 'accept-encoding': coding, ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) }
  return new Promise((resolve, reject) => {
    ask(`${server.address}${path}`, { method: body === undefined ? 'GET' : 'POST', headers }, async (response) => {
      const sent = await buffer(response)
      const head = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
      resolve({ headers: response.headers, html: decoded(sent, response.headers['content-encoding']), bytes: sent.length + head })
    })
      .on('error', reject)
      .end(body)
  })
}

function decoded(sent: Buffer, coding: string | undefined): string {
  return (coding === 'gzip' ? gunzipSync(sent) : sent).toString()
}

async function press(path: string, fields: Record<string, string> = {}): Promise<Answer> {
  const page = path.slice(0, path.lastIndexOf('/'))
  const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec((await send(page)).html) ?? []
  return send(path, { sigill, ...fields })
}

async function lockedPage(): Promise<string> {
  const { page } = await (await server.postJson(aRequest({ message: 'Låst' }))).json()
  for (let guess = 0; guess < MOST_TRIES; guess += 1) await press(`${page}/visa`, { siffror: '0000' })
  return page
}

test('every page of the customer’s is at most 30 KiB with its styles, also with photos, drawing and much that was added', async () => {
  const pages = {
    status: await send(page),
    'wrong digits': await press(`${page}/visa`, { siffror: '0000' }),
    locked: await send(await lockedPage()),
    whole: await send(open),
    'an addition refused': await press(`${open}/tillagg`, { message: LONG, phone: '12', callTime: '' }),
    'what is stored': await send(`${open}/uppgifter`),
    'the second step of erasing': await press(`${open}/radera`),
    withdrawn: await press(`${open}/aterta`, { skal: LONG.slice(0, 500), bekrafta: 'ja' }).then(() => send(open)),
    erased: await press(`${open}/radera`, { bekrafta: 'ja' }),
    unknown: await send(open),
  }
  expect(pages.whole.html).toContain(`${customerPage.drawn}, version 2`)
  expect(pages.erased.html).toContain(customerPage.erase.done)
  const sheets = Object.values(pages).flatMap(({ html }) => [...html.matchAll(/<link[^>]+rel="stylesheet"/g)])
  expect(sheets, 'the styles are in the page').toEqual([])
  const weights = Object.entries(pages).map(([name, { bytes }]) => [name, bytes] as const)
  expect(weights.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
})

test('a page is compressed as the browser accepts it, and one that accepts nothing gets it as it is', async () => {
  const { page } = await (await server.postJson(aRequest({ message: 'Komprimerad' }))).json()
  const answers = [await send(page), await send(page, undefined, 'identity')]
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', undefined])
  for (const { headers, html } of answers) {
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers['cache-control']).toBe('no-store')
    expect(html).toContain(customerPage.unlock.heading)
  }
})
