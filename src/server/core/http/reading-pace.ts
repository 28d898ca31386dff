/** Resolves when the bytes may be read. */
type ReadingPace = (bytes: number) => Promise<void>

/** Hashing and writing 20 MB take a tenth of a second. No photo waits longer for that: encoding is no faster. */
const BYTES_PER_MS = 20_000
/** Shorter waits are not worth a timer; they are added up. */
const SHORTEST_MS = 5

/** Files that arrive at the same time share this pace, so that other requests are answered in between. */
export function makeReadingPace(): ReadingPace {
  let freeAt = 0
  return async (bytes) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + bytes / BYTES_PER_MS
    if (freeAt - now > SHORTEST_MS) await new Promise((resolve) => setTimeout(resolve, freeAt - now))
  }
}
