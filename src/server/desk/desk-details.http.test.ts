import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { deviceWords } from '#content/desk/devices.ts'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { codesIn, type Desk, hiddenFields, openBrowser, signIn } from '../../../tests/support/desk.ts'
import { noFlood } from '../../../tests/support/no-limits.ts'
import { aPhoto, askWithPhotos, putPhoto } from '../../../tests/support/photos.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const SIGN_IN = '/agare/logga-in'
const DEVICES = '/agare/enheter'

let server: TestServer
let now = new Date('2026-11-23T09:00:00.000Z')
let desk: Desk
let reference: string
beforeAll(async () => {
  server = await startTestServer(noFlood, () => now)
  ;({ reference } = await (await server.postJson(aRequest())).json())
  desk = await signIn(server)
})
afterAll(() => server.close())

const textOf = async (path: string) => (await desk.ask(path)).text()
const tokenIn = (page: string) => hiddenFields(page).sigill ?? ''

test('the menu leads to every place in its order, and each page says where it stands', async () => {
  const menu = (page: string) => page.slice(page.indexOf('<details class="desk-more">'), page.indexOf('</details>'))
  const links = [...menu(await textOf('/agare')).matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href = '', text]) => [href, text] as const)
  expect(links).toEqual([
    ['/agare/offerter', 'Offerter'],
    ['/agare/webbplatsen', 'Webbplatsen'],
    ['/agare/manader', 'Månader'],
    ['/agare/mallar', 'Mallar'],
    ['/agare/semester', 'Semester'],
    ['/agare/folk', 'Folk'],
    ['/agare/laget', 'Fungerar allt?'],
    ['/agare/enheter', 'Mina telefoner'],
    ['/agare/logga-ut', 'Logga ut'],
  ])
  for (const [href] of links) expect(menu(await textOf(href)), href).toContain(`<a href="${href}" aria-current="page">`)
})

test('a code is mailed for a form with the page’s token alone; what was typed stays', async () => {
  const before = (await codesIn(server.dataDir)).length
  const browser = openBrowser(server)
  const response = await browser.ask(SIGN_IN, { method: 'POST', body: new URLSearchParams({ sigill: 'x', adress: company.email, till: DEVICES }) })
  expect(response.status).toBe(422)
  const page = await response.text()
  for (const said of [signInWords.expired, `value="${company.email}"`, `value="${DEVICES}"`]) expect(page).toContain(said)
  expect(browser.cookie).toBe('')
  await browser.press(SIGN_IN, { adress: 'no address' })
  expect((await codesIn(server.dataDir)).length).toBe(before)
})

test('a browser that asked for no code is led to where it is asked for, and why one signs in again is said', async () => {
  const response = await openBrowser(server).ask(`${SIGN_IN}/kod?till=${DEVICES}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SIGN_IN}?till=%2Fagare%2Fenheter`])
  expect(await (await openBrowser(server).ask(`${SIGN_IN}?igen=1`)).text()).toContain(signInWords.again)
  expect(await (await openBrowser(server).ask(SIGN_IN)).text()).not.toContain(signInWords.again)
})

test('what a passkey has to sign is told to a page with its token, and an answer that it did not sign opens nothing', async () => {
  const browser = openBrowser(server)
  const post = (path: string, fields: Record<string, string>) => browser.ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  const sigill = tokenIn(await (await browser.ask(SIGN_IN)).text())
  expect((await post(`${SIGN_IN}/nyckel/fraga`, { sigill: 'x' })).status).toBe(403)
  const asked = await post(`${SIGN_IN}/nyckel/fraga`, { sigill })
  expect(asked.status).toBe(200)
  expect(await asked.json()).toMatchObject({ challenge: expect.any(String) })
  const expired = await post(`${SIGN_IN}/nyckel`, { sigill: 'x', svar: '{}', till: DEVICES })
  expect(expired.status).toBe(422)
  expect(await expired.text()).toContain(signInWords.expired)
  const refused = await post(`${SIGN_IN}/nyckel`, { sigill, svar: '{}', till: DEVICES })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(signInWords.passkey.without)
  expect(browser.cookie).toBe('')
})

test('this device is logged out whenever one signed in, and told of in the log; nothing else changes without a recent sign-in', async () => {
  const device = await signIn(server)
  const signedOut = () => server.lines.filter((line) => line.includes('"signed out"')).length
  const before = signedOut()
  const current = /name="enhet" value="([^"]+)"/.exec(await (await device.ask(DEVICES)).text())?.[1] ?? ''
  now = new Date(now.getTime() + 16 * 60_000)
  const all = await device.press(`${DEVICES}/avsluta-alla`)
  expect(all.headers.get('location')).toContain(`${SIGN_IN}?till=%2Fagare%2Fenheter&igen=1`)
  const page = await (await device.ask(DEVICES)).text()
  expect(page).toContain(deviceWords.again.text)
  const response = await device.ask(`${DEVICES}/avsluta`, { method: 'POST', body: new URLSearchParams({ enhet: current, sigill: tokenIn(page) }) })
  expect([response.status, response.headers.get('location')]).toEqual([303, SIGN_IN])
  expect((await device.ask(DEVICES)).headers.get('location')).toContain(SIGN_IN)
  expect(signedOut()).toBe(before + 1)
  desk = await signIn(server)
})

test('a passkey that did not sign what was asked is not added, and a passkey that is not there is removed without a fault', async () => {
  const added = await desk.press(`${DEVICES}/lagg-till`, { svar: '{}' })
  expect(added.status).toBe(422)
  expect(await added.text()).toContain(deviceWords.passkeys.failed)
  const sigill = tokenIn(await textOf(DEVICES))
  const removed = await desk.ask(`${DEVICES}/ta-bort`, { method: 'POST', body: new URLSearchParams({ nyckel: 'x', sigill }) })
  expect(removed.headers.get('location')).toBe(`${DEVICES}?klart=borttagen`)
  const unknown = await desk.ask(`${DEVICES}/skräp`, { method: 'POST', body: new URLSearchParams({ sigill }) })
  expect(unknown.status).toBe(404)
  const offered = await textOf(`${DEVICES}/nyckel?till=https://example.com`)
  for (const said of [deviceWords.offer.heading, 'name="till" value="/agare"']) expect(offered).toContain(said)
  const options = await desk.ask(`${DEVICES}/fraga`, { method: 'POST', body: new URLSearchParams({ sigill }) })
  expect(await options.json()).toMatchObject({ challenge: expect.any(String) })
  expect((await desk.ask(`${DEVICES}/fraga`, { method: 'POST', body: new URLSearchParams({ sigill: 'x' }) })).status).toBe(403)
})

test.each([
  ['alla', deskLists.all.heading, deskListWords.export],
  ['foreslagna', deskLists.proposed.heading, deskListWords.visits],
  ['tidigare-besok', deskLists['past visits'].heading, deskListWords.visits],
])('below the list “%s” stands where one goes from there', async (lista, heading, link) => {
  const page = await textOf(`/agare?lista=${lista}`)
  expect(page).toContain(`<title>${heading}`)
  expect(page).toContain(`>${link}</a>`)
})

test('other lists have no such link, and a search says in the title what it looked for', async () => {
  const closed = await textOf('/agare?lista=stangda')
  for (const link of [deskListWords.export, deskListWords.visits]) expect(closed).not.toContain(`>${link}</a>`)
  expect(await textOf('/agare?sok=%20kakel%20')).toContain(`<title>${deskListWords.search.heading}: kakel`)
})

test('a list that is no form takes no form', async () => {
  const response = await desk.ask('/agare?lista=alla', { method: 'POST', body: new URLSearchParams() })
  expect(response.status).toBe(404)
})

test('a request that was answered has its reply closed, until it is asked for', async () => {
  const path = `/agare/forfragan/${reference}`
  expect(await textOf(path)).toMatch(/<details[^>]*id="svar"[^>]* open/)
  await desk.press(`${path}/svar`, { svar: 'called' })
  expect(await textOf(path)).not.toMatch(/<details[^>]*id="svar"[^>]* open/)
  for (const asked of ['?svara', '?mall=tomt']) expect(await textOf(`${path}${asked}`), asked).toMatch(/<details[^>]*id="svar"[^>]* open/)
})

test('a way of replying that is none is refused, a picture that is none is not there', async () => {
  const path = `/agare/forfragan/${reference}`
  expect((await desk.press(`${path}/svar`, { svar: 'skräp' })).status).toBe(422)
  expect((await desk.ask(`${path}/bilder/${'0'.repeat(64)}`)).status).toBe(410)
  expect((await desk.ask(`/agare/forfragan/F-0000000/bilder/${'0'.repeat(64)}`)).status).toBe(410)
})

test('a customer’s photo is an image with a name, in which nothing runs', async () => {
  const offer = await askWithPhotos(server)
  expect((await putPhoto(server, offer, await aPhoto())).ok).toBe(true)
  const [address = ''] = /\/agare\/forfragan\/[\w-]+\/bilder\/[0-9a-f]{64}/.exec(await textOf(`/agare/forfragan/${offer.reference}`)) ?? []
  const { status, headers } = await desk.ask(address)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline; filename="F-/),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
    'cache-control': 'no-store',
  })
})

test('a small photo is kept by the owner’s browser alone, and what is missing is not', async () => {
  const offer = await askWithPhotos(server)
  expect((await putPhoto(server, offer, await aPhoto(2))).ok).toBe(true)
  const [address = ''] = /\/agare\/forfragan\/[\w-]+\/bilder\/[0-9a-f]{64}\/liten/.exec(await textOf(`/agare/forfragan/${offer.reference}`)) ?? []
  const { status, headers } = await desk.ask(address)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=86400, immutable'])
  const missing = await desk.ask(address.replace(/[0-9a-f]{64}/, '0'.repeat(64)))
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([410, 'no-store'])
  const stranger = await openBrowser(server).ask(address)
  expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([303, 'no-store'])
})

test('a holiday’s days may stand with spaces around them', async () => {
  const response = await desk.press('/agare/semester/spara', { from: ' 2026-12-21 ', to: ' 2027-01-06 ' })
  expect(response.status).toBe(303)
})

test('what was posted without a session is shown again, if it is long, and is nothing if it is short', async () => {
  const post = async (fields: Record<string, string>) => {
    const response = await openBrowser(server).ask('/agare/mallar', { method: 'POST', body: new URLSearchParams(fields) })
    expect(response.status).toBe(401)
    return response.text()
  }
  const long = await post({ sigill: 'x'.repeat(40), text: 'En text som tog tid att skriva', name: 'Kort' })
  expect(long).toContain('En text som tog tid att skriva')
  for (const hidden of ['x'.repeat(40), 'Kort']) expect(long).not.toContain(hidden)
  expect(long).toContain(signInWords.nothingDone.typed)
  expect(await post({ text: 'Kort' })).not.toContain(signInWords.nothingDone.typed)
})
