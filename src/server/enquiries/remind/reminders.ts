import { type Kysely, sql } from 'kysely'
import type { Core } from '#server/core/core.ts'
import type { Database } from '#server/core/database/database.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { inBatches } from '#server/core/in-batches.ts'
import { newEmailRow } from '#server/core/outbox/queue-email.ts'
import type { EnquiryRecord } from '../enquiry-record.ts'
import { type ChooseEnquiries, unanswered } from '../sql/enquiry-records.ts'
import { queueListEmail } from '../sql/list-emails.ts'
import { ownerEmailPending } from '../sql/owner-emails.ts'
import { type Excerpt, readExcerpt } from './excerpts.ts'

/** The reminder about several enquiries at once: all that wait for a reply and are not late, the earliest deadline first, and how many are late. */
export type ReminderList = { soon: Excerpt<EnquiryRecord>; late: number }

type ReminderRepository = ReturnType<typeof makeReminderRepository>

export function makeReminderRepository(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>) {
  return {
    /**
     * Takes up to `most` unanswered enquiries whose next reminder is due and queues it: an email of its own for a single enquiry, else one
     * list. Excludes quarantined enquiries and those whose email to the owner is still in the outbox. An enquiry that is due for the last
     * reminder does not get the first. Calls with the same `at` (ISO 8601, UTC) queue one list. Resolves to the number of enquiries.
     */
    queueDue: (at: string, most: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const enquiries = await take(transaction, at, most, writers)
        const [only] = enquiries
        const listed = enquiries.length > 1 || (only && (await hasList(transaction, at)))
        if (listed) await queueListEmail(transaction, { kind: 'reminder list', name: at, queuedAt: at, dueAt: at })
        else if (only) await queueOne(transaction, only, at)
        return enquiries.length
      }),
  }
}

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

type TakenEnquiry = { reference: string; remind_again_at: string }

/** Advances the enquiries to the reminder after the one that is due, so that no other process takes them. */
function take(db: Kysely<Tables>, at: string, most: number, writers: Database['writers']): Promise<TakenEnquiry[]> {
  return db
    .updateTable('enquiries')
    .set({ next_reminder_at: sql`case when remind_again_at > ${at} then remind_again_at end` })
    .where('reference', 'in', (from) =>
      unanswered(from.selectFrom('enquiries'))
        .select('enquiries.reference')
        .where('next_reminder_at', '<=', at)
        .where((where) => where.not(ownerEmailPending(where)))
        .orderBy('next_reminder_at')
        .limit(most)
        .$if(writers === 'many', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['reference', 'remind_again_at'])
    .execute()
}

/** Whether an earlier batch of the same instant queued the list. */
async function hasList(db: Kysely<Tables>, at: string): Promise<boolean> {
  return (await db.selectFrom('emails').select('id').where('about', '=', at).where('kind', '=', 'reminder list').executeTakeFirst()) !== undefined
}

async function queueOne(db: Kysely<Tables>, { reference, remind_again_at }: TakenEnquiry, at: string): Promise<void> {
  await db
    .insertInto('emails')
    .values(newEmailRow(remind_again_at > at ? 'first reminder' : 'last reminder', { reference }, at))
    .onConflict((conflict) => conflict.columns(['reference', 'kind', 'message', 'recipient']).doNothing())
    .execute()
}

/** The content of the list of this name, the instant at which it was queued. */
export async function readReminderList(db: Kysely<Tables>, at: string, report: ReportUnreadable): Promise<ReminderList> {
  const waiting: ChooseEnquiries = (enquiries) => unanswered(enquiries).where('received_at', '<=', at)
  const late = await numberOf(waiting(db.selectFrom('enquiries')).where('answer_by', '<=', at))
  const soon = await readExcerpt(
    db,
    (enquiries) => waiting(enquiries).where('answer_by', '>', at),
    (enquiries) => enquiries.orderBy('answer_by'),
    report,
  )
  return { soon, late }
}
