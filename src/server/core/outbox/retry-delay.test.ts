import { describe, expect, test } from 'vitest'
import type { FailureKind } from '../mail/mail-transport.ts'
import { retryDelay } from './retry-delay.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Instants (ms after queueing) of every attempt at an email that is never accepted, of which the first is made at `first`. */
function attempts(failure: FailureKind, jitter: number, first = 0): number[] {
  const instants = [first]
  for (;;) {
    const waited = instants.at(-1) ?? 0
    const delay = retryDelay(failure, instants.length, waited, jitter)
    if (delay === undefined) return instants
    instants.push(waited + delay)
  }
}

test('the attempts are two minutes, a quarter of an hour, half an hour, then up to four hours apart', () => {
  const instants = attempts('later', 0)
  const delays = instants.slice(1, 9).map((instant, index) => (instant - (instants[index] ?? 0)) / MINUTE)
  expect(delays).toEqual([2, 15, 30, 60, 120, 240, 240, 240])
  expect(retryDelay('later', 1, 0, 1)).toBe(2.4 * MINUTE)
})

describe.each([0, 0.5, 1])('with a jitter of %d', (jitter) => {
  test('three attempts in the first hour, then at least half an hour apart, for five days', () => {
    const instants = attempts('later', jitter)
    expect(instants.filter((instant) => instant <= HOUR).length).toBeGreaterThanOrEqual(3)
    const delays = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0))
    for (const delay of delays.slice(2)) expect(delay).toBeGreaterThanOrEqual(30 * MINUTE)
    expect(instants.at(-1)).toBeGreaterThanOrEqual(5 * 24 * HOUR)
    expect(instants.at(-1)).toBeLessThan(5.5 * 24 * HOUR)
  })

  test('a refused email is tried seven times in some hours', () => {
    const instants = attempts('refused', jitter)
    expect(instants).toHaveLength(7)
    expect(instants.at(-1)).toBeGreaterThanOrEqual(6 * HOUR)
    expect(instants.at(-1)).toBeLessThan(10 * HOUR)
  })

  test.each<FailureKind>(['refused', 'later'])('an email that could not be tried for a week has five attempts left (%s)', (failure) => {
    const instants = attempts(failure, jitter, 7 * 24 * HOUR)
    expect(instants).toHaveLength(5)
  })
})
