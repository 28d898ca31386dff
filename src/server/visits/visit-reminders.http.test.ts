import { beforeEach, describe, expect, test } from 'vitest'
import { swedishInstant } from '#domain/sweden/calendar.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { emailsNamed } from '../../../tests/support/mail-files.ts'
import { at, HOUR, openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('reminders of visits on %s', (_, newDatabase) => {
  let visits: Visits
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
  })

  test('both are reminded at four in the afternoon of the day before, once, also by a server that was started again', async () => {
    const customer = await visits.aCustomer()
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-25', tid1: '09:00', adress: 'Storgatan 1' })
    await visits.toCustomer('Besöket är bokat')
    visits.setClock(new Date(swedishInstant('2026-11-24', 16).getTime() - 1000))
    await visits.server.queueDueEmails()
    await visits.remindersAre(0)
    await visits.restartAt(swedishInstant('2026-11-24', 16))
    await visits.server.queueDueEmails()
    await visits.server.queueDueEmails()
    expect((await visits.toOwner('Påminnelse om besök:')).text).toContain(swedishPeriod(at(3, 9)))
    expect((await visits.toCustomer('Påminnelse om besöket')).text).toContain(swedishPeriod(at(3, 9)))
    visits.pass(HOUR)
    await visits.server.queueDueEmails()
    await visits.remindersAre(2)
  })

  test('a visit that is moved or cancelled is not reminded of at its old time, nor one that is booked after four', async () => {
    const [moved, cancelled, late] = [await visits.aCustomer(), await visits.aCustomer(), await visits.aCustomer()]
    const book = (customer: typeof moved, tid1: string) => customer.asOwner('boka', { langd: '30', datum1: '2026-11-25', tid1 })
    await book(moved, '09:00')
    await book(cancelled, '10:00')
    await moved.asOwner('flytta', { langd: '30', datum1: '2026-11-27', tid1: '09:00' })
    await cancelled.asOwner('avboka')
    visits.setClock(new Date(swedishInstant('2026-11-24', 16).getTime() + 1000))
    await book(late, '11:00')
    await visits.server.queueDueEmails()
    await visits.remindersAre(0)
    visits.setClock(swedishInstant('2026-11-26', 16))
    await visits.server.queueDueEmails()
    for (const email of await emailsNamed(visits.where.dataDir, 'Påminnelse om besök', 2)) expect(email.text).toContain('fredag 27 november')
  })

  test('the morning’s digest begins with the day’s visits', async () => {
    const customer = await visits.aCustomer()
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-23', tid1: '09:00', adress: 'Storgatan 1' })
    await visits.server.queueDueEmails()
    await emailsNamed(visits.where.dataDir, 'Besöket är bokat', 2)
    visits.setClock(swedishInstant('2026-11-23', 7))
    await visits.server.queueDueEmails()
    const [digest] = await emailsNamed(visits.where.dataDir, 'Måndag 23 november: 1 besök', 1)
    const text = digest?.text ?? ''
    expect(text.indexOf('DAGENS BESÖK')).toBeGreaterThan(0)
    expect(text.indexOf('DAGENS BESÖK')).toBeLessThan(text.indexOf('OBESVARADE'))
    for (const said of ['09:00–10:00', 'Åsa Öberg.', 'Ring: 070-174 06 33', 'Storgatan 1, Enköping', 'openstreetmap.org/search?query=Storgatan'])
      expect(text).toContain(said)
  })
})
