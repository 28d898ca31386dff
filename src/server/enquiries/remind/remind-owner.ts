import { inBatches } from '#server/core/in-batches.ts'
import type { EnquiryRecord } from '../enquiry-repository.ts'
import type { Excerpt } from './digest.ts'

/** What the owner is reminded of when several enquiries are due at once: all that wait for a reply and are not late, soonest first, and how many are late. */
export type ReminderList = { soon: Excerpt<EnquiryRecord>; late: number }

export type ReminderRepository = {
  /**
   * Takes up to `most` unanswered enquiries whose next reminder is due and queues it: an email of its own for a single enquiry, else one
   * list. Excludes quarantined enquiries and those whose email to the owner is still in the outbox. An enquiry that is due for the last
   * reminder does not get the first. Calls with the same `at` (ISO 8601, UTC) queue one list. Resolves to the number of enquiries.
   */
  queueDue(at: string, most: number): Promise<number>
}

type Needs = { now: () => Date; reminders: ReminderRepository; emailQueued: () => void }

/**
 * Queues the reminders that are due. All state is in the database, so it may run at any time, any number of times, and in several
 * processes at once.
 */
export function makeRemindOwner({ now, reminders, emailQueued }: Needs) {
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now().toISOString()
    if ((await inBatches((most) => reminders.queueDue(at, most), signal)) > 0) emailQueued()
  }
}
