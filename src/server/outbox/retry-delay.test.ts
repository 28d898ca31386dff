import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Instants (ms after queueing) of every attempt at an email that is never accepted. */
function attempts(jitter: number): number[] {
  const instants = [0]
  for (;;) {
    const waited = instants.at(-1) ?? 0
    const delay = retryDelay(instants.length, waited, jitter)
    if (delay === undefined) return instants
    instants.push(waited + delay)
  }
}

test.each([0, 0.5, 1])('three attempts in the first hour, then at least half an hour apart, for five days (jitter %d)', (jitter) => {
  const instants = attempts(jitter)
  expect(instants.filter((instant) => instant <= HOUR).length).toBeGreaterThanOrEqual(3)
  const delays = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0))
  for (const delay of delays.slice(2)) expect(delay).toBeGreaterThanOrEqual(30 * MINUTE)
  expect(instants.at(-1)).toBeGreaterThanOrEqual(5 * 24 * HOUR)
  expect(instants.at(-1)).toBeLessThan(5.5 * 24 * HOUR)
})
