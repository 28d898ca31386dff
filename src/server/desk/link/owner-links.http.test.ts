import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let now: Date
let server: TestServer
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00.000Z')
  server = await startTestServer({}, () => now)
})
afterEach(() => server.close())

async function createLink(): Promise<string> {
  await server.postJson(aRequest())
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  return (email && ownerLinks(email)[0]) ?? ''
}

async function storedEnquiries() {
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  const enquiries = await makeEnquiryRepository(db).list()
  await db.destroy()
  return enquiries
}

const get = (path: string) => server.app.request(path)
const post = (path: string, fields: Record<string, string>) => server.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })

test('the owner’s page shows the request and links to reach the visitor, and is neither cached nor indexed', async () => {
  const response = await get(await createLink())
  expect(response.status).toBe(200)
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const page = await response.text()
  for (const words of [
    'Obesvarad. Svara senast söndag 22 november kl. 13:00.',
    'Onsdag = hemma.',
    'href="tel:+46701740633"',
    'href="sms:+46701740633',
    'Ringt',
    'Mejlat',
    'Ej aktuellt',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).not.toMatch(/<input[^>]*\schecked/)
})

test('an altered link is refused with a sentence, and the real one works as long as the data may be kept', async () => {
  const path = await createLink()
  const [, , reference = '', expires = '', signature = ''] = path.split('/')
  const altered = [
    path.replace(reference, 'F-3333333'),
    path.replace(expires, (Number.parseInt(expires, 36) + 1).toString(36)),
    `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`,
    path.slice(0, -1),
    `${path}A`,
    `/agare/${reference}`,
    `/agare/${reference}/${expires}/`,
    `/agare/${reference}/${expires}/${signature}/x`,
    '/agare/a/b/c',
  ]
  for (const other of altered) {
    for (const response of [await get(other), await post(`${other}/svar`, { svar: 'called', bekrafta: 'ja' })]) {
      expect(response.status, other).toBe(403)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).toContain('Länken gäller inte')
    }
  }
  now = new Date('2036-11-20T12:00:00.000Z')
  expect((await get(path)).status).toBe(200)
})

test('the link of an erased enquiry says so', async () => {
  const path = await createLink()
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  await makeEnquiryRepository(db).erase(path.split('/')[2] ?? '', now.toISOString(), 'asked')
  await db.destroy()
  expect((await get(path)).status).toBe(410)
  // Opened before, its form is still there.
  const sent = await server.ask(`${path}/svar`, { method: 'POST', body: new URLSearchParams({ svar: 'called', bekrafta: 'ja' }) })
  expect([sent.status, (await sent.text()).includes(requestPage.gone.heading)]).toEqual([410, true])
})

test('mail scanners that open every link, press every button, or post blindly, change nothing', async () => {
  await createLink()
  await server.postJson({ ...aRequest({ message: 'två' }), kontrollfraga: 'x' })
  for (const [at, subject] of [
    ['2026-11-22T08:00:00.000Z', 'Påminnelse'],
    ['2026-11-22T11:00:00.000Z', 'Sista'],
  ] as const) {
    now = new Date(at)
    // A reminder is due only once the email before it is recorded as sent.
    await eventually(async () => {
      await server.queueDueEmails()
      const subjects = (await emailsIn(server.dataDir)).map((email) => email.subject)
      expect(subjects).toContainEqual(expect.stringMatching(`^${subject}`))
    })
  }
  await emailsNamed(server.dataDir, 'Söndag', 1)
  const before = await storedEnquiries()
  const paths = [...new Set((await emailsIn(server.dataDir)).flatMap(ownerLinks))]
  // The enquiry as linked from email, reminders and digest; and the quarantined one.
  expect(paths.length).toBeGreaterThanOrEqual(3)

  for (const path of paths) {
    const page = await (await get(path)).text()
    await server.app.request(path, { method: 'HEAD' })
    await server.app.request(path, { method: 'POST' })
    await server.app.request(`${path}/svar`, { method: 'POST' })
    await server.app.request(`${path}/svar`, { method: 'POST', body: '{"svar":"called","bekrafta":"ja"}', headers: { 'content-type': 'application/json' } })
    for (const deed of ['svar', 'angra', 'anteckning', 'slapp', 'lank']) {
      const sure = { svar: 'called', anteckning: 'Klicka här', vilket: 'x', bekrafta: 'ja' }
      const refused = ['svar', 'angra'].includes(deed) ? 422 : 403
      expect((await post(`${path}/${deed}`, sure)).status).toBe(refused)
      expect((await post(`${path}/${deed}`, { ...sure, sigill: 'gissat' })).status).toBe(refused)
    }
    for (const form of page.matchAll(/<form.*?<\/form>/gs)) {
      const [, action = ''] = /action="([^"]+)"/.exec(form[0]) ?? []
      const response = await server.app.request(action, { method: 'POST', body: asRendered(form[0]), headers: FORM })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('Inget är sparat.')
    }
  }
  expect(await storedEnquiries()).toEqual(before)
})

/** What an untouched form sends when its button is pressed. */
function asRendered(form: string): string {
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return new URLSearchParams([...fields, ...[...form.matchAll(/<textarea name="([^"]+)"/g)].map(([, name = '']) => [name, ''])]).toString()
}

test('a ticked form without a choice changes nothing, and the same form sent twice is one reply', async () => {
  const path = await createLink()
  expect((await server.press(`${path}/svar`, { bekrafta: 'ja' })).status).toBe(422)
  expect((await server.press(`${path}/svar`, { svar: 'bribed', bekrafta: 'ja' })).status).toBe(422)
  const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await get(path)).text()) ?? []
  for (const _ of [1, 2]) expect((await post(`${path}/svar`, { sigill, svar: 'mailed', bekrafta: 'ja' })).status).toBe(303)
  expect((await storedEnquiries())[0]?.replies).toMatchObject([{ kind: 'mailed', madeAt: now.toISOString(), undoneAt: undefined }])
})

test('on the customer’s page a request has been read before it is answered', async () => {
  let seconds = 0
  const moving = await startTestServer({}, () => new Date(now.getTime() + ++seconds * 1000))
  const { page } = await (await moving.postJson(aRequest())).json()
  const [email] = await emailsNamed(moving.dataDir, 'Totalrenovering', 1)
  await moving.press(`${(email && ownerLinks(email)[0]) ?? ''}/svar`, { svar: 'called', bekrafta: 'ja' })
  const { seen, ways } = customerPage.status
  const shown = await (await moving.ask(page)).text()
  expect(shown.indexOf(seen)).toBeGreaterThan(0)
  expect(shown.indexOf(seen)).toBeLessThan(shown.indexOf(`<dt>${ways.called}`))
  await moving.close()
})

test('a form token from yesterday, or of another request, is refused', async () => {
  const path = await createLink()
  const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await get(path)).text()) ?? []
  now = new Date('2026-11-22T12:00:00.000Z')
  expect((await post(`${path}/svar`, { sigill, svar: 'mailed', bekrafta: 'ja' })).status).toBe(422)
  now = new Date('2026-11-22T11:59:00.000Z')
  await server.postJson(aRequest({ message: 'två' }))
  const other = (await emailsNamed(server.dataDir, 'Totalrenovering', 2)).flatMap(ownerLinks).find((link) => link !== path) ?? ''
  expect((await post(`${other}/svar`, { sigill, svar: 'mailed', bekrafta: 'ja' })).status).toBe(422)
  expect((await storedEnquiries()).flatMap(({ replies }) => replies)).toEqual([])
})

test('by the link nothing else of the desk is done: what it does is asked of who is signed in', async () => {
  const path = await createLink()
  const before = await storedEnquiries()
  const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await get(path)).text()) ?? []
  for (const deed of ['anteckning', 'stang', 'foresla', 'boka', 'lank', 'radera', 'mejla', 'ta', 'slapp'])
    expect((await post(`${path}/${deed}`, { sigill, anteckning: 'Ring efter 16', orsak: 'won', bekrafta: 'ja' })).status, deed).toBe(403)
  expect(await storedEnquiries()).toEqual(before)
  expect(await (await get(path)).text()).toContain(`href="/agare/forfragan/${before[0]?.reference}?svara#svar"`)
})

test('notes and letters are not shown behind a link that may have been forwarded', async () => {
  const path = await createLink()
  const desk = await server.signedIn()
  await desk.press(`/agare/forfragan/${path.split('/')[2]}/anteckning`, { anteckning: 'Nyckeln under krukan' })
  await desk.press(`/agare/forfragan/${path.split('/')[2]}/mejla`, { subject: 'Ditt badrum', text: 'Portkoden är 4711.' })
  expect((await storedEnquiries())[0]?.note).toBe('Nyckeln under krukan')
  const page = await (await get(path)).text()
  expect(page).toContain('Mejlat')
  expect(page).not.toMatch(/Nyckeln|Portkoden/)
})

test('a link is revoked at the desk: it ends at once, and the owner gets a new one by email', async () => {
  const path = await createLink()
  const desk = await server.signedIn()
  now = new Date('2026-11-21T12:00:01.000Z')
  const deskPath = `/agare/forfragan/${path.split('/')[2]}`
  expect((await desk.press(`${deskPath}/lank`)).headers.get('location')).toBe(`${deskPath}?klart=lank`)
  expect(await (await desk.ask(`${deskPath}?klart=lank`)).text()).toContain(requestPage.done.lank)
  for (const response of [await get(path), await post(`${path}/svar`, { svar: 'called', bekrafta: 'ja' })]) {
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('Åsa')
  }
  expect((await get(`${path}/bilder/${'0'.repeat(64)}`)).status, 'an address of a photo').toBe(403)
  const [email] = await emailsNamed(server.dataDir, 'Ny länk', 1)
  const [other = ''] = (email && ownerLinks(email)) ?? []
  expect(other).not.toBe(path)
  expect((await get(other)).status).toBe(200)
})

test('the email’s text does not ask for a reply that would enquiry the link to the visitor', async () => {
  await createLink()
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  expect(email?.text).toContain('Mejla: asa.oberg@example.se (i ett nytt mejl')
  expect(email?.text).not.toContain('svara på det här mejlet')
})

test('the link secret is created once with mode 600 and survives a restart', async () => {
  const path = await createLink()
  expect(statSync(join(server.dataDir, 'link-secret')).mode & 0o777).toBe(0o600)
  const again = await startTestServer({ DATA_DIR: server.dataDir }, () => now)
  expect((await again.app.request(path)).status).toBe(200)
  await again.close()
  const elsewhere = await startTestServer({ DATA_DIR: server.dataDir, LINK_SECRET: 'another secret of 32 characters!' }, () => now)
  expect((await elsewhere.app.request(path)).status).toBe(403)
  await elsewhere.close()
})

test('who is signed in is led from the link to the desk’s page, which has everything', async () => {
  const link = await createLink()
  const desk = await server.signedIn()
  const response = await desk.ask(link)
  expect([response.status, response.headers.get('location')]).toEqual([303, requestPath(link.split('/')[2] ?? '')])
  expect((await desk.ask(link.replace(/.$/, 'x'))).status).toBe(403)
})
