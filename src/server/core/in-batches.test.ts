import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** A step that takes up to the given number of `items`, and the sizes that it took. */
function steps(items: number) {
  const sizes: number[] = []
  const step = async (most: number) => {
    const size = Math.min(most, items)
    items -= size
    sizes.push(size)
    return size
  }
  return { step, sizes }
}

test('everything is taken, a batch at a time', async () => {
  const { step, sizes } = steps(450)
  expect(await inBatches(step)).toBe(450)
  expect(sizes).toEqual([200, 200, 50])
})

test('between two batches other work gets its turn', async () => {
  const { step, sizes } = steps(1000)
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  await inBatches(step)
  clearInterval(others)
  expect(turns).toBeGreaterThanOrEqual(sizes.length - 1)
})

test('after an abort no further batch begins', async () => {
  const { step, sizes } = steps(1000)
  const stopping = new AbortController()
  expect(
    await inBatches(async (most) => {
      stopping.abort()
      return step(most)
    }, stopping.signal),
  ).toBe(200)
  expect(sizes).toEqual([200])
})
