import type { Kysely } from 'kysely'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import { queueListEmail } from '#server/enquiries/sql/list-emails.ts'
import { timeOf } from '#server/enquiries/sql/visit-rows.ts'

/** A booked visit whose request was erased. */
export type ErasedVisit = { uid: string; reference: string; sequence: number; time: VisitTime; erasedAt: string }

/** Keeps of the booked visits that are still to come what the owner's calendar needs to drop them, and queues the email that tells it. */
export async function keepErasedVisits(transaction: Kysely<Tables>, references: readonly string[], at: string) {
  const rows = await transaction
    .selectFrom('visits')
    .leftJoin('people', 'people.address', 'visits.assignee')
    .select(['uid', 'reference', 'sequence', 'start_at', 'end_at', 'number', 'role', 'gets_email'])
    .where('reference', 'in', references)
    .where('state', '=', 'booked')
    .where('end_at', '>', at)
    .execute()
  for (const { uid, reference, sequence, start_at, end_at, number, role, gets_email } of rows) {
    if (start_at === null || end_at === null) continue
    await transaction
      .insertInto('erased_visits')
      .values({ uid, reference, sequence: sequence + 1, start_at, end_at, erased_at: at })
      .execute()
    await queueListEmail(transaction, { kind: 'erased visit', name: uid, queuedAt: at, dueAt: at })
    // Who goes, unless that person is told with the owners.
    if (number !== null && (role !== 'owner' || gets_email === 0)) await queueEmail(transaction, 'erased visit', { about: uid, recipient: number }, at)
  }
}

export async function readErasedVisit(db: Kysely<Tables>, uid: string): Promise<ErasedVisit> {
  const row = await db.selectFrom('erased_visits').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
  return { uid, reference: row.reference, sequence: row.sequence, time: timeOf(row), erasedAt: row.erased_at }
}

/** Once a visit would have been, its calendar entry is of no interest to anyone. */
export async function forgetErasedVisits(db: Kysely<Tables>, at: string) {
  await db.transaction().execute(async (transaction) => {
    const past = await transaction.deleteFrom('erased_visits').where('end_at', '<=', at).returning('uid').execute()
    if (past.length === 0) return
    await transaction
      .deleteFrom('emails')
      .where('kind', '=', 'erased visit')
      .where(
        'about',
        'in',
        past.map(({ uid }) => uid),
      )
      .execute()
  })
}
