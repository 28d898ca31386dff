import { describe, expect, test } from 'vitest'
import { signInWords } from '#content/desk/sign-in.ts'
import { allRows } from '../../../tests/support/all-rows.ts'
import { openBrowser, signIn } from '../../../tests/support/desk.ts'
import { ANNA, BO, codesMailed, newDatabase, openDesk } from '../../../tests/support/desk-site.ts'
import { linksIn, scan } from '../../../tests/support/mail-scanner.ts'

const PUBLIC_URL = 'https://www.fogratt.example'
const HOST = 'www.fogratt.example'
const DEVICES = '/agare/enheter'

describe('a form that is posted with the owner’s cookie', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister domain', { origin: 'https://other.fogratt.example', 'sec-fetch-site': 'same-site' }],
  ])('%s changes nothing, even with its token', async (_, headers) => {
    const where = await newDatabase('SQLite')
    const server = await openDesk(where, { PUBLIC_URL })
    const desk = await signIn(server, { address: ANNA })
    const sigill = /name="sigill" value="([^"]+)"/.exec(await (await desk.ask(DEVICES)).text())?.[1] ?? ''
    const before = await allRows(where)
    for (const [path, fields] of [
      [`${DEVICES}/avsluta-alla`, { sigill }],
      ['/agare/logga-ut', { sigill }],
      ['/agare/logga-in', { adress: ANNA, sigill }],
    ] as const) {
      const init = { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: desk.cookie, host: HOST, ...headers } }
      const response = await server.app.request(path, init)
      expect(response.status, path).toBe(403)
      expect(await response.text()).toContain(signInWords.elsewhere.heading)
    }
    expect(await allRows(where)).toEqual(before)
  })

  test('by a program without origin changes nothing without its token, with another session’s, or with one for another form', async () => {
    const where = await newDatabase('SQLite')
    const server = await openDesk(where)
    const [desk, other] = [await signIn(server, { address: ANNA }), await signIn(server, { address: ANNA })]
    const tokenOn = async (browser: { ask(path: string): Promise<Response> }, path: string) =>
      /name="sigill" value="([^"]+)"/.exec(await (await browser.ask(path)).text())?.[1] ?? ''
    const tokens = ['', 'x.y.z', await tokenOn(other, DEVICES), await tokenOn(desk, '/agare/logga-ut'), await tokenOn(openBrowser(server), '/agare/logga-in')]
    const before = (await allRows(where)).sessions
    for (const sigill of tokens) {
      const response = await desk.ask(`${DEVICES}/avsluta-alla`, { method: 'POST', body: new URLSearchParams({ sigill }) })
      expect([response.status, (await response.text()).includes(signInWords.expired)], sigill).toEqual([422, true])
    }
    expect((await allRows(where)).sessions).toEqual(before)
  })
})

test('who is no longer signed in is told that nothing was done, and gets back what was typed', async () => {
  const server = await openDesk(await newDatabase('SQLite'))
  const typed = 'Hej Åsa! Vi kan komma <b>på torsdag</b>.'
  const response = await server.ask('/agare/forfragan/F-1/svar', { method: 'POST', body: new URLSearchParams({ svar: typed, sigill: 'x' }) })
  const page = await response.text()
  expect(response.status).toBe(401)
  expect(page).toContain(signInWords.nothingDone.text)
  expect(page).toContain('Hej Åsa! Vi kan komma &lt;b&gt;på torsdag&lt;/b&gt;.')
  expect(page).toContain('href="/agare/logga-in?till=%2Fagare%2Fforfragan%2FF-1%2Fsvar"')
})

test.each([
  ['https://evil.example/agare', '/agare'],
  ['//evil.example/agare', '/agare'],
  ['/\\evil.example/agare', '/agare'],
  ['\\\\evil.example', '/agare'],
  ['/agare/../arende', '/agare'],
  ['/agare/..%2f..%2fx', '/agare/..%2f..%2fx'],
  ['/agare@evil.example', '/agare'],
  ['/agareX', '/agare'],
  ['javascript:alert(1)', '/agare'],
  ['/agare/logga-ut', '/agare'],
  ['/agare\r\nSet-Cookie: a=b', '/agare'],
  ['', '/agare'],
  ['/agare?lista=alla&sok=Åsa', '/agare?lista=alla&sok=%C3%85sa'],
  ['/agare/forfragan/F-7K3M9QA', '/agare/forfragan/F-7K3M9QA'],
])('signing in with till=%s leads to %s', async (till, expected) => {
  const server = await openDesk(await newDatabase('SQLite'))
  const browser = openBrowser(server)
  await browser.press('/agare/logga-in', { adress: ANNA })
  const [email] = await codesMailed(server, 1)
  const response = await browser.press('/agare/logga-in/kod', { kod: /\d{6}$/.exec(email?.subject ?? '')?.[0] ?? '', till })
  expect([response.status, response.headers.get('location')]).toEqual([303, expected])
})

test('a scanner that reads the owner’s mail, and opens and sends all it finds from the desk on, is not signed in', async () => {
  const where = await newDatabase('SQLite')
  const server = await openDesk(where)
  const browser = openBrowser(server)
  await browser.press('/agare/logga-in', { adress: BO })
  const [email] = await codesMailed(server, 1)
  expect([email].flatMap((one) => (one ? linksIn(one) : ['no email']))).toEqual([])
  const found = await scan(server.ask, ['/agare', '/agare/logga-in', '/agare/logga-in/kod', '/agare/enheter'])
  expect(found.opened).toContain('/agare/logga-in?till=%2Fagare')
  expect((await allRows(where)).sessions).toEqual([])
  const code = /\d{6}$/.exec(email?.subject ?? '')?.[0] ?? ''
  expect((await openBrowser(server).press('/agare/logga-in/kod', { kod: code }, '/agare/logga-in')).status).toBe(422)
  expect((await browser.press('/agare/logga-in/kod', { kod: code })).status, 'the owner’s code still works').toBe(303)
})
