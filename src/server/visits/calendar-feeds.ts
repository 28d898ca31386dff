import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { queueListEmail } from '#server/enquiries/sql/list-emails.ts'

/** The one valid calendar address. */
export type CalendarFeedRepository = ReturnType<typeof makeCalendarFeedRepository>

export function makeCalendarFeedRepository(db: Kysely<Tables>) {
  return {
    /** When it was issued; '' for the first. */
    issuedAt: (): Promise<string> => feedIssuedAt(db),

    /** Queues the email that tells the owner. */
    async tell(at: string): Promise<void> {
      await queueListEmail(db, { kind: 'calendar address', name: at, queuedAt: at, dueAt: at })
    },

    /** The address before no longer works. Queues the email with the new one. */
    renew: (at: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('calendar_feeds').execute()
        await transaction.insertInto('calendar_feeds').values({ issued_at: at }).execute()
        await queueListEmail(transaction, { kind: 'calendar address', name: at, queuedAt: at, dueAt: at })
      }),
  }
}

/** When the calendar address that is valid was issued; '' for the first. */
export async function feedIssuedAt(db: Kysely<Tables>): Promise<string> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select((from) => from.fn.max('issued_at').as('issued_at'))
    .executeTakeFirst()
  return row?.issued_at ?? ''
}
