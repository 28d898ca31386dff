import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTraffic } from './traffic.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const traffic = (changes: Partial<Parameters<typeof makeTraffic>[1]> = {}) =>
  makeTraffic({ now: () => new Date(), database: { pool: undefined } }, { rateLimit: 2, floodLevel: 3, ...changes })

test('a network beyond its limit waits until ten minutes after its first request, another network does not', async () => {
  const { secondsToWait } = traffic()
  expect(await secondsToWait('a')).toBeUndefined()
  vi.advanceTimersByTime(4 * MINUTE)
  expect([await secondsToWait('a'), await secondsToWait('a'), await secondsToWait('b')]).toEqual([undefined, 360, undefined])
  vi.advanceTimersByTime(6 * MINUTE)
  expect(await secondsToWait('a')).toBeUndefined()
})

test('a flood is one until an hour after its level was last exceeded', async () => {
  const { isFlood } = traffic()
  for (let request = 0; request < 3; request += 1) expect(await isFlood()).toBe(false)
  expect(await isFlood()).toBe(true)
  vi.advanceTimersByTime(60 * MINUTE - 1)
  expect(await isFlood()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await isFlood()).toBe(false)
})

test('in a flood five ordinary requests pass at once, then one a minute, and never more than five', () => {
  const { letThrough } = traffic()
  const passing = (tries: number) => Array.from({ length: tries }, () => letThrough()).filter(Boolean).length
  expect(passing(9)).toBe(5)
  vi.advanceTimersByTime(MINUTE - 1)
  expect(passing(9)).toBe(0)
  vi.advanceTimersByTime(1)
  expect(passing(9)).toBe(1)
  vi.advanceTimersByTime(60 * MINUTE)
  expect(passing(9)).toBe(5)
})

test('a network may send 200 MB of photos in an hour, another as much, and again after the hour', async () => {
  const { isOverPhotoLimit } = traffic()
  expect([await isOverPhotoLimit('a', 199_999_999), await isOverPhotoLimit('a', 1), await isOverPhotoLimit('a', 1)]).toEqual([false, false, true])
  expect(await isOverPhotoLimit('b', 200_000_000)).toBe(false)
  vi.advanceTimersByTime(60 * MINUTE - 1)
  expect(await isOverPhotoLimit('a', 1)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await isOverPhotoLimit('a', 1)).toBe(false)
})
