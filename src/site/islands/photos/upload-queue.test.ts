import { expect, test } from 'vitest'
import type { UploadOutcome } from './upload-photo.ts'
import { isUnderWay, makeUploadQueue } from './upload-queue.ts'

/** A queue whose sends and pauses end when the test says so. */
function aQueue(items: readonly string[]) {
  const sends: { item: string; onShare: (share: number) => void; end: (outcome: UploadOutcome) => Promise<void> }[] = []
  const pauses: { ms: number; end: () => Promise<void> }[] = []
  const queue = makeUploadQueue(items, {
    put(item, onShare) {
      const { promise, resolve } = Promise.withResolvers<UploadOutcome>()
      sends.push({ item, onShare, end: (outcome) => settled(() => resolve(outcome)) })
      return promise
    },
    pause(ms) {
      const { promise, resolve } = Promise.withResolvers<void>()
      pauses.push({ ms, end: () => settled(resolve) })
      return promise
    },
  })
  return { queue, sends, pauses, sent: () => sends.map(({ item }) => item), steps: () => queue.read().map(({ step }) => step) }
}

/** After all that follows from it. */
async function settled(work: () => void) {
  work()
  await new Promise((resolve) => setTimeout(resolve))
}

const sent: UploadOutcome = { step: 'sent' }
const lost: UploadOutcome = { step: 'lost', reason: 'Anslutningen bröts.' }

test('photos are sent in their order, two at a time', async () => {
  const { sends, sent: items, steps, queue } = aQueue(['a', 'b', 'c', 'd'])
  expect(items()).toEqual(['a', 'b'])
  expect(steps()).toEqual(['sending', 'sending', 'waiting', 'waiting'])
  await sends[1]?.end(sent)
  expect(items()).toEqual(['a', 'b', 'c'])
  await sends[0]?.end(sent)
  await sends[2]?.end(sent)
  expect(items()).toEqual(['a', 'b', 'c', 'd'])
  expect(isUnderWay(queue.read())).toBe(true)
  await sends[3]?.end(sent)
  expect(steps()).toEqual(['sent', 'sent', 'sent', 'sent'])
  expect(isUnderWay(queue.read())).toBe(false)
})

test('subscribers hear how much of a photo has been sent', () => {
  const { sends, queue } = aQueue(['a'])
  const heard: unknown[] = []
  const stop = queue.subscribe(() => heard.push(queue.read()[0]))
  sends[0]?.onShare(0.25)
  sends[0]?.onShare(0.5)
  stop()
  sends[0]?.onShare(0.75)
  expect(heard).toEqual([
    { step: 'sending', share: 0.25 },
    { step: 'sending', share: 0.5 },
  ])
})

test('a lost connection is tried again after longer and longer pauses, in which others are sent', async () => {
  const { queue, sends, pauses, sent: items, steps } = aQueue(['a', 'b', 'c'])
  await sends[0]?.end(lost)
  expect(steps()).toEqual(['paused', 'sending', 'sending'])
  expect(items()).toEqual(['a', 'b', 'c'])
  await sends[1]?.end(sent)
  await sends[2]?.end(sent)
  for (let tries = 0; tries < 7; tries += 1) {
    await pauses[tries]?.end()
    expect(items().length, 'sent again').toBe(4 + tries)
    await sends.at(-1)?.end(lost)
  }
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(steps()).toEqual(['failed', 'sent', 'sent'])
  expect(queue.read()[0], 'and may be tried again').toEqual({ step: 'failed', reason: 'Anslutningen bröts.', retry: true })
})

test('a server that says when it wants to hear again is not asked before', async () => {
  const { sends, pauses } = aQueue(['a'])
  await sends[0]?.end({ ...lost, afterMs: 20_000 })
  expect(pauses.map(({ ms }) => ms)).toEqual([20_000])
})

test('a photo that was refused keeps its reason, and the others go on', async () => {
  const { sends, queue, steps } = aQueue(['a', 'b', 'c'])
  await sends[0]?.end({ step: 'failed', reason: 'Filen är tom.', retry: false })
  expect(queue.read()[0]).toEqual({ step: 'failed', reason: 'Filen är tom.', retry: false })
  expect(steps()).toEqual(['failed', 'sending', 'sending'])
})

test('another try sends the one photo again, with all its pauses before it', async () => {
  const { sends, pauses, queue, steps, sent: items } = aQueue(['a'])
  for (let tries = 0; tries < 8; tries += 1) {
    await sends[tries]?.end(lost)
    await pauses[tries]?.end()
  }
  expect(steps()).toEqual(['failed'])
  queue.retry(0)
  expect(steps()).toEqual(['sending'])
  await sends.at(-1)?.end(lost)
  expect(pauses.at(-1)?.ms).toBe(1000)
  expect(items().length).toBe(9)
})

test('when the connection is back, what failed for it is sent again, and what was refused is not', async () => {
  const { sends, queue, steps } = aQueue(['a', 'b'])
  await sends[0]?.end({ step: 'failed', reason: 'Försök igen.', retry: true })
  await sends[1]?.end({ step: 'failed', reason: 'Filen är tom.', retry: false })
  queue.retryFailed()
  expect(steps()).toEqual(['sending', 'failed'])
})

test('what waits, is being sent or pauses is under way, what was sent or failed is not', () => {
  const states = [{ step: 'waiting' }, { step: 'sending', share: 0.5 }, { step: 'paused' }, { step: 'sent' }] as const
  expect(states.map((state) => isUnderWay([{ step: 'sent' }, state]))).toEqual([true, true, true, false])
  expect(isUnderWay([{ step: 'failed', reason: undefined, retry: true }])).toBe(false)
})
