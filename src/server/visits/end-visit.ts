import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { VisitParty } from '#domain/enquiry/visit.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import type { Tables, VisitRow } from '#server/core/database/tables.ts'
import { addEntry, timeDetail } from '#server/enquiries/sql/add-entry.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { queueVisitEmails } from './queue-visit-emails.ts'

/** `name`: the owner's, if signed in. `id`: of the form that was sent. `sendsAt`: when the emails about it leave, if not at once. */
export type VisitEnd = { reference: string; by: VisitParty; at: string; name?: string; id?: string; sendsAt?: string | undefined }

const REMINDERS: readonly EmailKind[] = ['visit reminder to customer', 'visit reminder to owner']

/** Ends what is booked and what is offered, for an enquiry that is locked; a visit that has been stays. Resolves to whether there was anything. */
export async function endVisit(transaction: Kysely<Tables>, { reference, by, at, name, id, sendsAt }: VisitEnd): Promise<boolean> {
  const row = await transaction
    .selectFrom('visits')
    .select(['state', 'sequence', 'start_at', 'end_at'])
    .where('reference', '=', reference)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  if (!row) return false
  const time = bookedTimeOf(row)
  const hasBeen = row.state === 'booked' && time !== undefined && isOver(time, new Date(at))
  const { numDeletedRows } = await transaction.deleteFrom('visit_times').where('reference', '=', reference).executeTakeFirstOrThrow()
  await dropUnsent(transaction, reference, ['visit proposal', ...REMINDERS])
  if (hasBeen && numDeletedRows === 0n) return false
  const isCancelled = row.state === 'booked' && !hasBeen
  if (!hasBeen) await giveUp(transaction, reference, isCancelled && { sequence: row.sequence + 1, change: 'cancelled', changed_by: by, changed_at: at })
  await addEntry(transaction, {
    ...(id !== undefined && { id }),
    reference,
    kind: isCancelled ? 'visit cancelled' : 'proposal withdrawn',
    at,
    by: { party: by, ...(name && { name }) },
    detail: timeDetail(time),
  })
  if (isCancelled) await queueVisitEmails(transaction, reference, at, sendsAt)
  return true
}

/** `change`: of a booking. */
async function giveUp(transaction: Kysely<Tables>, reference: string, change: false | Partial<VisitRow>) {
  await transaction
    .updateTable('visits')
    .set({ state: 'cancelled', remind_at: null, ...change })
    .where('reference', '=', reference)
    .execute()
  await transaction.deleteFrom('visit_quarters').where('reference', '=', reference).execute()
}

/** A visit that has been is no booking any more: what is agreed next is another, with a calendar entry of its own. */
export async function leaveBehind(transaction: Kysely<Tables>, reference: string, at: string) {
  await keepWhoWent(transaction, reference, at)
  const { numUpdatedRows } = await transaction
    .updateTable('visits')
    .set({
      uid: randomUUID(),
      sequence: 0,
      state: 'cancelled',
      start_at: null,
      end_at: null,
      change: null,
      changed_by: null,
      changed_at: null,
      remind_at: null,
      ...NOBODY,
    })
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .where('end_at', '<=', at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await transaction.deleteFrom('visit_quarters').where('reference', '=', reference).execute()
  await dropUnsent(transaction, reference, ['visit to customer', 'visit to owner', 'visit to assignee', ...REMINDERS])
}

/** Of a visit on which nobody is said to go. */
export const NOBODY = { assignee: null, assignee_name: null, assigned_at: null } as const

/** Who went may read the request for a while. */
async function keepWhoWent(transaction: Kysely<Tables>, reference: string, at: string) {
  const been = await transaction
    .selectFrom('visits')
    .select(['uid', 'assignee', 'start_at', 'end_at'])
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .where('end_at', '<=', at)
    .executeTakeFirst()
  if (!been?.assignee || been.start_at === null || been.end_at === null) return
  const { uid, assignee: address, start_at, end_at } = been
  await transaction.insertInto('past_assignments').values({ uid, reference, address, start_at, end_at }).execute()
}

/** Reminders that no mail server took before the visit began. */
export async function dropLateReminders(transaction: Kysely<Tables>, at: string) {
  const begun = transaction.selectFrom('visits').select('reference').where('state', '=', 'booked').where('start_at', '<=', at)
  await transaction
    .deleteFrom('emails')
    .where('kind', 'in', REMINDERS)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('reference', 'in', begun)
    .execute()
}

/** Reminders of a time that no longer holds. */
export function dropReminders(transaction: Kysely<Tables>, reference: string) {
  return dropUnsent(transaction, reference, REMINDERS)
}

/** Emails that would tell of what no longer holds. */
export async function dropUnsent(transaction: Kysely<Tables>, reference: string, kinds: readonly EmailKind[]) {
  await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', 'in', kinds).where('sent_at', 'is', null).execute()
}
