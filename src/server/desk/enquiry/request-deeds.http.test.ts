import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { allRows } from '../../../../tests/support/all-rows.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import type { Desk } from '../../../../tests/support/desk.ts'
import { emailsNamed } from '../../../../tests/support/mail-files.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const NOON = '2026-11-24T11:00:00.000Z'
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const tokenOn = (html: string) => /name="sigill" value="([^"]+)"/.exec(html)?.[1] ?? ''
const { deeds } = historyWords

describe.each(frontDoorDatabases)('what is done about a request at the desk, on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  let anna: Desk
  let path: string
  let reference: string
  let page: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date(NOON)
    const env = { ...noLimits, DATA_DIR: where.dataDir, MAIL_TO: 'Anna Berg <anna@fogratt.example>, Bo Ek <bo@fogratt.example>' }
    server = await startTestServer({ ...env, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    anna = await server.signedIn('anna@fogratt.example')
    ;({ reference, page } = await (await server.postJson(aRequest())).json())
    path = `/agare/forfragan/${reference}`
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const read = async (desk = anna, at = path) => mainOf(await (await desk.ask(at)).text())
  /** Does it, and a minute passes. */
  async function press(deed: string, fields: Record<string, string> = {}, desk = anna) {
    const response = await desk.press(`${path}/${deed}`, fields)
    now = new Date(now.getTime() + 60_000)
    return response
  }
  /** What was done, the latest first, each with who did it. */
  async function history(): Promise<string[]> {
    const list = /<ol class="desk-history"[\s\S]*?<\/ol>/.exec(await read())?.[0] ?? ''
    return [...list.matchAll(/class="deed">([^<]*)<\/p>.*?<\/time> · ([^<]*)<\/p>/g)].map(([, deed, who]) => `${deed} | ${who}`)
  }

  test('the history only grows: what is said, undone, noted, taken and given back stays, with who and when', async () => {
    await press('svar', { svar: 'called' })
    const undoable = /name="vilket" value="([^"]+)"/.exec(await read())?.[1] ?? ''
    await press('angra', { vilket: undoable })
    expect((await press('anteckning', { anteckning: ' ' })).status).toBe(422)
    await press('anteckning', { anteckning: 'Nyckeln hos\ngrannen' })
    const bo = await server.signedIn('bo@fogratt.example')
    await press('ta', {}, bo)
    expect(await read()).toContain(`Bo Ek ${requestPage.takenBy}`)
    await press('slapp-den', {}, bo)
    expect(await history()).toEqual([
      `${deeds['given back']} | Bo Ek`,
      `${deeds.taken} | Bo Ek`,
      `${deeds.note} | Anna Berg`,
      `${deeds.undone}: ringt | Anna Berg`,
      `${deeds.called} | Anna Berg · ${historyWords.undone}`,
      `${deeds.received} | ${historyWords.parties.customer}`,
    ])
    expect(await read()).toContain('Nyckeln hos\ngrannen')
    expect(await read()).toContain(requestPage.waiting)
  })

  test('what was noted after an email was sent can be undone', async () => {
    await press('mejla', { subject: 'Ert badrum', text: 'Hej!', sett: '0' })
    await press('svar', { svar: 'called' })
    const undoable = /name="vilket" value="([^"]+)"/.exec(await read())?.[1] ?? ''
    expect((await press('angra', { vilket: undoable })).status).toBe(303)
    expect((await history())[0]).toBe(`${deeds.undone}: ringt | Anna Berg`)
  })

  test('whatever is done about it, the customer sees that it has been read', async () => {
    expect(await read()).toContain('/sett"')
    await press('ta')
    expect(await read()).not.toContain('/sett"')
    expect(mainOf(await (await server.ask(page)).text())).toContain(customerPage.status.seen)
  })

  test('of two visits that are booked for one time at once, one is, and the other is told', async () => {
    const { reference: other } = await (await server.postJson(aRequest({ message: 'Två' }))).json()
    const paths = [path, `/agare/forfragan/${other}`]
    const bodies = await Promise.all(
      paths.map(async (at) => {
        const sigill = tokenOn(await read(anna, at))
        return new URLSearchParams({ langd: '60', datum1: '2026-11-26', tid1: '09:00', adress: '', sigill })
      }),
    )
    const answers = await Promise.all(paths.map((at, index) => anna.ask(`${at}/boka`, { method: 'POST', body: bodies[index] ?? null })))
    const refused = answers.filter(({ status }) => status !== 303)
    expect(refused).toHaveLength(1)
    expect([409, 422]).toContain(refused[0]?.status)
  })

  test('of two who take it at once one has it, and the other is told', async () => {
    expect(await read(), 'where there are several owners').toContain('/ta"')
    const bo = await server.signedIn('bo@fogratt.example')
    const bodies = await Promise.all([anna, bo].map(async (desk) => new URLSearchParams({ har: '', sigill: tokenOn(await read(desk)) })))
    const [one, other] = await Promise.all([anna, bo].map((desk, index) => desk.ask(`${path}/ta`, { method: 'POST', body: bodies[index] ?? null })))
    if (!one || !other) throw new Error('Not answered')
    expect([one.status, other.status].toSorted()).toEqual([303, 409])
    expect(await (one.status === 409 ? one : other).text()).toContain(requestPage.take.meanwhile)
    expect((await history()).filter((entry) => entry.startsWith(deeds.taken))).toHaveLength(1)
  })

  test('a closed request gets no reminders, the customer sees that it is closed, and it can be opened again', async () => {
    expect((await press('stang')).status).toBe(422)
    const refused = await press('stang', { orsak: 'other' })
    expect(await refused.text()).toContain(requestPage.close.ownMissing)
    expect((await press('stang', { orsak: 'chose another', 'egna-ord': 'Billigare' })).status).toBe(303)
    expect((await history())[0]).toBe('Stängd: kunden valde någon annan | Anna Berg')
    expect(await read()).toContain('Billigare')
    expect(mainOf(await (await server.ask(page)).text())).toContain(customerPage.status.closed)
    now = new Date(Date.parse(NOON) + 21 * 3_600_000)
    await server.queueDueEmails()
    const rows = await allRows(where)
    expect(rows.emails?.filter((row) => row.includes('reminder'))).toEqual([])
    expect((await press('svar', { svar: 'called' })).status).toBe(409)
    expect((await press('boka', { langd: '60', datum1: '2026-11-26', tid1: '09:00', adress: '' })).status).toBe(409)
    expect(await read()).toContain('<details class="desk-action" id="svar">')
    expect((await press('oppna')).status).toBe(303)
    expect((await history())[0]).toBe(`${deeds.reopened} | Anna Berg`)
    await server.queueDueEmails()
    await emailsNamed(where.dataDir, 'Påminnelse', 2)
    expect((await press('oppna')).status, 'it is open').toBe(409)
  })

  test('closing is no reply: an unanswered request stays unanswered in the figures', async () => {
    await press('stang', { orsak: 'unreachable' })
    const enquiries = (await allRows(where)).enquiries ?? []
    expect(enquiries.map((row) => Object.fromEntries(JSON.parse(row)))).toMatchObject([{ answered_at: null, closed_because: 'unreachable' }])
  })

  test('three times are proposed without a tick, the visit is booked, moved and cancelled, and the history tells each', async () => {
    const times = Object.fromEntries(
      [26, 27, 30].flatMap((day, index) => [
        [`datum${index + 1}`, `2026-11-${day}`],
        [`tid${index + 1}`, '09:00'],
      ]),
    )
    expect((await press('foresla', { langd: '60', ...times })).status).toBe(303)
    await emailsNamed(where.dataDir, 'Förslag på tider', 1)
    expect((await press('boka', { langd: '60', datum1: '2026-11-26', tid1: '09:00', adress: 'Storgatan 1' })).status).toBe(303)
    expect((await press('flytta', { langd: '60', datum1: '2026-11-26', tid1: '09:30', adress: '' })).status, 'its own time is no obstacle').toBe(303)
    expect((await press('flytta', { langd: '60', datum1: '2026-11-27', tid1: '10:00', adress: '' })).status).toBe(303)
    expect((await press('avboka')).status).toBe(303)
    const wrong = await press('boka', { langd: '60', datum1: '2026-11-01', tid1: '09:00', adress: 'Kvar' })
    expect([wrong.status, (await wrong.text()).includes('value="Kvar"')]).toEqual([422, true])
    expect((await history()).slice(0, 5)).toEqual([
      `${deeds['visit cancelled']}, fredag 27 november kl. 10:00–11:00 | Anna Berg`,
      `${deeds['visit moved']}, fredag 27 november kl. 10:00–11:00 | Anna Berg`,
      `${deeds['visit moved']}, torsdag 26 november kl. 09:30–10:30 | Anna Berg`,
      `${deeds['visit booked']} | Anna Berg`,
      `${deeds['times proposed']} | Anna Berg`,
    ])
  })

  test('a colleague gets the facts without the owner’s link, an address of MAIL_TO with it; a wrong address gets nothing', async () => {
    const wrong = await press('vidare', { 'adress-till': 'a@x.se, b@x.se', rader: 'Hinner du?' })
    expect([wrong.status, (await wrong.text()).includes(requestPage.forward.badAddress)]).toEqual([422, true])
    expect((await press('vidare', { 'adress-till': 'kollega@example.org', rader: 'Hinner du?' })).headers.get('location')).toBe(`${path}?klart=vidare`)
    expect(await read(anna, `${path}?klart=vidare`)).toContain(requestPage.done.vidare)
    const refused = await (await anna.press(`${path}/vidare`, { 'adress-till': 'a@x.se, b@x.se' }, `${path}?klart=vidare`)).text()
    expect([requestPage.errors.fields, requestPage.done.vidare].map((said) => refused.includes(said))).toEqual([true, false])
    const [email] = await emailsNamed(where.dataDir, requestPage.forward.subject('Anna Berg'), 1)
    expect(email?.subject).toBe(`${requestPage.forward.subject('Anna Berg')} Totalrenovering, Enköping (${reference})`)
    expect(email).toMatchObject({ to: [{ address: 'kollega@example.org' }], replyTo: [{ address: 'anna@fogratt.example' }] })
    for (const said of ['Hinner du?', 'Badrummet är från 1974.', aRequest().phone]) expect(email?.text).toContain(said)
    expect(`${email?.text}${email?.html}`).not.toMatch(/\/agare\/|\/arende\//)
    await press('vidare', { 'adress-till': 'BO@fogratt.example' })
    const emails = await emailsNamed(where.dataDir, requestPage.forward.subject('Anna Berg'), 2)
    expect(emails.find(({ to }) => to?.[0]?.address === 'BO@fogratt.example')?.text).toContain('/agare/')
    expect((await history())[1]).toBe(`${deeds.forwarded} till kollega@example.org | Anna Berg`)
  })

  test('erasing asks first what goes, and leaves a receipt alone', async () => {
    await press('anteckning', { anteckning: 'Granqvists nyckel' })
    await press('mejla', { subject: 'Ditt badrum', text: 'Svaret om badkaret' })
    await emailsNamed(where.dataDir, 'Ditt badrum', 1)
    const confirm = await read(anna, `${path}/radera`)
    for (const what of requestPage.erase.goes) expect(confirm).toContain(what)
    expect((await anna.press(`${path}/radera`)).status).toBe(422)
    const unsigned = await anna.ask(`${path}/radera`, { method: 'POST', body: new URLSearchParams({ bekrafta: 'ja', sigill: 'x' }) })
    expect(unsigned.status).toBe(422)
    expect(await read()).toContain('Granqvists nyckel')
    const done = await anna.press(`${path}/radera`, { bekrafta: 'ja' })
    expect([done.status, (await done.text()).includes(reference)]).toEqual([200, true])
    expect((await anna.ask(path)).status).toBe(410)
    const left = Object.entries(await allRows(where)).filter(([, rows]) => rows.some((row) => row.includes(reference)))
    expect(left.map(([table]) => table)).toEqual(['erasures'])
    expect(JSON.stringify(await allRows(where))).not.toMatch(/Granqvists|badkaret|Öberg/)
  })

  test('one in quarantine can be released, and nothing else is done about it', async () => {
    const held = await (await server.postJson(aRequest({ message: 'Robot' }), { 'form-trap': 'honeypot' })).json()
    const at = `/agare/forfragan/${held.reference}`
    expect(await read(anna, at)).toContain(requestPage.release.heading)
    expect(await read(anna, at)).not.toContain('?svara#svar')
    const attempts: Record<string, Record<string, string>> = {
      svar: { svar: 'called' },
      anteckning: { anteckning: 'Ring' },
      mejla: { subject: 'Hej', text: 'Hej!' },
      vidare: { 'adress-till': 'kollega@example.org' },
      stang: { orsak: 'duplicate' },
      ta: {},
    }
    for (const [deed, fields] of Object.entries(attempts)) expect([deed, (await anna.press(`${at}/${deed}`, fields)).status]).toEqual([deed, 409])
    expect((await anna.press(`${at}/slapp`)).status).toBe(303)
    expect(await read(anna, at)).toContain('id="svar"')
    expect(await read(anna, at)).toContain(`${deeds.released}</p><p class="desk-hint"><time`)
    await emailsNamed(where.dataDir, 'Totalrenovering', 4)
  })
})
