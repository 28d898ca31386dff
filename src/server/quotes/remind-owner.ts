import type { NewEmail } from './quote-transaction.ts'

export type ReminderKind = 'first reminder' | 'last reminder'

export type ReminderRepository = {
  /**
   * References of unanswered quotes that are due for this reminder and have not had it; a quote that is due for the last
   * reminder is not due for the first. Excludes quarantined quotes and those whose email to the owner is still in the outbox.
   */
  due(kind: ReminderKind, now: string): Promise<string[]>
  /** Queues the email unless the quote has one of its kind. Resolves to whether it was queued. */
  queueOnce(email: NewEmail): Promise<boolean>
}

type Needs = { now: () => Date; reminders: ReminderRepository; emailQueued: () => void }

/**
 * Queues the reminders that are due. All state is in the database, so it may run at any time, any number of times, and in
 * several processes at once.
 */
export function makeRemindOwner({ now, reminders, emailQueued }: Needs) {
  return async (): Promise<void> => {
    const at = now().toISOString()
    for (const kind of ['last reminder', 'first reminder'] as const) {
      for (const reference of await reminders.due(kind, at)) {
        if (await reminders.queueOnce({ kind, reference, queuedAt: at, dueAt: at })) emailQueued()
      }
    }
  }
}
