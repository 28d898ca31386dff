const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** RFC 5321 §4.5.4.1: twice in the first hour, then at least 30 minutes apart, for four to five days. */
const SOON = [2 * MINUTE, 15 * MINUTE]
const SHORTEST = 30 * MINUTE
const LONGEST = 4 * HOUR
const MAX_AGE = 5 * 24 * HOUR

/**
 * Milliseconds to wait after the given number of failed attempts, or undefined when the letter has waited long enough
 * since it was queued. `chance` (0–1) spreads the attempts, so that letters do not all knock at the same moment.
 */
export function retryDelay(attempts: number, waitedMs: number, chance: number): number | undefined {
  if (waitedMs >= MAX_AGE) return undefined
  const soon = SOON[attempts - 1]
  const pause = soon ?? Math.min(SHORTEST * 2 ** (attempts - 1 - SOON.length), LONGEST)
  return pause * (1 + chance / 5)
}
