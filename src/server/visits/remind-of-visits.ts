import type { Core } from '#server/core/core.ts'
import { inBatches } from '#server/core/in-batches.ts'
import type { VisitRepository } from './visit-repository.ts'

/**
 * Queues the reminders of the next day's visits, and forgets erased ones that are over. All state is in the database, so it may run at any
 * time, any number of times, and in several processes at once.
 */
export function makeRemindOfVisits({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, visits: Pick<VisitRepository, 'queueReminders' | 'forgetErased'>) {
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now().toISOString()
    if ((await inBatches((most) => visits.queueReminders(at, most), signal)) > 0) emailQueued()
    await visits.forgetErased(at)
  }
}
