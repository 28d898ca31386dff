import { inBatches } from './in-batches.ts'

export type ReminderKind = 'first reminder' | 'last reminder'

export type ReminderRepository = {
  /**
   * References of up to `most` unanswered quotes that are due for this reminder and have not had it; a quote that is due for the
   * last reminder is not due for the first. Excludes quarantined quotes and those whose email to the owner is still in the outbox.
   */
  due(kind: ReminderKind, now: string, most: number): Promise<string[]>
  /** Queues an email for each quote that has none of its kind. `references` is not empty. Resolves to the number that was queued. */
  queueOnce(kind: ReminderKind, references: readonly string[], at: string): Promise<number>
}

type Needs = { now: () => Date; reminders: ReminderRepository; emailQueued: () => void }

/**
 * Queues the reminders that are due, a batch at a time. All state is in the database, so it may run at any time, any number of
 * times, and in several processes at once.
 */
export function makeRemindOwner({ now, reminders, emailQueued }: Needs) {
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now().toISOString()
    for (const kind of ['last reminder', 'first reminder'] as const) {
      await inBatches(async (most) => {
        const references = await reminders.due(kind, at, most)
        if (references.length > 0 && (await reminders.queueOnce(kind, references, at)) > 0) emailQueued()
        return references.length
      }, signal)
    }
  }
}
