import { beforeEach, describe, expect, test } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { swedishInstant } from '#domain/sweden/calendar.ts'
import { calendarPartOf, readCalendar } from '../../../tests/support/calendar.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { CUSTOMERS, manyCustomers, pickAtOnce } from '../../../tests/support/many-picks.ts'
import { at, CUSTOMER_DIGITS, HOUR, mainOf, openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('the customer’s part in visits on %s', (_, newDatabase) => {
  let visits: Visits
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
  })

  test('customers who pick overlapping times at once: each time is given once, and every other is told and sees what is left', async () => {
    visits.setClock(new Date())
    const { starts, customers } = await manyCustomers(await visits.signedIn(), [visits.server.address], CUSTOMERS)
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
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9))
    const refused = async (fields: Record<string, string>) => {
      const response = await customer.press('valj-tid', fields)
      expect(response.status).toBe(422)
      return mainOf(await response.text())
    }
    expect(await refused({ adress: 'Storgatan 1' })).toContain(visitWords.errors.choice)
    expect(await refused({ tid: at(3, 9).start })).toContain('Skriv adressen')
    expect(await refused({ tid: 'ingen', adress: 'Storgatan 1' })).toContain('Skriv när det skulle passa')
    const long = await refused({ tid: at(3, 9).start, adress: 'x'.repeat(201), onskemal: 'Efter 16' })
    for (const kept of ['högst 200 tecken', 'Efter 16', 'checked=""']) expect(long).toContain(kept)
    const taken = await refused({ tid: at(3, 10).start, adress: 'Storgatan 1', onskemal: 'Efter 16' })
    for (const said of [visitWords.errors.taken, '>Efter 16</textarea>']) expect(taken).toContain(said)
    expect(await refused({ tid: 'skräp', adress: 'Storgatan 1' })).toContain(visitWords.errors.taken)
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await visits.server.ask(customer.open)).text()) ?? []
    const send = () =>
      visits.server.ask(`${customer.open}/valj-tid`, { method: 'POST', body: new URLSearchParams({ sigill, tid: at(3, 9).start, adress: 'Storgatan 1' }) })
    for (const response of await Promise.all([send(), send(), send()])) expect(response.status).toBe(303)
    await visits.toOwner('Besök bokat av kunden')
    expect(readCalendar(await (await visits.server.ask(`${customer.open}/besok.ics`)).text()).events[0]?.sequence).toBe(0)
  })

  test('none of the times fits: the owner reads when it would, and the times can still be picked', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9))
    expect(await visits.saidAfter(await customer.press('valj-tid', { tid: 'ingen', onskemal: 'Vardagar efter 16' }))).toBe(visitWords.wished)
    expect((await visits.toOwner('Ingen tid passade')).text).toContain('Vardagar efter 16')
    expect(await customer.ownerText()).toContain('Vardagar efter 16')
    await customer.propose(at(4, 16))
    expect(await customer.text()).not.toContain(at(3, 9).start)
    expect((await customer.pick(at(4, 16))).status).toBe(303)
    expect((await customer.press('valj-tid', { tid: 'ingen', onskemal: 'Kan ni komma senare?' })).status).toBe(303)
    expect((await visits.toOwner('Kunden vill flytta besöket')).text).toContain('Kan ni komma senare?')
    expect(await customer.text()).toContain('Kan ni komma senare?')
    await customer.propose(at(5, 16))
    expect(await customer.text()).not.toContain('Kan ni komma senare?')
    expect((await visits.toCustomer('Förslag på nya tider')).text).toContain('gäller tills du har valt en ny')
    expect(await customer.ownerText()).toContain('Besök bokat')
  })

  test('who answers when the times or the visit were taken back meanwhile is told so, and keeps the words where they can be sent', async () => {
    const customer = await visits.aCustomer()
    const answers: Record<string, string>[] = [
      { tid: 'ingen', onskemal: 'Vardagar efter 16' },
      { tid: at(3, 9).start, adress: 'Storgatan 1', onskemal: 'Vardagar efter 16' },
    ]
    for (const answer of answers) {
      await customer.propose(at(3, 9))
      expect((await customer.asOwner('avboka')).status).toBe(303)
      const response = await customer.press('valj-tid', answer)
      const page = mainOf(await response.text())
      expect(response.status).toBe(422)
      expect(page).toContain(visitWords.errors.withdrawn)
      expect(page).toMatch(/<textarea[^>]* name="message"[^>]*>Vardagar efter 16</)
    }
  })

  test('the customer moves the visit to another proposed time, and the old one is free again', async () => {
    const [one, two] = [await visits.aCustomer(), await visits.aCustomer()]
    for (const customer of [one, two]) await customer.propose(at(3, 9), at(4, 9))
    await one.pick(at(3, 9))
    const choices = await one.text()
    expect([choices.includes(at(3, 9).start), choices.includes(at(4, 9).start)]).toEqual([false, true])
    expect(await visits.saidAfter(await one.pick(at(4, 9), 'Nygatan 3'))).toBe(visitWords.move.done)
    expect((await visits.toOwner('Besöket flyttat av kunden')).text).toContain('Nygatan 3')
    expect((await two.pick(at(3, 9))).status).toBe(303)
  })

  test('a proposed time can be chosen until eight in the evening before; then it is not on the page, and refused to who has it open', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9), at(4, 9))
    const eight = swedishInstant('2026-11-24', 20)
    visits.setClock(new Date(eight.getTime() - 1000))
    const open = (await visits.server.press(`${customer.page}/visa`, { siffror: CUSTOMER_DIGITS })).headers.get('location') ?? ''
    const shown = async () => {
      const page = mainOf(await (await visits.server.ask(open)).text())
      return [at(3, 9), at(4, 9)].map(({ start }) => page.includes(start))
    }
    expect(await shown()).toEqual([true, true])
    visits.setClock(eight)
    expect(await shown()).toEqual([false, true])
    const late = await visits.server.press(`${open}/valj-tid`, { tid: at(3, 9).start, adress: 'Storgatan 1' })
    expect(late.status).toBe(422)
    expect(await late.text()).toContain(visitWords.errors.late(builtContent.facts))
  })

  test('the same time chosen again is said to be booked, not moved', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9), at(4, 9))
    for (let press = 0; press < 2; press += 1) expect(await visits.saidAfter(await customer.pick(at(3, 9)))).toBe(visitWords.pick.done)
    for (let press = 0; press < 2; press += 1) expect(await visits.saidAfter(await customer.pick(at(4, 9)))).toBe(visitWords.move.done)
  })

  test('after a visit that has been another is proposed and chosen like the first', async () => {
    const customer = await visits.aCustomer()
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-22', tid1: '15:00' })
    const first = calendarPartOf(await visits.toCustomer('Besöket är bokat')).events[0]?.uid
    visits.pass(4 * HOUR)
    const owner = await customer.ownerText()
    expect([owner.includes(ownerVisit.book.heading), owner.includes(ownerVisit.propose.again)]).toEqual([true, false])
    expect((await customer.propose(at(3, 9))).status).toBe(303)
    expect((await visits.toCustomer('Förslag på tider')).text).not.toContain('flytta')
    expect(await customer.text()).toContain(visitWords.pick.heading)
    expect(await visits.saidAfter(await customer.pick(at(3, 9)))).toBe(visitWords.pick.done)
    const second = calendarPartOf(await visits.toOwner('Besök bokat av kunden')).events[0]
    expect(second).toMatchObject({ start: at(3, 9).start, sequence: 0 })
    expect(second?.uid).not.toBe(first)
  })

  test('until eight in the evening before the customer can change the visit, then only the owner', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9), at(4, 9))
    await customer.pick(at(3, 9))
    visits.setClock(new Date(swedishInstant('2026-11-24', 20).getTime() - 1000))
    const [, sigill = ''] =
      /name="sigill" value="([^"]+)"/.exec(mainOf(await (await visits.server.press(`${customer.page}/visa`, { siffror: CUSTOMER_DIGITS })).text()) || '') ?? []
    expect(sigill).toBe('')
    const open = (await visits.server.press(`${customer.page}/visa`, { siffror: CUSTOMER_DIGITS })).headers.get('location') ?? ''
    expect(mainOf(await (await visits.server.ask(open)).text())).toContain('/avboka"')
    visits.setClock(swedishInstant('2026-11-24', 20))
    const page = mainOf(await (await visits.server.ask(open)).text())
    expect(page).toContain(visitWords.late(builtContent.facts))
    expect(page).not.toContain('/avboka"')
    expect(await (await visits.server.press(`${open}/avboka`, { bekrafta: 'ja' })).text()).toContain(visitWords.errors.late(builtContent.facts))
    expect(await (await visits.server.press(`${open}/valj-tid`, { tid: at(4, 9).start, adress: 'Storgatan 1' })).text()).toContain(
      visitWords.errors.late(builtContent.facts),
    )
    expect((await customer.asOwner('avboka')).status).toBe(303)
    await visits.toCustomer('Besöket är avbokat')
  })
})
