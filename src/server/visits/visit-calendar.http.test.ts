import { beforeEach, describe, expect, test } from 'vitest'
import { linkWords } from '#content/desk/link.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { GUESS_LIMIT } from '#server/core/http/network-limit.ts'
import { readCalendar } from '../../../tests/support/calendar.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { emailsNamed } from '../../../tests/support/mail-files.ts'
import { noFlood } from '../../../tests/support/no-limits.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'
import { HOUR, openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('the calendar of visits on %s', (_, newDatabase) => {
  let visits: Visits
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
  })

  test('the calendar’s address is mailed to the owner alone, holds the booked visits, and a new one ends it', async () => {
    const customer = await visits.aCustomer()
    await customer.asOwner('boka', { langd: '60', datum1: '2026-11-27', tid1: '09:00', adress: 'Storgatan 1' })
    const pages = [await customer.ownerText(), await customer.text()].join()
    expect(pages).not.toContain('/agare/kalender/')
    await visits.sendCalendarAddress()
    const [first] = await emailsNamed(visits.where.dataDir, ownerVisit.email.calendar.subject, 1)
    const address = /\/agare\/kalender\/[\w-]+\.ics/.exec(first?.text ?? '')?.[0] ?? ''
    const response = await visits.server.ask(address)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const content = await response.text()
    for (const line of [`X-WR-CALNAME:${ownerVisit.feedName}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']) expect(content).toContain(line)
    expect(readCalendar(content)).toMatchObject({
      method: 'PUBLISH',
      events: [{ summary: 'Besök: Åsa Öberg', location: 'Storgatan 1, Enköping' }],
    })
    visits.pass(1000)
    await visits.sendCalendarAddress({ adressen: 'ny' })
    const emails = await emailsNamed(visits.where.dataDir, ownerVisit.email.calendar.subject, 2)
    const renewed = emails.map(({ text }) => /\/agare\/kalender\/[\w-]+\.ics/.exec(text ?? '')?.[0] ?? '').find((other) => other !== address) ?? ''
    expect((await visits.server.ask(address)).status).toBe(403)
    expect((await visits.server.ask(renewed)).status).toBe(200)
    const eventsLater = async (days: number) => {
      visits.pass(days * 24 * HOUR)
      return readCalendar(await (await visits.server.ask(renewed)).text()).events
    }
    expect(await eventsLater(30), 'what was, for a month').toHaveLength(1)
    expect(await eventsLater(30)).toEqual([])
    for (const token of [address, renewed]) expect(visits.server.lines.join()).not.toContain(token)
  })
})

test('guessed calendar addresses are told nothing, and soon to wait', async () => {
  const server = await startTestServer({ ...noFlood, TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (let time = 0; time < GUESS_LIMIT.points + 1; time += 1) {
    const response = await server.ask(`/agare/kalender/${crypto.randomUUID()}.ics`)
    statuses.push(response.status)
    expect(await response.text()).toContain(linkWords.forbidden.heading)
  }
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
  await server.close()
})
