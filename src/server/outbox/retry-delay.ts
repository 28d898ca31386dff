const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** RFC 5321, section 4.5.4.1: twice in the first hour, then at least 30 minutes apart, for four to five days. */
const FIRST = [2 * MINUTE, 15 * MINUTE]
const SHORTEST_LATER = 30 * MINUTE
const LONGEST_LATER = 4 * HOUR
const MAX_AGE = 5 * 24 * HOUR

/**
 * Milliseconds until the next attempt, or undefined when the email is given up. `attempts` counts failures so far, `waitedMs`
 * the time since it was queued; `jitter` (0–1) adds up to a fifth, so that emails are not all retried at the same moment.
 */
export function retryDelay(attempts: number, waitedMs: number, jitter: number): number | undefined {
  if (waitedMs >= MAX_AGE) return undefined
  const delay = FIRST[attempts - 1] ?? Math.min(SHORTEST_LATER * 2 ** (attempts - 1 - FIRST.length), LONGEST_LATER)
  return delay * (1 + jitter / 5)
}
