import type { Base } from '../core.ts'

/** Counts of the owner's emails that have not arrived, for the health check. */
export type OutboxHealth = {
  /** Queued more than an hour ago and not sent; or queued in the future, by a clock that was wrong: those may wait until then. */
  overdue: number
  /** Will not be tried again. */
  givenUp: number
}

/** An email that has not been sent after this time raises the alarm, whatever its next attempt. */
const OVERDUE_AFTER_MS = 3_600_000
/** Clocks of several machines may differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** `countStuckEmails` counts those queued before the first instant or after the second. */
export function makeOutboxHealth({ now }: Pick<Base, 'now'>, countStuckEmails: (queuedBefore: string, queuedAfter: string) => Promise<OutboxHealth>) {
  return (): Promise<OutboxHealth> => {
    const at = now().getTime()
    return countStuckEmails(new Date(at - OVERDUE_AFTER_MS).toISOString(), new Date(at + CLOCK_TOLERANCE_MS).toISOString())
  }
}
