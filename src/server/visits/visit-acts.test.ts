import { expect, test } from 'vitest'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { aRecord } from '../../../tests/support/a-request.ts'
import { aSiteContent } from '../../../tests/support/a-site-content.ts'
import { aVisit } from '../../../tests/support/a-visit.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import { makeOwnerVisits } from './owner-visits.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const time = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
/** Half past eight in the evening before. */
const LATE = '2026-11-25T19:30:00.000Z'

/** Proposed: a time to choose from, and none booked. */
const proposed = aVisit({ state: 'proposed', time: undefined, offered: [time] })

/** What can be done about visits in a database in which there is what is asked for, or in which every time is taken and every visit gone. */
function visitsWhere(isThere: boolean, at = NOON) {
  let queued = 0
  const core = {
    config: { undoSeconds: 0 },
    now: () => new Date(at),
    facts: () => ({ ...aSiteContent.facts, holiday: undefined }),
    emailQueued: () => {
      queued += 1
    },
  }
  const visits = {
    occupied: async () => [],
    propose: async () => isThere,
    book: async () => (isThere ? ('booked' as const) : ('taken' as const)),
    wish: async () => isThere,
    end: async () => isThere,
    assign: async () => isThere,
  }
  const calendarFeeds = { tell: async () => {}, renew: async () => {}, tellPerson: async () => {} }
  const owner = makeOwnerVisits(core, visits, calendarFeeds, { tokenHashOf: () => 'hash' })
  return { customer: makeCustomerVisits(core, visits), owner, queued: () => queued }
}

type Acts = ReturnType<typeof visitsWhere>

test.each<[string, (acts: Acts) => Promise<unknown>]>([
  ['a customer’s choice', ({ customer }) => customer.pick(aRecord({ visit: proposed }), time.start, 'Storgatan 1', 'form')],
  ['a customer’s wish', ({ customer }) => customer.wish(aRecord({ visit: proposed }), 'Efter 16')],
  ['a customer’s cancellation', ({ customer }) => customer.cancel(aRecord({ visit: aVisit() }))],
  ['the owner’s proposal', ({ owner }) => owner.propose('F-1', [time], 'form', BY_LINK)],
  ['the owner’s booking', ({ owner }) => owner.book('F-1', time, '', 'form', BY_LINK)],
  ['the owner’s cancellation', ({ owner }) => owner.cancel('F-1', 'form', BY_LINK)],
])('%s has its emails sent at once, and none when it comes too late', async (_, act) => {
  const right = visitsWhere(true)
  await act(right)
  expect(right.queued()).toBe(1)
  const late = visitsWhere(false)
  await act(late)
  expect(late.queued()).toBe(0)
})

test('the calendar’s address is sent at once, the same and a new one', async () => {
  const { owner, queued } = visitsWhere(true)
  await owner.sendCalendarAddress('same')
  expect(queued()).toBe(1)
  await owner.sendCalendarAddress('new')
  expect(queued()).toBe(2)
})

test('a visit that is booked is too late to cancel in the evening before; one that is cancelled already is cancelled, however late', async () => {
  const { customer, queued } = visitsWhere(false, LATE)
  expect(await customer.cancel(aRecord({ visit: aVisit() }))).toBe(false)
  expect(await customer.cancel(aRecord({ visit: aVisit({ state: 'cancelled' }) }))).toBe(true)
  expect(queued()).toBe(0)
})
