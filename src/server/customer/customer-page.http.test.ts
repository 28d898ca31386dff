import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customerPage, wrongDigits } from '#content/customer/customer-page.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { fieldNames, fields } from '#domain/enquiry/enquiry-answers.ts'
import { GUESS_LIMIT } from '#server/core/http/network-limit.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../tests/support/mail-files.ts'
import { noFlood } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const DIGITS = aRequest().phone.replace(/\D/g, '').slice(-4)

/** The answers that are not choices. */
const WRITTEN = fieldNames.filter((name) => !('choices' in fields[name])).map((name) => aRequest()[name])

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe.each(Object.entries(databases))('the customer’s page on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  let page: string
  let reference: string
  /** The page behind the digits. */
  let open = ''

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date()
    server = await startTestServer(
      { ...noFlood, TRUST_PROXY: '1', DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) },
      () => now,
    )
    ;({ page, reference } = await (await server.postJson(aRequest())).json())
    open = ''
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const get = (path = open || page) => server.ask(path)
  /** What is between header and footer. */
  const text = async (path = open || page) => mainOf(await (await get(path)).text())

  /** Submits a form of the page, with the page's own form token. */
  async function press(deed: string, fields: Record<string, string> = {}, on = open || page) {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text(on)) ?? []
    return server.ask(`${on}/${deed}`, { method: 'POST', body: new URLSearchParams({ sigill, ...fields }) })
  }

  async function unlock(digits = DIGITS) {
    const response = await press('visa', { siffror: digits }, page)
    open = response.headers.get('location') ?? ''
    return response
  }

  async function ownersLink() {
    const [email] = await emailsNamed(where.dataDir, 'Totalrenovering', 1)
    return (email && ownerLinks(email)[0]) ?? ''
  }

  test('the link alone shows reference, status and deadline, and nothing personal', async () => {
    const response = await get()
    const shown = mainOf(await response.text())
    expect(response.status).toBe(200)
    expect(shown).toContain(reference)
    expect(shown).toContain(customerPage.status.answerBy)
    for (const answer of WRITTEN) expect(shown).not.toContain(answer)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    for (const path of ['uppgifter', 'uppgifter.json', `bilder/${'0'.repeat(64)}`])
      expect((await get(`${page}/nyckel/${path}`)).headers.get('location')).toBe(page)
    expect(server.lines.join()).not.toContain(page.split('/').at(-1))
  })

  test('the four digits open the rest for half a day, without a cookie, and no other page', async () => {
    const response = await unlock()
    expect(response.status).toBe(303)
    expect(response.headers.get('set-cookie')).toBeNull()
    const shown = await text()
    for (const answer of WRITTEN) expect(shown).toContain(answer)
    const other = await (await server.postJson(aRequest({ message: 'En annan' }))).json()
    expect((await get(open.replace(page, other.page))).headers.get('location')).toBe(other.page)
    now = new Date(now.getTime() + 12.1 * 3_600_000)
    expect((await get()).headers.get('location')).toBe(page)
  })

  test('after five wrong guesses the link is locked for everybody, and a new one goes to the address in the request', async () => {
    expect([wrongDigits(1), wrongDigits(2)]).toEqual([expect.stringContaining('försöka en gång till'), expect.stringContaining('försöka 2\u00a0gånger till')])
    for (const left of [4, 3, 2, 1]) expect(mainOf(await (await unlock('1111')).text())).toContain(wrongDigits(left))
    expect(mainOf(await (await unlock('1111')).text())).toContain(customerPage.locked.text)
    expect((await unlock()).status).toBe(200)
    expect(open).toBe('')
    now = new Date(now.getTime() + 60_000)
    expect(await (await press('ny-lank', { bekrafta: 'ja' })).text()).toContain(customerPage.newLink.text)
    const [email] = await emailsNamed(where.dataDir, customerPage.newLink.email.subject, 1)
    expect(email?.to?.[0]?.address).toBe(aRequest().email)
    const [, newPage = ''] = /(\/arende\/[\w-]+)/.exec(email?.text ?? '') ?? []
    expect(newPage).not.toBe(page)
    expect((await get()).status).toBe(404)
    page = newPage
    expect((await unlock()).status).toBe(303)
  })

  test('a link is locked without a new one where the request has several addresses, which may be several people’s', async () => {
    ;({ page } = await (await server.postJson(aRequest({ email: 'asa@example.se,bo@example.se', message: 'Vi är två' }))).json())
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text()) ?? []
    for (let guess = 0; guess < 5; guess += 1) await unlock('1111')
    const shown = await text()
    expect(shown).toContain(customerPage.locked.textWithoutMail(builtContent.facts))
    expect(shown).not.toContain('name="sigill"')
    const asked = await server.ask(`${page}/ny-lank`, { method: 'POST', body: new URLSearchParams({ sigill, bekrafta: 'ja' }) })
    expect(mainOf(await asked.text()), 'asked with the form from before').toContain(customerPage.locked.textWithoutMail(builtContent.facts))
    expect((await get()).status).toBe(200)
  })

  test('of guesses at the same time only five are looked at', async () => {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text()) ?? []
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const siffror = index === 29 ? DIGITS : String(1000 + index)
        const body = new URLSearchParams({ sigill, siffror })
        return (await server.ask(`${page}/visa`, { method: 'POST', headers: { 'x-forwarded-for': `198.51.${index}.1` }, body })).status
      }),
    )
    expect(statuses).not.toContain(303)
    expect(await text()).toContain(customerPage.locked.text)
  })

  test('what is added reaches the owner as one email in the same thread, and a new number replaces the old', async () => {
    await emailsNamed(where.dataDir, 'Totalrenovering', 1)
    await unlock()
    expect((await press('tillagg', { message: 'Vi vill ha badkar.', phone: '070-111 22 33', callTime: 'Efter 17' })).status).toBe(303)
    const [email] = await emailsNamed(where.dataDir, 'Nytt från kunden', 1)
    for (const said of ['Vi vill ha badkar.', '070-111 22 33', 'Efter 17']) expect(email?.text).toContain(said)
    expect(email?.headers.find(({ key }) => key === 'references')?.value).toContain(reference)
    expect(await text()).toContain('Vi vill ha badkar.')
    const ownerPage = await (await server.ask(await ownersLink())).text()
    expect(ownerPage).toContain('tel:+46701112233')
    expect(ownerPage).toContain('Vi vill ha badkar.')
    expect((await unlock()).status).toBe(422)
    expect((await unlock('2233')).status).toBe(303)
  })

  test('an addition that is wrong is refused at its field and kept in it, and the same form sent twice counts once', async () => {
    await unlock()
    const refused = await press('tillagg', { message: 'Hej', phone: '12', callTime: '' })
    const shown = await refused.text()
    expect(refused.status).toBe(422)
    expect(shown).toContain('Ogiltigt telefonnummer')
    expect(shown).toContain('>Hej</textarea>')
    expect((await press('tillagg', { message: '', phone: '', callTime: '' })).status).toBe(422)
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text()) ?? []
    const body = () => new URLSearchParams({ sigill, message: 'En gång' })
    for (let time = 0; time < 2; time += 1) await server.ask(`${open}/tillagg`, { method: 'POST', body: body() })
    expect((await text()).split('En gång').length - 1).toBe(1)
  })

  test('a withdrawn request is closed, its reminders stop, and the owner is told once', async () => {
    await unlock()
    expect((await press('aterta', { skal: 'Vi ska flytta.' })).status).toBe(422)
    for (let time = 0; time < 2; time += 1) {
      const withdrawn = await press('aterta', { skal: 'Vi ska flytta.', bekrafta: 'ja' })
      expect(await text(withdrawn.headers.get('location') ?? '')).toContain(customerPage.withdraw.done)
    }
    const [email] = await emailsNamed(where.dataDir, 'Återtagen', 1)
    expect(email?.text).toContain('Vi ska flytta.')
    const shown = await text()
    expect(shown).toContain(customerPage.status.withdrawn)
    expect(shown.split(customerPage.status.ways.withdrawn)).toHaveLength(2)
    expect(shown, 'it cannot be withdrawn again').not.toContain('/aterta"')
    const { additions } = await (await get(`${open}/uppgifter.json`)).json()
    expect(additions).toMatchObject([{ message: 'Vi ska flytta.', phone: '', callTime: '' }])
    expect(await (await server.ask(await ownersLink())).text()).toContain('återtagen av kunden')
  })

  test('the owner’s “I have read it” is what the customer sees; opening the link is not', async () => {
    const path = await ownersLink()
    await server.ask(path)
    expect((await server.press(`${path}/svar`, { bekrafta: 'ja' })).status, 'nothing is saved').toBe(422)
    expect(await text()).not.toContain(customerPage.status.seen)
    const desk = await server.signedIn()
    expect((await desk.press(`${requestPath(reference)}/sett`)).status).toBe(303)
    expect(await text()).toContain(customerPage.status.seen)
    await server.press(`${path}/svar`, { svar: 'called', bekrafta: 'ja' })
    expect(await text()).toContain(customerPage.status.ways.called)
  })

  test('a note of the owner’s says that the request has been read', async () => {
    const desk = await server.signedIn()
    await desk.press(`${requestPath(reference)}/anteckning`, { anteckning: 'Ring efter fyra' })
    expect(await text()).toContain(customerPage.status.seen)
  })

  test('who is asked something finds the digits first, and behind them what the owner has mailed, once it has left; it is taken along too', async () => {
    const desk = await server.signedIn()
    await desk.press(`${requestPath(reference)}/mejla`, { subject: 'Ert badrum', text: 'Vi tar gärna badkaret.' })
    await emailsNamed(where.dataDir, 'Ert badrum', 1)
    const status = await text()
    expect(status.indexOf(customerPage.unlock.text)).toBeLessThan(status.indexOf(customerPage.status.heading))
    expect(status).not.toContain('badkaret')
    await unlock()
    await eventually(async () => expect(await text()).toContain('Vi tar gärna badkaret.'))
    expect(await (await get(`${open}/uppgifter.json`)).json()).toMatchObject({ emailed: [{ subject: 'Ert badrum', text: 'Vi tar gärna badkaret.' }] })
  })

  test('everything can be taken along, and erased in two steps', async () => {
    await unlock()
    await press('tillagg', { message: 'Vi vill ha badkar.' })
    const data = await (await get(`${open}/uppgifter.json`)).json()
    expect(data).toMatchObject({ reference, answers: aRequest(), additions: [{ message: 'Vi vill ha badkar.' }] })
    expect(await text(`${open}/uppgifter`)).toContain('Vi vill ha badkar.')
    expect(await (await press('radera')).text()).toContain(customerPage.erase.sure)
    expect((await get()).status).toBe(200)
    const receipt = await (await press('radera', { bekrafta: 'ja' })).text()
    expect(receipt).toContain(reference)
    expect(receipt).toContain(customerPage.erase.backups)
    expect((await get()).status).toBe(404)
  })

  test('a mail scanner that opens the link and submits its forms changes nothing', async () => {
    for (const subject of ['Totalrenovering', 'Vi har']) await emailsNamed(where.dataDir, subject, 1)
    for (const deed of ['visa', 'ny-lank', 'tillagg', 'aterta', 'radera']) await press(deed, { siffror: '', bekrafta: 'ja', message: 'Skräp' })
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text()) ?? []
    const post = (body: Record<string, string>, headers = {}) => server.ask(`${page}/visa`, { method: 'POST', headers, body: new URLSearchParams(body) })
    expect((await post({ siffror: DIGITS })).status).toBe(422)
    expect((await post({ sigill, siffror: DIGITS }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await emailsIn(where.dataDir)).map(({ subject }) => subject?.split(/[: ]/)[0]).sort()).toEqual(['Totalrenovering,', 'Vi'])
    await unlock()
    expect(await text()).not.toContain('Skräp')
  })
})

test('a network that guesses links is told to wait, and learns nothing', async () => {
  const server = await startTestServer(noFlood)
  const { page } = await (await server.postJson(aRequest())).json()
  const guess = () => server.ask(`/arende/${crypto.randomUUID().repeat(2).slice(0, 43)}`)
  const statuses: number[] = []
  for (let time = 0; time < GUESS_LIMIT.points + 2; time += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array.from({ length: GUESS_LIMIT.points }, () => 404), 429, 429])
  expect(await (await guess()).text()).toContain(customerPage.tooMany.text(builtContent.facts))
  expect((await server.ask(page)).status).toBe(200)
  await server.close()
})

test('what the owner may still undo is not on the customer’s page', async () => {
  const server = await startTestServer({ ...noFlood, UNDO_SECONDS: '600' })
  const { page, reference } = await (await server.postJson(aRequest())).json()
  const reply = await (await server.signedIn()).press(`${requestPath(reference)}/mejla`, { subject: 'Ert badrum', text: 'Vi tar gärna badkaret.' })
  expect(reply.status).toBe(303)
  const open = (await server.press(`${page}/visa`, { siffror: DIGITS })).headers.get('location') ?? ''
  const whole = await (await server.ask(open)).text()
  expect(whole).toContain(aRequest().name)
  expect(whole).not.toContain(customerPage.emailed)
  await server.close()
})

test('a request in quarantine has no page until it is released', async () => {
  const server = await startTestServer(noFlood)
  const answer = await (await server.postJson(aRequest({ message: 'I fällan' }), { 'form-trap': 'honeypot' })).json()
  expect(answer).not.toHaveProperty('page')
  await server.close()
})
