import { setTimeout as sleep } from 'node:timers/promises'

/** Small enough that SQLite's only thread is back within some tens of milliseconds. */
const BATCH = 200
/** Between two batches requests are served. */
const PAUSE_MS = 20

/**
 * Repeats `step`, which handles at most the given number of items and resolves to how many it handled, until nothing is left or
 * `signal` aborts. Resolves to the sum.
 */
export async function inBatches(step: (most: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let sum = 0
  while (!signal?.aborted) {
    const taken = await step(BATCH)
    sum += taken
    if (taken < BATCH) break
    await sleep(PAUSE_MS)
  }
  return sum
}
