import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryError, type FailureScope } from '../mail/mail-transport.ts'
import { type GuardedLane, makeCircuitBreaker, type Outage } from './circuit-breaker.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-21T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A breaker with so many lanes that may test, and one that may not. */
function breakerWith(lanes: number) {
  const events: (Outage | 'reached' | { after: Outage })[] = []
  const breaker = makeCircuitBreaker({
    now: () => new Date(),
    onOutage: (outage) => events.push(outage),
    onReached: (after) => events.push(after ? { after } : 'reached'),
  })
  const [first, ...others] = Array.from({ length: lanes }, () => breaker.addLane({ canTest: true }))
  if (!first) throw new Error('no lane')
  return { breaker, first, others, owner: breaker.addLane({ canTest: false }), events }
}

function reach(lane: GuardedLane) {
  const pass = lane.enter()
  expect(pass, 'leave to send').toBeDefined()
  pass?.reached()
  pass?.end()
}

/** Fails in the lane; returns when the next email may be sent, in ms from now. */
function fail(lane: GuardedLane, scope: FailureScope = 'server') {
  const pass = lane.enter()
  expect(pass, 'leave to send').toBeDefined()
  const next = pass?.failed(new DeliveryError('later', '421 too busy', undefined, scope)) ?? ''
  pass?.end()
  return Date.parse(next) - Date.now()
}

const isOpen = (lane: GuardedLane) => {
  const pass = lane.enter()
  pass?.end()
  return pass !== undefined
}

test('until the server has proved to work one lane tests it, never the owner’s; then all send', () => {
  const { first, others, owner, events } = breakerWith(2)
  const test = first.enter()
  expect([...others, owner].map(isOpen)).toEqual([false, false])
  test?.reached()
  test?.end()
  expect([first, ...others, owner].map(isOpen)).toEqual([true, true, true])
  reach(owner)
  expect(events).toEqual(['reached'])
})

test('a test that ended without a word lets another lane test, and so does one that has hung for 15 seconds', () => {
  const { first, others, owner } = breakerWith(2)
  const [second] = others
  first.enter()?.end()
  vi.advanceTimersByTime(MINUTE)
  const hanging = first.enter()
  expect(hanging).toBeDefined()
  vi.advanceTimersByTime(14_999)
  expect([...others, owner].map(isOpen)).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect(second && isOpen(second)).toBe(true)
  expect(isOpen(owner)).toBe(false)
})

test('a server that takes no email is tried after one minute, then two, four, eight and ten, until it works', () => {
  const { breaker, first, others, owner, events } = breakerWith(2)
  for (const wait of [1, 2, 4, 8, 10, 10]) {
    expect(fail(first)).toBe(wait * MINUTE)
    expect(breaker.outage()).toEqual({
      failure: 'later',
      response: '421 too busy',
      since: '2026-11-21T12:00:00.000Z',
      nextAt: new Date(Date.now() + wait * MINUTE).toISOString(),
    })
    expect(isOpen(first)).toBe(false)
    vi.advanceTimersByTime(wait * MINUTE - 1)
    expect([first, ...others, owner].map(isOpen)).toEqual([false, false, false])
    vi.advanceTimersByTime(1)
    expect(isOpen(owner)).toBe(false)
  }
  const outage = breaker.outage()
  reach(first)
  expect(breaker.outage()).toBeUndefined()
  expect(events).toHaveLength(7)
  expect(events.at(-1)).toEqual({ after: outage })
  expect(isOpen(owner)).toBe(true)
})

test('after it worked again the waits begin anew', () => {
  const { first, owner, breaker } = breakerWith(1)
  fail(first)
  vi.advanceTimersByTime(MINUTE)
  fail(first)
  vi.advanceTimersByTime(2 * MINUTE)
  reach(first)
  vi.advanceTimersByTime(60 * MINUTE)
  const resting = first.enter()
  expect(resting).toBeDefined()
  resting?.end()
  expect(fail(first)).toBe(0)
  vi.advanceTimersByTime(MINUTE)
  expect(breaker.outage(), 'the owner’s lane still sends').toBeUndefined()
  fail(first)
  expect(fail(owner), 'the next outage').toBe(MINUTE)
})

test('a connection lost in a test is an outage at the third time in a row', () => {
  const { breaker, first } = breakerWith(1)
  expect([fail(first, 'connection'), fail(first, 'connection')]).toEqual([0, 0])
  expect(breaker.outage()).toBeUndefined()
  expect(fail(first, 'connection')).toBe(MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(fail(first, 'connection'), 'and the count begins anew').toBe(0)
})

test('an email that the server took between two lost connections begins the count anew', () => {
  const { breaker, first, owner } = breakerWith(1)
  fail(first, 'connection')
  fail(first, 'connection')
  reach(first)
  expect([fail(first, 'connection'), fail(owner, 'connection')]).toEqual([0, MINUTE])
  vi.advanceTimersByTime(MINUTE)
  expect([fail(first, 'connection'), fail(first, 'connection')]).toEqual([0, 0])
  expect(breaker.outage()).toMatchObject({ since: '2026-11-21T12:00:00.000Z' })
})

test('once the server works, a lane that fails rests for a minute; when all rest, it is an outage', () => {
  const { breaker, first, others, owner } = breakerWith(2)
  const [second] = others
  if (!second) return
  reach(first)
  expect(fail(first)).toBe(0)
  expect([first, second, owner].map(isOpen)).toEqual([false, true, true])
  vi.advanceTimersByTime(MINUTE - 1)
  expect(isOpen(first)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isOpen(first)).toBe(true)
  expect([fail(second), fail(owner)]).toEqual([0, 0])
  expect(breaker.outage()).toBeUndefined()
  expect(fail(first)).toBe(MINUTE)
  expect(breaker.outage()).toMatchObject({ failure: 'later' })
  vi.advanceTimersByTime(MINUTE)
  reach(second)
  expect([first, owner].map(isOpen), 'rested').toEqual([true, true])
})

test('an email that was on its way when the outage began says nothing about the server', () => {
  const { breaker, first, owner, events } = breakerWith(1)
  reach(first)
  const [slow, late] = [owner.enter(), first.enter()]
  fail(first)
  fail(owner)
  const { nextAt } = breaker.outage() ?? {}
  slow?.reached()
  expect(breaker.outage()).toBeDefined()
  expect(late?.failed(new DeliveryError('unreachable', 'no answer', undefined, 'server'))).toBe(nextAt)
  expect(events).toHaveLength(2)
  slow?.end()
})

test('an email that was on its way when the outage began does not end a test by its own end', () => {
  const { first, others, owner } = breakerWith(2)
  const [second] = others
  if (!second) return
  reach(first)
  const slow = owner.enter()
  for (const lane of [first, second, owner]) fail(lane)
  vi.advanceTimersByTime(MINUTE)
  expect(first.enter()).toBeDefined()
  slow?.end()
  expect(isOpen(second)).toBe(false)
})

test('a clock that was set back does not prolong an outage or a rest', () => {
  const { first, owner } = breakerWith(1)
  fail(first)
  vi.setSystemTime(START - 60 * MINUTE)
  expect(isOpen(first)).toBe(true)
  reach(first)
  fail(owner)
  vi.setSystemTime(START - 120 * MINUTE)
  expect(isOpen(owner)).toBe(true)
})
