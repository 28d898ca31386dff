import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Instants (ms after queueing) of every attempt at a letter that is never taken. */
function attempts(chance: number): number[] {
  const instants = [0]
  for (;;) {
    const waited = instants.at(-1) ?? 0
    const pause = retryDelay(instants.length, waited, chance)
    if (pause === undefined) return instants
    instants.push(waited + pause)
  }
}

test.each([0, 0.5, 1])('three attempts in the first hour, then at least half an hour apart, for five days (chance %d)', (chance) => {
  const instants = attempts(chance)
  expect(instants.filter((instant) => instant <= HOUR).length).toBeGreaterThanOrEqual(3)
  const pauses = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0))
  for (const pause of pauses.slice(2)) expect(pause).toBeGreaterThanOrEqual(30 * MINUTE)
  expect(instants.at(-1)).toBeGreaterThanOrEqual(5 * 24 * HOUR)
  expect(instants.at(-1)).toBeLessThan(5.5 * 24 * HOUR)
})
