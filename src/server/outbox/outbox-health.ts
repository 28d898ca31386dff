/** Counts of the owner's emails that have not arrived, for the health check. */
export type OutboxHealth = {
  /** Queued more than an hour ago and not sent. */
  overdue: number
  /** Will not be tried again. */
  givenUp: number
}

/** An email that has not been sent after this time raises the alarm, whatever its next attempt. */
export const OVERDUE_AFTER_MS = 3_600_000

type Needs = {
  now: () => Date
  countStuckEmails: (queuedBefore: string) => Promise<OutboxHealth>
}

export function makeOutboxHealth({ now, countStuckEmails }: Needs) {
  return (): Promise<OutboxHealth> => countStuckEmails(new Date(now().getTime() - OVERDUE_AFTER_MS).toISOString())
}
