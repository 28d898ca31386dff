import { expect, test } from 'vitest'
import type { ByWhomKind, TurningKind } from './history-kinds.ts'
import { eventsOfMerged, reasonsOf, type Standing, standingOf, type TurnEvent, type TurnFacts, turnAt } from './turn.ts'
import { visitTime } from './visit-time.ts'

/** Hours after the request came, on a Monday at nine in the morning, Swedish time. */
const at = (hours: number) => new Date(Date.UTC(2026, 10, 23, 8) + hours * 3_600_000).toISOString()
const after = (hours: number) => new Date(at(hours))

/** Promised by the hour 26, which is no other bound of the rules. */
const factsOf = (events: readonly TurnEvent[], changes: Partial<TurnFacts> = {}): TurnFacts => ({
  receivedAt: at(0),
  answerBy: at(26),
  isQuarantined: false,
  closed: undefined,
  visit: undefined,
  events,
  taken: [],
  ...changes,
})
const standing = (events: readonly TurnEvent[], changes?: Partial<TurnFacts>) => standingOf(factsOf(events, changes))

const ours = (reason: Standing['reason'], since: number, due: number): Standing => ({ reason, since: at(since), oursFrom: at(since), due: at(due) })
const theirs = (reason: Standing['reason'], since: number): Standing => ({ reason, since: at(since), oursFrom: undefined, due: undefined })

const called = { kind: 'reply', reply: 'called', at: at(2) } as const
const mailed = { kind: 'reply', reply: 'mailed', at: at(3) } as const
const added = (hours: number) => ({ kind: 'added', at: at(hours) }) as const
const event = (kind: TurningKind | 'photos', hours: number): TurnEvent => ({ kind, at: at(hours) })
const done = (kind: ByWhomKind, hours: number, by: 'owner' | 'customer' = 'owner'): TurnEvent => ({ kind, at: at(hours), by })

test.each<[string, readonly TurnEvent[], Standing]>([
  ['nothing', [], ours('new', 0, 26)],
  ['something more from the customer', [added(1)], ours('new', 0, 26)],
  ['photos', [event('photos', 1)], ours('new', 0, 26)],
  ['“handled” without an answer', [event('handled', 1)], ours('new', 0, 26)],
  ['a call that nobody answered', [event('not reached', 1)], ours('not reached', 0, 26)],
  ['a release from quarantine', [event('released', 3)], ours('new', 3, 26)],
  ['a cancelled visit that was never answered', [done('visit cancelled', 4)], ours('new', 0, 26)],
  [
    'what withdraws or declines, before it is closed',
    [
      { kind: 'reply', reply: 'declined', at: at(1) },
      { kind: 'reply', reply: 'withdrawn', at: at(2) },
    ],
    ours('new', 0, 26),
  ],
  ['a call', [called], theirs('called', 2)],
  ['a later email', [called, mailed], theirs('mailed', 3)],
  ['the same in another order', [mailed, called], theirs('mailed', 3)],
  ['of two at one instant the second', [called, { ...mailed, at: called.at }], theirs('mailed', 2)],
  ['a call that nobody answered, after an answer', [called, event('not reached', 5)], ours('not reached', 5, 29)],
  ['a message after an answer', [called, added(5)], ours('customer wrote', 5, 29)],
  ['photos after an answer', [called, event('photos', 5)], ours('photos came', 5, 29)],
  ['no time that fits', [called, event('visit wish', 5)], ours('no time fits', 5, 29)],
  ['times that were withdrawn', [called, done('proposal withdrawn', 5)], ours('times withdrawn', 5, 29)],
  ['opened again', [called, event('reopened', 5)], ours('reopened', 5, 29)],
  ['a visit that the customer moved', [called, done('visit moved', 5, 'customer')], ours('customer moved', 5, 29)],
  ['a visit that the customer cancelled', [called, done('visit cancelled', 5, 'customer')], ours('customer cancelled', 5, 29)],
  ['a visit that the owner cancelled', [called, done('visit cancelled', 5)], ours('we cancelled', 5, 29)],
  ['the second reason since the owner’s last word', [called, added(5), event('photos', 7)], ours('photos came', 5, 29)],
  ['“handled” after a message', [called, added(5), event('handled', 6)], theirs('nothing to answer', 6)],
  ['a message after “handled”', [called, added(5), event('handled', 6), added(7)], ours('customer wrote', 7, 31)],
  ['a room’s deed that asks the owner', [called, event('offer question', 5)], ours('offer question', 5, 29)],
  ['a room’s deed that asks the customer', [event('offer sent', 5)], theirs('offer sent', 5)],
  ['a visit that the owner moved and that is gone', [done('visit moved', 5)], theirs('nothing to answer', 5)],
  ['proposed times that are gone', [{ kind: 'reply', reply: 'times proposed', at: at(2) }], theirs('nothing to answer', 2)],
])('after %s', (_, events, expected) => {
  expect(standing(events)).toEqual(expected)
})

test('while it is in quarantine nothing else counts', () => {
  expect(standing([called, added(5)], { isQuarantined: true, closed: { at: at(6), because: 'won' } })).toEqual(theirs('quarantined', 0))
})

test('a request that goes on as this one brings the sooner of both deadlines', () => {
  const merged = (due: number) => ({ kind: 'merged', at: at(5), due: at(due) }) as const
  expect(standing([called, merged(9)])).toEqual(ours('merged', 5, 9))
  expect(standing([called, merged(40)])).toEqual(ours('merged', 5, 40))
  expect(standing([called, added(4), merged(9)])).toEqual(ours('merged', 4, 9))
  expect(standing([called, added(4), merged(40)])).toEqual(ours('merged', 4, 28))
  // Another event keeps the deadline, and an answer ends it.
  expect(standing([called, merged(9), event('photos', 6)])).toEqual(ours('photos came', 5, 9))
  expect(standing([called, merged(9), mailed, { ...called, at: at(6) }, added(7)])).toEqual(ours('customer wrote', 7, 31))
})

const closed = { at: at(4), because: 'chose another' } as const

test.each<[string, readonly TurnEvent[], Standing]>([
  ['nothing', [], theirs('closed', 4)],
  ['what came before', [added(3), added(4)], theirs('closed', 4)],
  ['a message', [added(5)], ours('customer wrote', 5, 29)],
  ['photos after a message', [added(5), event('photos', 6)], ours('photos came', 6, 30)],
  ['a message that was handled', [added(5), event('handled', 5)], theirs('closed', 4)],
  ['a message after one that was handled', [added(5), event('handled', 6), added(7)], ours('customer wrote', 7, 31)],
  ['a regret of an offer', [event('offer regretted', 5)], ours('offer regretted', 5, 29)],
  ['an offer that was confirmed', [event('offer confirmed', 5)], theirs('closed', 4)],
  ['a wish about a visit', [event('visit wish', 5)], theirs('closed', 4)],
])('of a closed request, after %s', (_, events, expected) => {
  expect(standing(events, { closed })).toEqual(expected)
})

test('of a merged one the other says whose turn it is', () => {
  const merged = { at: at(4), because: 'merged' } as const
  expect(standing([called, added(5)], { closed: merged })).toEqual(theirs('closed', 4))
  const others = eventsOfMerged(factsOf([called, added(3), added(4), event('photos', 5)], { closed: merged }))
  expect(others).toEqual([{ kind: 'merged', at: at(4), due: at(27) }, event('photos', 5)])
  expect(eventsOfMerged(factsOf([called, added(5)], { closed: merged }))).toEqual([added(5)])
  expect(eventsOfMerged(factsOf([called, added(5)]))).toEqual([])
})

/** Tuesday to Thursday at 13:00 Swedish time; they can be chosen until 20:00 on the day before. */
const tuesday = visitTime(after(28), 60)
const wednesday = visitTime(after(52), 60)
const thursday = visitTime(after(76), 60)
const proposed: TurnFacts['visit'] = { state: 'proposed', time: undefined, offered: [tuesday, thursday, wednesday] }
const booked: TurnFacts['visit'] = { state: 'booked', time: tuesday, offered: [] }
const proposal = { kind: 'reply', reply: 'times proposed', at: at(2) } as const
const booking = { kind: 'reply', reply: 'visit booked', at: at(3) } as const

test('proposed times wait for the customer until the last of them can no longer be chosen', () => {
  const until = (hours: number): Standing => ({ reason: 'times proposed', since: at(2), oursFrom: at(hours), due: at(hours + 24) })
  expect(standing([proposal], { visit: proposed })).toEqual(until(59))
  // A later answer leaves them open.
  expect(standing([proposal, mailed], { visit: proposed })).toEqual({ ...until(59), since: at(3) })
  const taken = (...times: [hours: number, time: typeof tuesday][]) => ({ visit: proposed, taken: times.map(([hours, time]) => ({ at: at(hours), time })) })
  expect(standing([proposal], taken([6, thursday]))).toEqual(until(35))
  expect(standing([proposal], taken([6, thursday], [5, visitTime(after(52.5), 60)], [7, wednesday]))).toEqual(until(11))
  expect(standing([proposal], taken([6, thursday], [5, wednesday], [4, tuesday]))).toEqual(until(6))
  expect(standing([proposal], taken([6, visitTime(after(77), 60)]))).toEqual(until(59))
  // None was left when they were proposed.
  expect(standing([proposal], taken([1, thursday], [1, wednesday], [1, tuesday]))).toEqual(theirs('nothing to answer', 2))
  expect(standing([proposal], taken([2, thursday], [1, wednesday], [1, tuesday]))).toEqual(theirs('nothing to answer', 2))
  expect(standing([proposal], { visit: { ...proposed, offered: [] } })).toEqual(theirs('nothing to answer', 2))
})

test('a booked visit waits until it is over, and its offer a week from then', () => {
  const until = (reason: Standing['reason'], since: number): Standing => ({ reason, since: at(since), oursFrom: at(29), due: at(29 + 7 * 24) })
  expect(standing([proposal, booking], { visit: booked })).toEqual(until('visit booked', 3))
  expect(standing([proposal, booking, { ...called, at: at(4) }], { visit: booked })).toEqual(until('visit booked', 4))
  expect(standing([proposal, done('visit moved', 4)], { visit: booked })).toEqual(until('visit booked', 4))
  expect(standing([proposal, booking, { ...called, at: at(29) }], { visit: booked })).toEqual(theirs('called', 29))
  expect(standing([proposal, booking, { ...called, at: at(30) }], { visit: booked })).toEqual(theirs('called', 30))
  expect(standing([booking], { visit: { ...booked, state: 'cancelled' } })).toEqual(theirs('nothing to answer', 3))
  expect(standing([booking], { visit: { ...booked, time: undefined } })).toEqual(theirs('nothing to answer', 3))
})

test('time alone makes it the owner’s turn, when a visit has been or no time is left', () => {
  const visit = standing([proposal, booking], { visit: booked })
  const times = standing([proposal], { visit: proposed })
  expect(turnAt(visit, booked, after(28.9))).toEqual({ whose: 'visit', reason: 'visit booked', since: at(3) })
  expect(turnAt(visit, booked, after(29))).toEqual({ whose: 'ours', reason: 'visit been', since: at(29) })
  expect(turnAt(times, proposed, after(58.9))).toEqual({ whose: 'customer', reason: 'times proposed', since: at(2) })
  expect(turnAt(times, proposed, after(59))).toEqual({ whose: 'ours', reason: 'times gone', since: at(59) })
})

test('a visit that the customer moved is no longer about that once it has been', () => {
  const moved = standing([proposal, booking, done('visit moved', 5, 'customer')], { visit: booked })
  expect(turnAt(moved, booked, after(28.9))).toEqual({ whose: 'ours', reason: 'customer moved', since: at(5) })
  expect(turnAt(moved, booked, after(29))).toEqual({ whose: 'ours', reason: 'visit been', since: at(29) })
  for (const other of [undefined, proposed, { ...booked, time: undefined }, { ...booked, state: 'cancelled' } as const])
    expect(turnAt(moved, other, after(40))).toEqual({ whose: 'ours', reason: 'customer moved', since: at(5) })
  expect(turnAt(standing([called, added(5)]), booked, after(40)).reason).toBe('customer wrote')
})

test.each<[Standing, string]>([
  [standing([]), 'ours'],
  [standing([called]), 'customer'],
  [standing([], { closed }), 'closed'],
  [standing([added(5)], { closed }), 'ours'],
  [standing([], { isQuarantined: true }), 'quarantine'],
])('whose turn it is: %#', (stored, whose) => {
  expect(turnAt(stored, undefined, after(100)).whose).toBe(whose)
})

test('every reason belongs to one whose turn it is', () => {
  expect(reasonsOf('visit')).toEqual(['visit booked'])
  expect(reasonsOf('closed')).toEqual(['closed'])
  expect(reasonsOf('quarantine')).toEqual(['quarantined'])
  expect(reasonsOf('customer')).toEqual(['offer sent', 'offer confirmed', 'called', 'mailed', 'nothing to answer', 'times proposed'])
  expect(reasonsOf('ours')).toContain('visit been')
  expect(reasonsOf('ours')).not.toContain('called')
})
