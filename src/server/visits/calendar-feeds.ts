import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { queueListEmail } from '#server/enquiries/sql/list-emails.ts'
import { feedIssuedAt } from './about-visit.ts'
import { calendarAddressEmail } from './visit-owner-email.ts'

/** The one valid calendar address. */
export type CalendarFeedRepository = ReturnType<typeof makeCalendarFeedRepository>

export function makeCalendarFeedRepository(db: Kysely<Tables>) {
  return {
    /** When it was issued; '' for the first. */
    issuedAt: (): Promise<string> => feedIssuedAt(db),

    /** Queues the email that tells the owner. */
    async tell(at: string): Promise<void> {
      await queueListEmail(db, { email: calendarAddressEmail, name: at, queuedAt: at, dueAt: at })
    },

    /** The address before no longer works. Queues the email with the new one. */
    renew: (at: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('calendar_feeds').execute()
        await transaction.insertInto('calendar_feeds').values({ issued_at: at }).execute()
        await queueListEmail(transaction, { email: calendarAddressEmail, name: at, queuedAt: at, dueAt: at })
      }),
  }
}
