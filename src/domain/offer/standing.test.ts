import { expect, test } from 'vitest'
import { isReplaceable, type OfferEventKind, stateOf } from './standing.ts'
import { isExpired, isSoonOver, keptUntil, withdrawalUntil } from './validity.ts'

const offer = { number: 2, validUntil: '2026-12-10' }
const said = (kind: OfferEventKind, number = 2) => ({ id: kind, number, kind, at: '2026-12-01T08:00:00.000Z', text: '', detail: {} })

test.each([
  ['nothing', [], 'open'],
  ['a question and a reminder', [said('question'), said('reminded')], 'open'],
  ['something about another version', [said('accepted', 1), said('declined', 3)], 'open'],
  ['a yes', [said('accepted')], 'accepted'],
  ['a no, and a question', [said('declined'), said('question')], 'declined'],
  ['a yes that was confirmed', [said('accepted'), said('confirmed')], 'confirmed'],
  ['an agreement that was regretted', [said('accepted'), said('confirmed'), said('regretted')], 'regretted'],
])('after %s an offer is %s', (_, events, state) => {
  expect(stateOf(offer, events, '2026-12-10')).toBe(state)
})

test('an offer expires after its last day, unless something was decided', () => {
  expect(stateOf(offer, [said('expired')], '2026-12-11')).toBe('expired')
  expect(stateOf(offer, [said('accepted')], '2026-12-11')).toBe('accepted')
  expect(['2026-12-10', '2026-12-11'].map((today) => isExpired(offer, today))).toEqual([false, true])
})

test('only an agreement is not replaced by another version', () => {
  expect((['open', 'expired', 'accepted', 'declined', 'regretted'] as const).map(isReplaceable)).toEqual(Array(5).fill(true))
  expect(isReplaceable('confirmed')).toBe(false)
})

test('the customer is reminded three days before the last day, if the offer is older than that', () => {
  const isReminded = (sentOn: string) => (today: string) => isSoonOver({ validUntil: '2026-12-10', sentOn }, today)
  expect(['2026-12-06', '2026-12-07', '2026-12-10', '2026-12-11'].map(isReminded('2026-12-06'))).toEqual([false, true, true, false])
  expect(['2026-12-07', '2026-12-10'].map(isReminded('2026-12-07'))).toEqual([false, false])
})

test('an agreement can be withdrawn from for fourteen days after its own, and is kept for seven years after its year', () => {
  expect(withdrawalUntil('2026-12-20')).toBe('2027-01-03')
  expect(keptUntil('2026-01-02')).toBe('2033-12-31')
})
