import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeReadingPace } from './reading-pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const MB = 1_000_000

test('files that are read at the same time share 20 MB a second, and one alone does not wait for what was read before', async () => {
  const pace = makeReadingPace()
  const done: string[] = []
  const read = async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) await pace(MB)
    done.push(name)
  }
  const both = Promise.all([read('a', 4), read('b', 6)])
  await vi.advanceTimersByTimeAsync(349)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(150)
  await both
  await vi.advanceTimersByTimeAsync(10_000)
  void read('c', 1)
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toEqual(['a', 'b', 'c'])
})

test('small parts are read at once until they add up', async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  const pace = makeReadingPace()
  await pace(50_000)
  await pace(50_000)
  const third = vi.fn()
  const waited = pace(50_000).then(third)
  await vi.advanceTimersByTimeAsync(6)
  expect(third).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  await waited
  expect(third).toHaveBeenCalled()
})
