import type { Core } from '#server/core/core.ts'
import { inBatches } from '#server/core/in-batches.ts'
import type { ReminderRepository } from './reminders.ts'

/**
 * Queues the reminders that are due. All state is in the database, so it may run at any time, any number of times, and in several
 * processes at once.
 */
export function makeRemindOwner({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, reminders: ReminderRepository) {
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now().toISOString()
    if ((await inBatches((most) => reminders.queueDue(at, most), signal)) > 0) emailQueued()
  }
}
