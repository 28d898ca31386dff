import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/queue-email.ts'
import { invitedAddress, type Person } from '#server/core/people/people.ts'
import { queueListEmail } from '#server/enquiries/sql/list-emails.ts'

/** What a valid calendar address shows: all visits, or those of a person, by the address. `issuedAt`: ISO 8601, UTC; '' for the first of all visits. */
export type CalendarFeed = { issuedAt: string; of?: string }

/** The valid calendar addresses. */
export type CalendarFeedRepository = ReturnType<typeof makeCalendarFeedRepository>

export function makeCalendarFeedRepository(db: Kysely<Tables>) {
  return {
    all: (): Promise<CalendarFeed[]> => validFeeds(db),

    /** Queues the email that tells the owner. */
    async tell(at: string): Promise<void> {
      await queueListEmail(db, { kind: 'calendar address', name: at, queuedAt: at, dueAt: at })
    },

    /** The address before no longer works. Queues the email with the new one. */
    renew: (at: string): Promise<void> => db.transaction().execute((transaction) => renewOwnersFeed(transaction, at)),

    /** The same to one person, of the own visits. `isNew`: the address before no longer works. */
    async tellPerson({ recipient }: Pick<Person, 'recipient'>, at: string, isNew: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (isNew) await transaction.updateTable('people').set({ calendar_from: at }).where('number', '=', recipient).execute()
        await transaction
          .insertInto('emails')
          .values(newEmailRow('calendar address', { about: at, recipient }, at))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
    },
  }
}

/** The owners' address before no longer works. Queues the email with the new one. */
export async function renewOwnersFeed(transaction: Kysely<Tables>, at: string) {
  await transaction.deleteFrom('calendar_feeds').execute()
  await transaction.insertInto('calendar_feeds').values({ issued_at: at }).execute()
  await queueListEmail(transaction, { kind: 'calendar address', name: at, queuedAt: at, dueAt: at })
}

async function validFeeds(db: Kysely<Tables>): Promise<CalendarFeed[]> {
  const fitters = await db.selectFrom('people').select(['address', 'calendar_from']).where('role', '=', 'fitter').execute()
  return [{ issuedAt: await feedIssuedAt(db) }, ...fitters.map(({ address, calendar_from }) => ({ issuedAt: calendar_from, of: address }))]
}

/** The feed of who gets an email about it: a fitter's own, and for owners that of all visits. */
export async function feedOf(db: Kysely<Tables>, recipient: number): Promise<CalendarFeed> {
  const address = await invitedAddress(db, recipient)
  const own = (await validFeeds(db)).find(({ of }) => of !== undefined && of === address)
  return own ?? { issuedAt: await feedIssuedAt(db) }
}

/** When the calendar address that is valid was issued; '' for the first. */
async function feedIssuedAt(db: Kysely<Tables>): Promise<string> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select((from) => from.fn.max('issued_at').as('issued_at'))
    .executeTakeFirst()
  return row?.issued_at ?? ''
}
