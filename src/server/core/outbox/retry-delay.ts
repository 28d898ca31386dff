import type { FailureKind } from '../mail/mail-transport.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** RFC 5321, section 4.5.4.1: twice in the first hour, then at least 30 minutes apart, for four to five days. */
const FIRST = [2 * MINUTE, 15 * MINUTE]
const SHORTEST_LATER = 30 * MINUTE
const LONGEST_LATER = 4 * HOUR
const MAX_AGE = 5 * 24 * HOUR
/** Some servers greylist with 550, and a full mailbox is emptied: a refusal is not believed at once. */
const MAX_AGE_REFUSED = 6 * HOUR
/** An email that waited for days because the server was down, or that is sent again, is still tried this often. */
const LEAST_ATTEMPTS = 5

/**
 * Milliseconds until the next attempt, or undefined when the email is given up. `attempts` counts failures so far, `waitedMs`
 * the time since it was queued; `jitter` (0–1) adds up to a fifth, so that emails are not all retried at the same moment.
 */
export function retryDelay(failure: FailureKind, attempts: number, waitedMs: number, jitter: number): number | undefined {
  const maxAge = failure === 'refused' ? MAX_AGE_REFUSED : MAX_AGE
  if (waitedMs >= maxAge && attempts >= LEAST_ATTEMPTS) return undefined
  const delay = FIRST[attempts - 1] ?? Math.min(SHORTEST_LATER * 2 ** (attempts - 1 - FIRST.length), LONGEST_LATER)
  return delay * (1 + jitter / 5)
}
