import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitParty } from '#domain/enquiry/visit.ts'
import { visitReminderAt } from '#domain/enquiry/visit-rules.ts'
import { isSameTime, type VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import { addEntry, timeDetail } from '#server/enquiries/sql/add-entry.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { openPageOnce } from '#server/enquiries/sql/customer-pages.ts'
import { onEnquiryOnce } from '#server/enquiries/sql/undoable-deeds.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { dropReminders, dropUnsent, leaveBehind, NOBODY } from './end-visit.ts'
import { occupy, TakenError } from './occupy.ts'
import { queueForOwners, queueVisitEmails } from './queue-visit-emails.ts'

/**
 * An address of '' keeps the one before. `page`: the customer's, if there is none yet. `name`: the owner's, if signed in. `replyId` identifies the
 * form that was sent. `sendsAt`: when the emails about it leave, if not at once.
 */
export type Booking = {
  reference: string
  time: VisitTime
  address: string
  by: VisitParty
  replyId: string
  at: string
  page?: CustomerPage
  name?: string
  sendsAt?: string | undefined
}

/** `taken`: by another visit, or no longer offered. */
export type BookingResult = 'booked' | 'taken' | 'gone'

/** Takes a time, or moves the booking to it. No two visits overlap, however many come at once. A customer gets what is offered only. */
export function bookVisit(db: Kysely<Tables>, booking: Booking): Promise<BookingResult> {
  const { reference, by, replyId, sendsAt } = booking
  // A customer's form may be sent again with another time.
  const form = by === 'owner' ? { id: replyId, sendsAt } : undefined
  return db
    .transaction()
    .execute(async (transaction) => (await onEnquiryOnce(transaction, reference, form, 'booked', () => book(transaction, booking))) ?? 'gone')
    .catch((error: unknown) => {
      if (error instanceof TakenError) return 'taken'
      throw error
    })
}

async function book(transaction: Kysely<Tables>, { reference, time, address, by: party, replyId, at, page, name, sendsAt }: Booking): Promise<BookingResult> {
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
  if (bookedBefore) await addEntry(transaction, { id: replyId, reference, kind: 'visit moved', at, by, detail: timeDetail(time) })
  else await addReply(transaction, { id: replyId, reference, kind: 'visit booked', madeAt: at, by })
  // No email to the customer says where, so another address is nothing to tell.
  if (isAtSameTime) await queueForOwners(transaction, reference, at, sendsAt)
  else await queueVisitEmails(transaction, reference, at, sendsAt)
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
