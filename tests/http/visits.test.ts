import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownerPage } from '#content/owner-page.ts'
import { ownerVisit } from '#content/owner-visit.ts'
import { visitWords } from '#content/visit.ts'
import { daysLater, swedishClock, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { visitInWords, visitTime } from '#domain/visit/visit-time.ts'
import { GUESS_LIMIT } from '#server/adapters/network-limit.ts'
import { makeOwnerLinks } from '#server/quotes/owner-links.ts'
import { databases, type TestDatabase } from '../contracts/databases.ts'
import { aRequest } from '../support/a-request.ts'
import { calendarPartOf, readCalendar } from '../support/calendar.ts'
import { eventually } from '../support/eventually.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../support/mail-files.ts'
import { CUSTOMERS, LINK_SECRET, manyCustomers, pickAtOnce } from '../support/many-picks.ts'
import { noFlood } from '../support/no-limits.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const DIGITS = '0633'
/** A Sunday in winter, noon in Sweden. */
const NOON = '2026-11-22T11:00:00.000Z'
const HOUR = 3_600_000

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** So many days after the test's first, at a full hour in Sweden, for an hour. */
const at = (days: number, hour: number, minutes = 60) => visitTime(swedishInstant(daysLater('2026-11-22', days), hour), minutes)

describe.each(Object.entries(databases))('visits on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date(NOON)
    server = await start()
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const start = () =>
    startTestServer(
      { ...noFlood, LINK_SECRET, TRUST_PROXY: '1', DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) },
      () => now,
    )

  /** A customer who has asked for a quote, with the owner's and the customer's page about it. */
  async function aCustomer(changes = {}) {
    const before = (await emailsIn(where.dataDir)).length
    const { reference, page } = await (await server.postJson(aRequest({ message: `Nummer ${before}`, ...changes }))).json()
    const email = await eventuallyOne((found) => found.subject?.includes(reference) === true && ownerLinks(found).length > 0)
    const owner = ownerLinks(email)[0] ?? ''
    const press = (path: string, fields: Record<string, string>) => server.press(path, fields)
    const unlocked = await press(page, { gor: 'visa', siffror: DIGITS })
    const open = unlocked.headers.get('location') ?? ''
    return {
      reference,
      page,
      open,
      owner,
      /** What stands on the customer's page behind the digits. */
      text: async () => mainOf(await (await server.ask(open)).text()),
      ownerText: async () => mainOf(await (await server.ask(owner)).text()),
      press: (fields: Record<string, string>) => press(open, fields),
      asOwner: (fields: Record<string, string>) => press(owner, { bekrafta: 'ja', ...fields }),
      propose: (...times: { start: string }[]) => press(owner, { gor: 'foresla', bekrafta: 'ja', langd: '60', ...typed(times) }),
      pick: ({ start }: { start: string }, adress = 'Storgatan 1') => press(open, { gor: 'valj-tid', tid: start, adress }),
    }
  }

  function eventuallyOne(is: (email: Awaited<ReturnType<typeof emailsIn>>[number]) => boolean) {
    return eventually(async () => {
      const email = (await emailsIn(where.dataDir)).find(is)
      if (!email) throw new Error('The email did not come')
      return email
    })
  }

  const mailTo = (address: string, subject: string) =>
    eventuallyOne((email) => email.to?.[0]?.address === address && email.subject?.startsWith(subject) === true)
  const toCustomer = (subject: string) => mailTo(aRequest().email, subject)
  const toOwner = (subject: string) => eventuallyOne((email) => email.to?.[0]?.address !== aRequest().email && email.subject?.startsWith(subject) === true)

  /** Once everything that was queued before has left. */
  async function remindersAre(count: number) {
    const { owner } = await aCustomer()
    const before = (await emailsIn(where.dataDir)).filter(({ subject }) => subject === ownerVisit.email.calendar.subject).length
    await server.press(owner, { gor: 'kalender', bekrafta: 'ja' })
    await emailsNamed(where.dataDir, ownerVisit.email.calendar.subject, before + 1)
    expect((await emailsIn(where.dataDir)).filter(({ subject }) => subject?.startsWith('Påminnelse om besök'))).toHaveLength(count)
  }

  test('from three proposed times to a picked one, moved by the owner and cancelled by the customer: every email and every calendar entry', async () => {
    const customer = await aCustomer()
    const times = [at(3, 9), at(4, 15), at(5, 9)]
    expect((await customer.propose(...times)).status).toBe(303)
    const proposal = await toCustomer('Förslag på tider')
    for (const time of times) expect(proposal.text).toContain(visitInWords(time))
    expect(proposal.text).toContain(customer.page)
    expect(await customer.text()).toContain(visitWords.pick.heading)
    expect(mainOf(await (await server.ask(customer.page)).text())).toContain(visitWords.proposed)

    expect((await customer.pick(at(4, 15))).headers.get('location')).toBe(`${customer.open}?klart=boka`)
    const [told, owner] = [await toCustomer('Besöket är bokat'), await toOwner('Besök bokat av kunden')]
    expect(told.text).toContain(visitInWords(at(4, 15)))
    expect(told.text).not.toContain('Storgatan')
    expect(owner.text).toContain('Storgatan 1, Enköping')
    const first = calendarPartOf(told)
    expect(first).toMatchObject({ method: 'REQUEST', events: [{ start: at(4, 15).start, end: at(4, 15).end, sequence: 0, status: 'CONFIRMED' }] })
    expect(calendarPartOf(owner)).toMatchObject({ method: 'REQUEST', events: [{ uid: first.events[0]?.uid, location: 'Storgatan 1, Enköping' }] })
    const file = await server.ask(`${customer.open}/besok.ics`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(readCalendar(await file.text())).toMatchObject({ method: 'PUBLISH', events: [{ uid: first.events[0]?.uid, location: 'Storgatan 1, Enköping' }] })
    const whole = await (await server.ask(customer.open)).text()
    expect(gzipSync(whole).length).toBeLessThan(30 * 1024)
    const page = await customer.text()
    for (const said of [visitInWords(at(4, 15)), 'Storgatan 1', visitWords.calendar, visitWords.move.heading, visitWords.cancel.heading])
      expect(page).toContain(said)
    const status = mainOf(await (await server.ask(customer.page)).text())
    expect(status).toContain(visitWords.booked)
    expect(status).not.toContain('15:00')

    expect((await customer.asOwner({ gor: 'flytta', langd: '90', datum1: '2026-11-30', tid1: '10:15', adress: '' })).status).toBe(303)
    const moved = await toCustomer('Besöket är flyttat')
    const movedTime = visitTime(new Date('2026-11-30T09:15:00.000Z'), 90)
    expect(moved.text).toContain(visitInWords(movedTime))
    expect(calendarPartOf(moved)).toMatchObject({ method: 'REQUEST', events: [{ ...movedTime, uid: first.events[0]?.uid, sequence: 1 }] })
    expect(await customer.text()).toContain('Storgatan 1')

    expect((await customer.press({ gor: 'avboka' })).status).toBe(422)
    expect((await customer.press({ gor: 'avboka', bekrafta: 'ja' })).status).toBe(303)
    for (const email of [await toCustomer('Besöket är avbokat'), await toOwner('Besöket avbokat av kunden')])
      expect(calendarPartOf(email)).toMatchObject({ method: 'CANCEL', events: [{ uid: first.events[0]?.uid, sequence: 2, status: 'CANCELLED' }] })
    expect(await customer.text()).toContain(visitWords.cancelled)
    expect((await server.ask(`${customer.open}/besok.ics`)).status).toBe(404)
    expect(await customer.ownerText()).toContain(ownerVisit.status.cancelled)
  })

  test('a proposal is a reply: reminders stop, and the owner sees it so', async () => {
    const customer = await aCustomer()
    await customer.propose(at(3, 9))
    expect(await customer.ownerText()).toContain('Tider föreslagna')
    expect(await customer.text()).toContain(visitWords.proposed)
    now = new Date(now.getTime() + 23.5 * HOUR)
    await server.queueDueEmails()
    expect((await emailsIn(where.dataDir)).filter(({ subject }) => subject?.startsWith('Påminnelse:') || subject?.startsWith('Sista'))).toEqual([])
  })

  test('the owner’s form has three suggestions, and what is wrong with a time stands at it with everything as it was typed', async () => {
    const customer = await aCustomer()
    const page = await customer.ownerText()
    expect([...page.matchAll(/name="datum\d" value="([\d-]+)"/g)].slice(0, 3).map(([, date]) => date)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
    const form = { gor: 'foresla', langd: '90', datum1: '2027-03-28', tid1: '02:30', datum2: '2026-02-30', tid2: '09:00', datum3: '', tid3: '' }
    const refused = await customer.asOwner(form)
    const shown = mainOf(await refused.text())
    expect(refused.status).toBe(422)
    for (const said of ['Den tiden finns inte', 'Skriv datumet', 'value="2027-03-28"', 'value="2026-02-30"', '<option value="90" selected="">'])
      expect(shown).toContain(said)
    for (const [datum1, tid1, said] of [
      ['2026-11-26', '09:10', 'hel kvart'],
      ['2026-11-22', '09:00', 'redan varit'],
      ['2028-01-01', '09:00', 'halvår'],
      ['2026-11-26', 'nio', 'klockslaget'],
      ['2026-11-22', '19:00', ownerVisit.errors.late],
    ] as const)
      expect(await (await customer.asOwner({ gor: 'foresla', langd: '60', datum1, tid1 })).text(), tid1).toContain(said)
    expect(await (await customer.asOwner({ gor: 'foresla' })).text()).toContain(ownerVisit.errors.none)
    expect(await (await customer.asOwner({ ...form, bekrafta: '' })).text()).toContain('value="2027-03-28"')
    expect(await customer.ownerText()).not.toContain(ownerVisit.offered)
  })

  test('a weekend, a red day and the company’s holiday may be proposed, and are pointed out', async () => {
    const customer = await aCustomer()
    expect((await customer.propose(at(6, 9), visitTime(new Date('2027-01-06T08:00:00.000Z'), 60))).status).toBe(303)
    expect((await customer.ownerText()).split(ownerVisit.notes['day off'])).toHaveLength(3)
  })

  test('the owner enters a time that was agreed by telephone, without a proposal, and both are invited', async () => {
    const customer = await aCustomer()
    expect((await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-22', tid1: '15:00', adress: 'Kungsgatan 2, Enköping' })).status).toBe(303)
    const owner = await toOwner('Besöket är bokat')
    expect(calendarPartOf(owner)).toMatchObject({ method: 'REQUEST', events: [{ location: 'Kungsgatan 2, Enköping' }] })
    expect(calendarPartOf(await toCustomer('Besöket är bokat')).events[0]?.attendee).toBe(aRequest().email)
    expect(await customer.ownerText()).toContain('Besök bokat söndag 22 november')
    const page = await customer.text()
    expect(page).toContain(visitWords.late)
    expect(page).not.toContain('value="avboka"')
  })

  test('a second visit at an overlapping time is refused to the owner, with whose time it is, and to the customer, who sees what is left', async () => {
    const [one, two] = [await aCustomer(), await aCustomer()]
    await one.propose(at(3, 9), at(4, 9))
    await two.propose(at(3, 9), at(4, 9))
    await one.pick(at(3, 9))
    const late = await two.pick(at(3, 9))
    expect(late.status).toBe(422)
    const shown = mainOf(await late.text())
    expect(shown).toContain(visitWords.errors.taken)
    expect(shown).not.toContain(at(3, 9).start)
    expect(shown).toContain(at(4, 9).start)
    expect(shown).toContain('value="Storgatan 1"')
    const refused = await two.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-25', tid1: '09:45' })
    expect(await refused.text()).toContain(`${ownerVisit.errors.taken} ${visitInWords(at(3, 9))}`)
    expect((await two.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-25', tid1: '10:00' })).status).toBe(303)
    expect(await two.ownerText()).toContain(ownerVisit.notes.taken)
  })

  test('customers who pick overlapping times at once: each time is given once, and every other is told and sees what is left', async () => {
    now = new Date()
    const { starts, customers } = await manyCustomers([server.address], CUSTOMERS)
    const results = await pickAtOnce(customers)
    const won = results.filter(({ status }) => status === 303)
    const lost = results.filter(({ status }) => status !== 303)
    // The first two overlap, so that two of the three can be given.
    expect(won).toHaveLength(2)
    expect(won.map(({ start }) => start)).toContain(starts[2]?.start)
    for (const { status, said } of lost) {
      expect(status).toBe(422)
      expect(said).toContain(visitWords.errors.taken)
    }
  })

  test('what is not answered in full is refused in words, kept, and nothing is booked; the same answer twice counts once', async () => {
    const customer = await aCustomer()
    await customer.propose(at(3, 9))
    const refused = async (fields: Record<string, string>) => {
      const response = await customer.press({ gor: 'valj-tid', ...fields })
      expect(response.status).toBe(422)
      return mainOf(await response.text())
    }
    expect(await refused({ adress: 'Storgatan 1' })).toContain(visitWords.errors.choice)
    expect(await refused({ tid: at(3, 9).start })).toContain('Skriv adressen')
    expect(await refused({ tid: 'ingen', adress: 'Storgatan 1' })).toContain('Skriv när det skulle passa')
    const long = await refused({ tid: at(3, 9).start, adress: 'x'.repeat(201), onskemal: 'Efter 16' })
    for (const kept of ['högst 200 tecken', 'Efter 16', 'checked=""']) expect(long).toContain(kept)
    expect(await refused({ tid: at(3, 10).start, adress: 'Storgatan 1' })).toContain(visitWords.errors.taken)
    expect(await refused({ tid: 'skräp', adress: 'Storgatan 1' })).toContain(visitWords.errors.taken)
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await server.ask(customer.open)).text()) ?? []
    const send = () =>
      server.ask(customer.open, { method: 'POST', body: new URLSearchParams({ sigill, gor: 'valj-tid', tid: at(3, 9).start, adress: 'Storgatan 1' }) })
    for (const response of await Promise.all([send(), send(), send()])) expect(response.status).toBe(303)
    await toOwner('Besök bokat av kunden')
    expect(readCalendar(await (await server.ask(`${customer.open}/besok.ics`)).text()).events[0]?.sequence).toBe(0)
  })

  test('none of the times fits: the owner reads when it would, and the times can still be picked', async () => {
    const customer = await aCustomer()
    await customer.propose(at(3, 9))
    expect((await customer.press({ gor: 'valj-tid', tid: 'ingen', onskemal: 'Vardagar efter 16' })).status).toBe(303)
    expect((await toOwner('Ingen tid passade')).text).toContain('Vardagar efter 16')
    expect(await customer.ownerText()).toContain('Vardagar efter 16')
    await customer.propose(at(4, 16))
    expect(await customer.text()).not.toContain(at(3, 9).start)
    expect((await customer.pick(at(4, 16))).status).toBe(303)
    expect((await customer.press({ gor: 'valj-tid', tid: 'ingen', onskemal: 'Kan ni komma senare?' })).status).toBe(303)
    expect((await toOwner('Kunden vill flytta besöket')).text).toContain('Kan ni komma senare?')
    expect(await customer.text()).toContain('Kan ni komma senare?')
    await customer.propose(at(5, 16))
    expect(await customer.text()).not.toContain('Kan ni komma senare?')
    expect((await toCustomer('Förslag på nya tider')).text).toContain('gäller tills du har valt en ny')
    expect(await customer.ownerText()).toContain('Besök bokat')
  })

  test('the customer moves the visit to another proposed time, and the old one is free again', async () => {
    const [one, two] = [await aCustomer(), await aCustomer()]
    for (const customer of [one, two]) await customer.propose(at(3, 9), at(4, 9))
    await one.pick(at(3, 9))
    expect((await one.pick(at(4, 9), 'Nygatan 3')).headers.get('location')).toBe(`${one.open}?klart=flytta`)
    expect((await toOwner('Besöket flyttat av kunden')).text).toContain('Nygatan 3')
    expect((await two.pick(at(3, 9))).status).toBe(303)
  })

  test('until eight in the evening before the customer can change the visit, then only the owner', async () => {
    const customer = await aCustomer()
    await customer.propose(at(3, 9), at(4, 9))
    await customer.pick(at(3, 9))
    now = new Date(swedishInstant('2026-11-24', 20).getTime() - 1000)
    const [, sigill = ''] =
      /name="sigill" value="([^"]+)"/.exec(mainOf(await (await server.press(customer.page, { gor: 'visa', siffror: DIGITS })).text()) || '') ?? []
    expect(sigill).toBe('')
    const open = (await server.press(customer.page, { gor: 'visa', siffror: DIGITS })).headers.get('location') ?? ''
    expect(mainOf(await (await server.ask(open)).text())).toContain('value="avboka"')
    now = swedishInstant('2026-11-24', 20)
    const page = mainOf(await (await server.ask(open)).text())
    expect(page).toContain(visitWords.late)
    expect(page).not.toContain('value="avboka"')
    expect(await (await server.press(open, { gor: 'avboka', bekrafta: 'ja' })).text()).toContain(visitWords.errors.late)
    expect(await (await server.press(open, { gor: 'valj-tid', tid: at(4, 9).start, adress: 'Storgatan 1' })).text()).toContain(visitWords.errors.late)
    expect((await customer.asOwner({ gor: 'avboka' })).status).toBe(303)
    await toCustomer('Besöket är avbokat')
  })

  test('both are reminded at four in the afternoon of the day before, once, also by a server that was started again', async () => {
    const customer = await aCustomer()
    await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-25', tid1: '09:00', adress: 'Storgatan 1' })
    await toCustomer('Besöket är bokat')
    now = new Date(swedishInstant('2026-11-24', 16).getTime() - 1000)
    await server.queueDueEmails()
    await remindersAre(0)
    await server.close()
    now = swedishInstant('2026-11-24', 16)
    server = await start()
    await server.queueDueEmails()
    await server.queueDueEmails()
    expect((await toOwner('Påminnelse om besök:')).text).toContain(visitInWords(at(3, 9)))
    expect((await toCustomer('Påminnelse om besöket')).text).toContain(visitInWords(at(3, 9)))
    now = new Date(now.getTime() + HOUR)
    await server.queueDueEmails()
    await remindersAre(2)
  })

  test('a visit that is moved or cancelled is not reminded of at its old time, nor one that is booked after four', async () => {
    const [moved, cancelled, late] = [await aCustomer(), await aCustomer(), await aCustomer()]
    const book = (customer: typeof moved, tid1: string) => customer.asOwner({ gor: 'boka', langd: '30', datum1: '2026-11-25', tid1 })
    await book(moved, '09:00')
    await book(cancelled, '10:00')
    await moved.asOwner({ gor: 'flytta', langd: '30', datum1: '2026-11-27', tid1: '09:00' })
    await cancelled.asOwner({ gor: 'avboka' })
    now = new Date(swedishInstant('2026-11-24', 16).getTime() + 1000)
    await book(late, '11:00')
    await server.queueDueEmails()
    await remindersAre(0)
    now = swedishInstant('2026-11-26', 16)
    await server.queueDueEmails()
    for (const email of await emailsNamed(where.dataDir, 'Påminnelse om besök', 2)) expect(email.text).toContain('fredag 27 november')
  })

  test('the morning’s digest begins with the day’s visits', async () => {
    const customer = await aCustomer()
    await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-23', tid1: '09:00', adress: 'Storgatan 1' })
    await server.queueDueEmails()
    await emailsNamed(where.dataDir, 'Besöket är bokat', 2)
    now = swedishInstant('2026-11-23', 7)
    await server.queueDueEmails()
    const [digest] = await emailsNamed(where.dataDir, 'Måndag 23 november: 1 besök', 1)
    const text = digest?.text ?? ''
    expect(text.indexOf('DAGENS BESÖK')).toBeGreaterThan(0)
    expect(text.indexOf('DAGENS BESÖK')).toBeLessThan(text.indexOf('OBESVARADE'))
    for (const said of ['09:00–10:00', 'Åsa Öberg.', 'Ring: 070-174 06 33', 'Storgatan 1, Enköping', 'openstreetmap.org/search?query=Storgatan'])
      expect(text).toContain(said)
  })

  test('withdrawing, and the owner’s “Ej aktuellt”, cancel the visit for both', async () => {
    const [one, two] = [await aCustomer(), await aCustomer({ email: 'annan@example.se' })]
    for (const [customer, tid1] of [
      [one, '09:00'],
      [two, '11:00'],
    ] as const)
      await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-27', tid1 })
    await one.press({ gor: 'aterta', bekrafta: 'ja' })
    for (const email of [await toCustomer('Besöket är avbokat'), await toOwner('Besöket avbokat av kunden')])
      expect(calendarPartOf(email).method).toBe('CANCEL')
    await two.asOwner({ gor: 'svar', svar: 'declined' })
    expect(calendarPartOf(await mailTo('annan@example.se', 'Besöket är avbokat')).method).toBe('CANCEL')
    const other = await aCustomer()
    expect((await other.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-27', tid1: '09:00' })).status).toBe(303)
  })

  test('erasing leaves nothing of the visit but a cancelled entry for the owner’s calendar, without personal data', async () => {
    const customer = await aCustomer()
    await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-27', tid1: '09:00', adress: 'Storgatan 1' })
    const uid = calendarPartOf(await toOwner('Besöket är bokat')).events[0]?.uid
    const receipt = await (await customer.press({ gor: 'radera', bekrafta: 'ja' })).text()
    expect(receipt).toContain(visitWords.erased)
    const email = await toOwner(ownerVisit.email.erased.subject)
    const cancelled = calendarPartOf(email)
    expect(cancelled).toMatchObject({ method: 'CANCEL', events: [{ uid, sequence: 1 }] })
    const { name, phone, email: address } = aRequest()
    for (const personal of [name, phone, address, 'Storgatan', 'Enköping']) expect(`${email.text}${cancelled.text}`).not.toContain(personal)
  })

  test('the calendar’s address is mailed to the owner alone, holds the booked visits, and a new one ends it', async () => {
    const customer = await aCustomer()
    await customer.asOwner({ gor: 'boka', langd: '60', datum1: '2026-11-27', tid1: '09:00', adress: 'Storgatan 1' })
    const pages = [await customer.ownerText(), await customer.text()].join()
    expect(pages).not.toContain('/agare/kalender/')
    await customer.asOwner({ gor: 'kalender' })
    const [first] = await emailsNamed(where.dataDir, ownerVisit.email.calendar.subject, 1)
    const address = /\/agare\/kalender\/[\w-]+\.ics/.exec(first?.text ?? '')?.[0] ?? ''
    const response = await server.ask(address)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(readCalendar(await response.text())).toMatchObject({
      method: 'PUBLISH',
      events: [{ summary: 'Besök: Åsa Öberg', location: 'Storgatan 1, Enköping' }],
    })
    now = new Date(now.getTime() + 1000)
    await customer.asOwner({ gor: 'kalender', adressen: 'ny' })
    const emails = await emailsNamed(where.dataDir, ownerVisit.email.calendar.subject, 2)
    const renewed = emails.map(({ text }) => /\/agare\/kalender\/[\w-]+\.ics/.exec(text ?? '')?.[0] ?? '').find((other) => other !== address) ?? ''
    expect((await server.ask(address)).status).toBe(403)
    expect((await server.ask(renewed)).status).toBe(200)
    now = new Date(now.getTime() + 60 * 24 * HOUR)
    expect(readCalendar(await (await server.ask(renewed)).text()).events).toEqual([])
    for (const token of [address, renewed]) expect(server.lines.join()).not.toContain(token)
  })

  test('a scanner that opens every link and submits every form with its defaults changes nothing about the visit', async () => {
    const customer = await aCustomer()
    await customer.propose(at(3, 9))
    for (const path of [customer.page, customer.open]) {
      for (const gor of ['valj-tid', 'avboka', 'visa']) await server.press(path, { gor, adress: '', onskemal: '', siffror: '' })
      await server.ask(path, { method: 'POST', body: new URLSearchParams({ gor: 'valj-tid', tid: at(3, 9).start, adress: 'x' }) })
    }
    for (const gor of ['foresla', 'boka', 'flytta', 'avboka', 'kalender']) await server.press(customer.owner, { gor, datum1: '2026-11-27', tid1: '09:00' })
    expect(await customer.ownerText()).toContain(ownerVisit.status.proposed)
    expect((await customer.ownerText()).match(/torsdag 26 november|fredag 27 november/g) ?? []).toEqual([])
  })
})

test('a request in quarantine has no visit: it is released first', async () => {
  const server = await startTestServer({ ...noFlood, LINK_SECRET })
  const { reference } = await (await server.postJson(aRequest(), { 'form-trap': 'honeypot' })).json()
  const path = makeOwnerLinks({ secret: LINK_SECRET, publicUrl: '' }).linkTo(reference, new Date())
  expect(await (await server.ask(path)).text()).not.toContain(ownerVisit.propose.heading)
  for (const gor of ['foresla', 'boka', 'avboka']) {
    const date = swedishDate(new Date(Date.now() + 5 * 24 * HOUR))
    expect((await server.press(path, { gor, bekrafta: 'ja', langd: '60', datum1: date, tid1: '09:00' })).status).toBe(422)
  }
  await server.close()
})

test('guessed calendar addresses are told nothing, and soon to wait', async () => {
  const server = await startTestServer({ ...noFlood, TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (let time = 0; time < GUESS_LIMIT.points + 1; time += 1) {
    const response = await server.ask(`/agare/kalender/${crypto.randomUUID()}.ics`)
    statuses.push(response.status)
    expect(await response.text()).toContain(ownerPage.forbidden.heading)
  }
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
  await server.close()
})

/** As the owner's form sends them. */
function typed(times: readonly { start: string }[]): Record<string, string> {
  return Object.fromEntries(
    times.flatMap(({ start }, index) => [
      [`datum${index + 1}`, swedishDate(new Date(start))],
      [`tid${index + 1}`, swedishClock(new Date(start))],
    ]),
  )
}
