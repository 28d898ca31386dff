import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitParty } from '#domain/visit/visit.ts'
import { visitReminderAt } from '#domain/visit/visit-rules.ts'
import { isSameTime, quartersOf, type VisitTime } from '#domain/visit/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import { addEntry, timeDetail } from '#server/enquiries/sql/add-entry.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { openPageOnce } from '#server/enquiries/sql/customer-links.ts'
import { onEnquiry } from '#server/enquiries/sql/store-turn.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { dropReminders, dropUnsent, leaveBehind, NOBODY } from './end-visit.ts'
import { queueForOwners, queueVisitEmails } from './queue-visit-emails.ts'

/** An address of '' keeps the one before. `page`: the customer's, if there is none yet. `name`: the owner's, if signed in. */
export type Booking = { reference: string; time: VisitTime; address: string; by: VisitParty; replyId: string; at: string; page?: CustomerPage; name?: string }

/** `taken`: by another visit, or no longer offered. */
export type BookingResult = 'booked' | 'taken' | 'gone'

/** Rolls the booking back. */
class TakenError extends Error {}

/** Takes a time, or moves the booking to it. No two visits overlap, however many come at once. A customer gets what is offered only. */
export function bookVisit(db: Kysely<Tables>, booking: Booking): Promise<BookingResult> {
  return db
    .transaction()
    .execute(async (transaction) => (await onEnquiry(transaction, booking.reference, () => book(transaction, booking))) ?? 'gone')
    .catch((error: unknown) => {
      if (error instanceof TakenError) return 'taken'
      throw error
    })
}

async function book(transaction: Kysely<Tables>, { reference, time, address, by: party, replyId, at, page, name }: Booking): Promise<BookingResult> {
  await leaveBehind(transaction, reference, at)
  const before = await transaction.selectFrom('visits').selectAll().where('reference', '=', reference).executeTakeFirst()
  const bookedBefore = before?.state === 'booked' ? bookedTimeOf(before) : undefined
  const newAddress = address === '' ? (before?.address ?? '') : address
  const isAtSameTime = bookedBefore !== undefined && isSameTime(bookedBefore, time)
  // The same form sent twice.
  if (isAtSameTime && newAddress === before?.address) return 'booked'
  if (party === 'customer' && !(await isOffered(transaction, reference, time))) return 'taken'
  await occupy(transaction, reference, time)
  const remindAt = visitReminderAt(time).toISOString()
  const changed = {
    state: 'booked' as const,
    start_at: time.start,
    end_at: time.end,
    address: newAddress,
    change: isAtSameTime && before?.change ? before.change : bookedBefore ? ('moved' as const) : ('booked' as const),
    changed_by: party,
    changed_at: at,
    remind_at: remindAt > at ? remindAt : null,
    // Who was to go on a visit that was cancelled need not be free at the new time.
    ...(!bookedBefore && NOBODY),
  }
  await transaction
    .insertInto('visits')
    .values({ reference, uid: randomUUID(), sequence: 0, wish: '', ...changed })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet(({ eb }) => ({
        ...changed,
        wish: '',
        // The first booking is the entry as it is first told.
        sequence: eb('visits.sequence', '+', before?.start_at ? 1 : 0),
      })),
    )
    .execute()
  if (page) await openPageOnce(transaction, page)
  if (!isAtSameTime) await dropReminders(transaction, reference)
  await dropUnsent(transaction, reference, ['visit proposal'])
  const by = { party, ...(name && { name }) }
  if (bookedBefore) await addEntry(transaction, { reference, kind: 'visit moved', at, by, detail: timeDetail(time) })
  else await addReply(transaction, { id: replyId, reference, kind: 'visit booked', madeAt: at, by })
  // No email to the customer says where, so another address is nothing to tell.
  if (isAtSameTime) await queueForOwners(transaction, reference, at)
  else await queueVisitEmails(transaction, reference, at)
  return 'booked'
}

async function isOffered(transaction: Kysely<Tables>, reference: string, { start, end }: VisitTime): Promise<boolean> {
  const row = await transaction
    .selectFrom('visit_times')
    .select('start_at')
    .where('reference', '=', reference)
    .where('start_at', '=', start)
    .where('end_at', '=', end)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the quarter hours. Each is a primary key, so the database refuses a second visit at the same time, also one of another process.
 * In order of time, and before the old ones are given up: two bookings then wait for each other in one direction only.
 */
async function occupy(transaction: Kysely<Tables>, reference: string, time: VisitTime) {
  const quarters = quartersOf(time)
  await transaction
    .insertInto('visit_quarters')
    .values(quarters.map((quarter) => ({ quarter, reference })))
    .onConflict((conflict) => conflict.column('quarter').doNothing())
    .execute()
  const own = await transaction.selectFrom('visit_quarters').select('quarter').where('reference', '=', reference).where('quarter', 'in', quarters).execute()
  if (own.length < quarters.length) throw new TakenError()
  await transaction.deleteFrom('visit_quarters').where('reference', '=', reference).where('quarter', 'not in', quarters).execute()
}
