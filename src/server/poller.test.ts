import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
