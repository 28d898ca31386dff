import { beforeEach, describe, expect, test } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { calendarPartOf } from '../../../tests/support/calendar.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { at, mainOf, openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('the owner’s part in visits on %s', (_, newDatabase) => {
  let visits: Visits
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
  })

  test('the owner’s form has three suggestions, and what is wrong with a time stands at it with everything as it was typed', async () => {
    const customer = await visits.aCustomer()
    const page = await customer.ownerText()
    expect([...page.matchAll(/name="datum\d" value="([\d-]+)"/g)].slice(0, 3).map(([, date]) => date)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
    const form = { langd: '90', datum1: '2027-03-28', tid1: '02:30', datum2: '2026-02-30', tid2: '09:00', datum3: '', tid3: '' }
    const refused = await customer.asOwner('foresla', form)
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
      expect(await (await customer.asOwner('foresla', { langd: '60', datum1, tid1 })).text(), tid1).toContain(said)
    expect(await (await customer.asOwner('foresla')).text()).toContain(ownerVisit.errors.none)
    expect(await customer.ownerText()).not.toContain(ownerVisit.offered)
  })

  test('a weekend, a red day and the company’s holiday may be proposed, and are pointed out', async () => {
    const customer = await visits.aCustomer()
    expect((await customer.propose(at(6, 9), visitTime(new Date('2027-01-06T08:00:00.000Z'), 60))).status).toBe(303)
    expect((await customer.ownerText()).split(ownerVisit.notes['day off'])).toHaveLength(3)
  })

  test('the owner enters a time that was agreed by telephone, without a proposal, and both are invited', async () => {
    const customer = await visits.aCustomer()
    expect((await customer.asOwner('boka', { langd: '60', datum1: '2026-11-22', tid1: '15:00', adress: 'Kungsgatan 2, Enköping' })).status).toBe(303)
    const owner = await visits.toOwner('Besöket är bokat')
    expect(calendarPartOf(owner)).toMatchObject({ method: 'REQUEST', events: [{ location: 'Kungsgatan 2, Enköping' }] })
    expect(calendarPartOf(await visits.toCustomer('Besöket är bokat')).events[0]?.attendee).toBe(aRequest().email)
    expect(await customer.ownerText()).toContain('Besök bokat söndag 22 november')
    const page = await customer.text()
    expect(page).toContain(visitWords.late(builtContent.facts))
    expect(page).not.toContain('/avboka"')
  })

  test('a request that the customer has withdrawn meanwhile gets no times', async () => {
    const customer = await visits.aCustomer()
    await customer.press('aterta', { bekrafta: 'ja' })
    expect(await customer.ownerText()).not.toContain(ownerVisit.propose.heading)
    const form = { datum1: '2026-11-26', tid1: '09:00', langd: '60' }
    for (const deed of ['foresla', 'boka']) expect((await customer.asOwner(deed, form)).status).toBe(409)
    expect(await customer.text()).not.toContain(visitWords.pick.heading)
  })

  test('the owner alone is not asked who goes, one time has no number, and the customer’s wish for other times is said', async () => {
    const customer = await visits.aCustomer()
    await customer.propose(at(3, 9), at(4, 9))
    expect(await customer.ownerText()).toContain(ownerVisit.status.proposed)
    await customer.press('valj-tid', { tid: 'ingen', onskemal: 'Efter 16' })
    const wished = await customer.ownerText()
    expect(wished).toContain(ownerVisit.status.wished)
    expect(wished).not.toContain(ownerVisit.status.proposed)
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-26', tid1: '09:00' })
    const booked = await customer.ownerText()
    expect(booked).not.toContain(assignedVisit.heading)
    expect(booked.split(`<p class="hint">${ownerVisit.propose.time} 1</p>`), 'in the form of several times only').toHaveLength(2)
  })

  test('a visit is moved to a time that overlaps with the one that it had', async () => {
    const customer = await visits.aCustomer()
    const form = { langd: '60', datum1: '2026-11-26', adress: 'Storgatan 1' }
    for (const tid1 of ['09:00', '09:30']) expect((await customer.asOwner('boka', { ...form, tid1 })).status).toBe(303)
    expect(await customer.ownerText()).toContain('Besök bokat torsdag 26 november kl. 09:30–10:30')
  })

  test('a second visit at an overlapping time is refused to the owner, with whose time it is, and to the customer, who sees what is left', async () => {
    const [one, two] = [await visits.aCustomer(), await visits.aCustomer()]
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
    const refused = await (await two.asOwner('boka', { langd: '60', datum1: '2026-11-25', tid1: '09:45' })).text()
    expect(refused).toMatch(new RegExp(`Då är du hos [^<]+: ${swedishPeriod(at(3, 9))}`))
    for (const part of ['<a href="#besok">', 'id="besok" open=""']) expect(refused, 'the way down to the form').toContain(part)
    expect((await two.asOwner('boka', { langd: '60', datum1: '2026-11-25', tid1: '10:00' })).status).toBe(303)
    expect(await two.ownerText()).toContain(ownerVisit.notes.taken)
  })
})
