import type { NewEmail } from './quote-transaction.ts'

export type ReminderKind = 'first reminder' | 'last reminder'

export type ReminderRepository = {
  /**
   * Unanswered quotes whose time for this reminder has come and that have not had it; of the first, none whose time for the
   * last has come too. Not those that are kept apart, nor those whose letter is itself still on its way to the owner.
   */
  due(kind: ReminderKind, now: string): Promise<string[]>
  /** Queues a letter, unless there is one of its kind about the quote already. Says whether it was queued. */
  queueOnce(email: NewEmail): Promise<boolean>
}

type Needs = { now: () => Date; reminders: ReminderRepository; emailQueued: () => void }

/**
 * Queues what the owner is to be reminded of. Everything is read from what is written down, so it does not matter when this
 * was last done, how often it is done, or by how many at once.
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
