import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { calendarPartOf, readCalendar } from '../../../tests/support/calendar.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { emailsIn } from '../../../tests/support/mail-files.ts'
import { noFlood } from '../../../tests/support/no-limits.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'
import { at, HOUR, mainOf, openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('visits on %s', (_, newDatabase) => {
  let visits: Visits
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
  })

  test('from three proposed times to a picked one, moved by the owner and cancelled by the customer: every email and every calendar entry', async () => {
    const customer = await visits.aCustomer()
    const times = [at(3, 9), at(4, 15), at(5, 9)]
    expect((await customer.propose(...times)).status).toBe(303)
    const proposal = await visits.toCustomer('Förslag på tider')
    for (const time of times) expect(proposal.text).toContain(swedishPeriod(time))
    expect(proposal.text).toContain(customer.page)
    expect(await customer.text()).toContain(visitWords.pick.heading)
    expect(mainOf(await (await visits.server.ask(customer.page)).text())).toContain('Vi har föreslagit tider för ett besök.')

    expect(await visits.saidAfter(await customer.pick(at(4, 15)))).toBe(visitWords.pick.done)
    expect(await customer.ownerText(), 'its own time is in no one’s way').not.toContain(ownerVisit.notes.taken)
    const [told, owner] = [await visits.toCustomer('Besöket är bokat'), await visits.toOwner('Besök bokat av kunden')]
    expect(told.text).toContain(swedishPeriod(at(4, 15)))
    expect(told.text).not.toContain('Storgatan')
    expect(owner.text).toContain('Storgatan 1, Enköping')
    const first = calendarPartOf(told)
    expect(first).toMatchObject({ method: 'REQUEST', events: [{ start: at(4, 15).start, end: at(4, 15).end, sequence: 0, status: 'CONFIRMED' }] })
    expect(calendarPartOf(owner)).toMatchObject({ method: 'REQUEST', events: [{ uid: first.events[0]?.uid, location: 'Storgatan 1, Enköping' }] })
    const file = await visits.server.ask(`${customer.open}/besok.ics`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(readCalendar(await file.text())).toMatchObject({ method: 'PUBLISH', events: [{ uid: first.events[0]?.uid, location: 'Storgatan 1, Enköping' }] })
    const whole = await (await visits.server.ask(customer.open)).text()
    expect(gzipSync(whole).length).toBeLessThan(30 * 1024)
    const page = await customer.text()
    for (const said of [swedishPeriod(at(4, 15)), 'Storgatan 1', visitWords.calendar, visitWords.move.heading, visitWords.cancel.heading])
      expect(page).toContain(said)
    const status = mainOf(await (await visits.server.ask(customer.page)).text())
    expect(status).toContain('Besöket är bokat.')
    expect(status).not.toContain('15:00')

    expect((await customer.asOwner('flytta', { langd: '90', datum1: '2026-11-30', tid1: '10:15', adress: '' })).status).toBe(303)
    const moved = await visits.toCustomer('Besöket är flyttat')
    const movedTime = visitTime(new Date('2026-11-30T09:15:00.000Z'), 90)
    expect(moved.text).toContain(swedishPeriod(movedTime))
    expect(calendarPartOf(moved)).toMatchObject({ method: 'REQUEST', events: [{ ...movedTime, uid: first.events[0]?.uid, sequence: 1 }] })
    expect(await customer.text()).toContain('Storgatan 1')

    expect((await customer.press('avboka')).status).toBe(422)
    expect(await visits.saidAfter(await customer.press('avboka', { bekrafta: 'ja' }))).toBe(visitWords.cancel.done)
    for (const email of [await visits.toCustomer('Besöket är avbokat'), await visits.toOwner('Besöket avbokat av kunden')])
      expect(calendarPartOf(email)).toMatchObject({ method: 'CANCEL', events: [{ uid: first.events[0]?.uid, sequence: 2, status: 'CANCELLED' }] })
    expect(await customer.text()).toContain(visitWords.cancelled)
    expect((await visits.server.ask(`${customer.open}/besok.ics`)).status).toBe(404)
    const cancelled = await customer.ownerText()
    expect(cancelled).toContain(ownerVisit.status.cancelled)
    expect(cancelled, 'nothing to take back').not.toContain('/avboka"')
  })

  test('a proposal is a reply: reminders stop, and the owner sees it so', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9))
    expect(await customer.ownerText()).toContain('Tider föreslagna')
    for (const said of ['Vi har föreslagit tider för ett besök.', customerPage.status.seen]) expect(await customer.text()).toContain(said)
    visits.pass(23.5 * HOUR)
    await visits.server.queueDueEmails()
    expect((await emailsIn(visits.where.dataDir)).filter(({ subject }) => subject?.startsWith('Påminnelse:') || subject?.startsWith('Sista'))).toEqual([])
  })

  test('withdrawing, and the owner’s “Ej aktuellt”, cancel the visit for both', async () => {
    const [one, two] = [await visits.aCustomer(), await visits.aCustomer({ email: 'annan@example.se' })]
    for (const [customer, tid1] of [
      [one, '09:00'],
      [two, '11:00'],
    ] as const)
      await customer.asOwner('boka', { langd: '60', datum1: '2026-11-27', tid1 })
    await one.press('aterta', { bekrafta: 'ja' })
    for (const email of [await visits.toCustomer('Besöket är avbokat'), await visits.toOwner('Besöket avbokat av kunden')])
      expect(calendarPartOf(email).method).toBe('CANCEL')
    await two.asOwner('svar', { svar: 'declined' })
    expect(calendarPartOf(await visits.mailTo('annan@example.se', 'Besöket är avbokat')).method).toBe('CANCEL')
    const other = await visits.aCustomer()
    expect((await other.asOwner('boka', { langd: '60', datum1: '2026-11-27', tid1: '09:00' })).status).toBe(303)
  })

  test('erasing leaves nothing of the visit but a cancelled entry for the owner’s calendar, without personal data', async () => {
    const customer = await visits.aCustomer()
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-27', tid1: '09:00', adress: 'Storgatan 1' })
    const uid = calendarPartOf(await visits.toOwner('Besöket är bokat')).events[0]?.uid
    const receipt = await (await customer.press('radera', { bekrafta: 'ja' })).text()
    expect(receipt).toContain(customerPage.erase.visit)
    const email = await visits.toOwner(ownerVisit.email.erased.subject)
    const cancelled = calendarPartOf(email)
    expect(cancelled).toMatchObject({ method: 'CANCEL', events: [{ uid, sequence: 1 }] })
    const { name, phone, email: address } = aRequest()
    for (const personal of [name, phone, address, 'Storgatan', 'Enköping']) expect(`${email.text}${cancelled.text}`).not.toContain(personal)
  })

  test('who erases a request with times that are offered, or a visit that has been, is not told that a visit is cancelled', async () => {
    const [offered, visited] = [await visits.aCustomer(), await visits.aCustomer()]
    await offered.propose(at(3, 9))
    await visited.asOwner('boka', { langd: '60', datum1: '2026-11-22', tid1: '15:00' })
    visits.pass(4 * HOUR)
    expect(await visited.text()).toContain(visitWords.over)
    for (const customer of [offered, visited]) expect(await (await customer.press('radera', { bekrafta: 'ja' })).text()).not.toContain(customerPage.erase.visit)
  })

  test('a scanner that opens every link and submits every form with its defaults changes nothing about the visit', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9))
    for (const path of [customer.page, customer.open]) {
      for (const deed of ['valj-tid', 'avboka', 'visa']) await visits.server.press(`${path}/${deed}`, { adress: '', onskemal: '', siffror: '' })
      await visits.server.ask(`${path}/valj-tid`, { method: 'POST', body: new URLSearchParams({ tid: at(3, 9).start, adress: 'x' }) })
    }
    for (const deed of ['foresla', 'boka', 'flytta', 'avboka', 'kalender'])
      for (const path of [customer.link, customer.owner]) await visits.server.press(`${path}/${deed}`, { datum1: '2026-11-27', tid1: '09:00' })
    expect(await customer.ownerText()).toContain(ownerVisit.status.proposed)
    // The form suggests free times.
    const said = (await customer.ownerText()).replaceAll(/<ul class="time-chips".*?<\/ul>/gs, '')
    expect(said.match(/torsdag 26 november|fredag 27 november/g) ?? []).toEqual([])
  })
})

test('a request in quarantine has no visit: it is released first', async () => {
  const server = await startTestServer(noFlood)
  const { reference } = await (await server.postJson(aRequest(), { 'form-trap': 'honeypot' })).json()
  const path = requestPath(reference)
  const desk = await server.signedIn()
  expect(await (await desk.ask(path)).text()).not.toContain(ownerVisit.propose.heading)
  for (const deed of ['foresla', 'boka', 'avboka']) {
    const date = swedishDate(new Date(Date.now() + 5 * 24 * HOUR))
    expect((await desk.press(`${path}/${deed}`, { langd: '60', datum1: date, tid1: '09:00' })).status).toBe(409)
  }
  await server.close()
})
