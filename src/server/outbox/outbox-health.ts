/** Counts for whoever watches over the house. */
export type OutboxHealth = {
  /** Not sent yet, though they were queued more than an hour ago. */
  overdue: number
  /** Will not be tried again. */
  givenUp: number
}

/** A letter that has not left after this time is an alarm, whatever is tried with it. */
export const OVERDUE_AFTER_MS = 3_600_000

type Needs = {
  now: () => Date
  countStuckEmails: (queuedBefore: string) => Promise<OutboxHealth>
}

export function makeOutboxHealth({ now, countStuckEmails }: Needs) {
  return (): Promise<OutboxHealth> => countStuckEmails(new Date(now().getTime() - OVERDUE_AFTER_MS).toISOString())
}
