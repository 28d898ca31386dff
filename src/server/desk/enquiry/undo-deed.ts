import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import { quartersOf } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { undoReplies } from '#server/enquiries/sql/add-reply.ts'
import { onEnquiry } from '#server/enquiries/sql/store-turn.ts'
import { type DeedRecord, isAsLeft, readDeedRecord, restoreRooms, storedDeed, takeBackEmails } from '#server/enquiries/sql/undoable-deeds.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { occupy, TakenError } from '#server/visits/occupy.ts'

/** `deed`: the id of what is undone. `id`: of the form that was sent. Instants are ISO 8601, UTC. */
export type Undoing = { id: string; reference: string; deed: string; at: string; by: Doer }

/** `late`: its email has left, or may have. `changed`: by what was done since. `taken`: by the visit of this customer. */
export type UndoResult = { outcome: 'undone' | 'late' | 'changed' } | { outcome: 'taken'; name: string }

/** Rolls the undoing back. */
class LateError extends Error {}

/** Undoes a deed whose emails still wait: they never leave, and all is as it was. Of two who undo at once both have. */
export async function undoDeed(db: Kysely<Tables>, undoing: Undoing): Promise<UndoResult> {
  const { reference, deed } = undoing
  try {
    return await db.transaction().execute(async (transaction) => {
      const undone = await onEnquiry<UndoResult>(transaction, reference, () => undo(transaction, undoing))
      return undone ?? { outcome: 'late' }
    })
  } catch (error) {
    if (error instanceof LateError) return { outcome: 'late' }
    if (!(error instanceof TakenError)) throw error
    const record = await readDeedRecord(db, reference, deed)
    const time = record?.before.visit?.row ? bookedTimeOf(record.before.visit.row) : undefined
    return { outcome: 'taken', name: time ? await nameOfVisitAt(db, time, reference) : '' }
  }
}

async function undo(transaction: Kysely<Tables>, { id, reference, deed, at, by }: Undoing): Promise<UndoResult> {
  const record = await readDeedRecord(transaction, reference, deed)
  if (!record) return { outcome: (await storedDeed(transaction, deed))?.undone_at ? 'undone' : 'late' }
  if ((await isMerged(transaction, reference)) || !(await isAsLeft(transaction, reference, record))) return { outcome: 'changed' }
  if (!(await takeBackEmails(transaction, record.queued))) throw new LateError()
  if (record.dropped.length > 0) await transaction.insertInto('emails').values(record.dropped).execute()
  await restore(transaction, reference, record)
  await transaction.updateTable('history').set({ undone_at: at }).where('id', 'in', record.added).execute()
  await undoReplies(transaction, reference, at, (replies) => replies.where('id', 'in', record.added))
  await addEntry(transaction, { id, reference, kind: 'undone', at, by, detail: deed })
  await transaction.deleteFrom('undoable_deeds').where('id', '=', deed).execute()
  await transaction.deleteFrom('sent_forms').where('key', '=', deed).execute()
  return { outcome: 'undone' }
}

/** It goes on as another, where nothing was as this one has it. */
async function isMerged(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await transaction.selectFrom('enquiries').select('merged_into').where('reference', '=', reference).executeTakeFirst()
  return row?.merged_into != null
}

/** What the deed has changed is as before it. Its time may be another customer's by now. */
async function restore(transaction: Kysely<Tables>, reference: string, { before: { closed, visit, rooms }, after }: DeedRecord) {
  if (closed) await transaction.updateTable('enquiries').set(closed).where('reference', '=', reference).execute()
  if (visit) await restoreVisit(transaction, reference, visit)
  // No email has told of it: what was sent of another room, as an agreement, is never taken away.
  if (rooms && after.rooms) await restoreRooms(transaction, reference, rooms, after.rooms)
}

async function restoreVisit(transaction: Kysely<Tables>, reference: string, { row, times }: NonNullable<DeedRecord['before']['visit']>) {
  const booked = row?.state === 'booked' ? bookedTimeOf(row) : undefined
  if (booked) await occupy(transaction, reference, booked)
  else await transaction.deleteFrom('visit_quarters').where('reference', '=', reference).execute()
  await transaction.deleteFrom('visit_times').where('reference', '=', reference).execute()
  await transaction.deleteFrom('visits').where('reference', '=', reference).execute()
  if (row) await transaction.insertInto('visits').values(row).execute()
  if (times.length > 0) await transaction.insertInto('visit_times').values(times).execute()
}

async function nameOfVisitAt(db: Kysely<Tables>, time: VisitTime, reference: string): Promise<string> {
  const row = await db
    .selectFrom('visit_quarters')
    .innerJoin('enquiries', 'enquiries.reference', 'visit_quarters.reference')
    .select('name')
    .where('quarter', 'in', quartersOf(time))
    .where('visit_quarters.reference', '!=', reference)
    .executeTakeFirst()
  return row?.name ?? ''
}
