import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { makePoller } from './poller.ts'

test('nothing runs before the start, then at once; during a run a trigger runs once more after it', async () => {
  let runs = 0
  const poller = makePoller({
    work: async () => {
      runs += 1
      await sleep(20)
    },
    onError: () => {},
    everyMs: 60_000,
  })
  poller.trigger()
  await sleep(5)
  expect(runs).toBe(0)
  poller.start()
  poller.trigger()
  poller.trigger()
  expect(runs).toBe(1)
  await sleep(60)
  expect(runs).toBe(2)
  await poller.stop()
  poller.trigger()
  expect(runs).toBe(2)
})

afterEach(() => {
  vi.useRealTimers()
})

test('work runs at every interval, until the stop', async () => {
  vi.useFakeTimers()
  const work = vi.fn(async () => {})
  const poller = makePoller({ work, onError: () => {}, everyMs: 1000 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).not.toHaveBeenCalled()
  poller.start()
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).toHaveBeenCalledTimes(5)
  await poller.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('a run that fails is told, and the next one comes', async () => {
  vi.useFakeTimers()
  const onError = vi.fn()
  const work = vi.fn(async () => {
    throw new Error('no database')
  })
  const poller = makePoller({ work, onError, everyMs: 1000 })
  poller.start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  expect(onError.mock.calls).toEqual([[new Error('no database')], [new Error('no database')]])
  await poller.stop()
})

test('one trigger during a run runs once more, not for ever; the stop tells the run and waits for its end', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  let ended = 0
  const poller = makePoller({
    async work(signal) {
      signals.push(signal)
      await new Promise((resolve) => setTimeout(resolve, 10))
      ended += 1
    },
    onError: () => {},
    everyMs: 60_000,
  })
  poller.start()
  poller.trigger()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).toBe(2)
  poller.trigger()
  poller.trigger()
  const stopped = poller.stop()
  expect(signals.at(-1)?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(9)
  expect(ended).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  await stopped
  expect(ended, 'what was triggered meanwhile does not begin').toBe(3)
})
