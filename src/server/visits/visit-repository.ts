import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { VisitState } from '#domain/visit/visit.ts'
import { visitReminderAt } from '#domain/visit/visit-rules.ts'
import { isSameTime, quartersOf, type VisitTime } from '#domain/visit/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew } from '#server/core/outbox/queue-anew.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import { addEntry, timeDetail } from '#server/enquiries/sql/add-entry.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { pageRow } from '#server/enquiries/sql/customer-links.ts'
import { lockEnquiry } from '#server/enquiries/sql/lock-enquiry.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { dropLateReminders, dropReminders, dropUnsent, endVisit, leaveBehind } from './end-visit.ts'
import { forgetErasedVisits } from './erased-visits.ts'
import { queueForCustomer, queueVisitEmails } from './queue-visit-emails.ts'
import type { BookedVisit, Booking, BookingResult, Occupied, Proposal, VisitEnd } from './visits.ts'

/** Rolls the booking back. */
class TakenError extends Error {}

/** Stores visits. Instants are ISO 8601, UTC. Each change queues the emails that tell of it, in its transaction. */
export type VisitRepository = ReturnType<typeof makeVisitRepository>

export function makeVisitRepository(db: Kysely<Tables>) {
  return {
    /** The booked times that end after an instant. */
    async occupied(after: string): Promise<Occupied[]> {
      const rows = await bookedAfter(db, after).select(['visits.reference', 'visits.start_at', 'visits.end_at']).execute()
      return rows.flatMap(({ reference, ...row }) => {
        const time = bookedTimeOf(row)
        return time ? [{ reference, time }] : []
      })
    },

    /** Offers times in place of those before, opens the customer's page if there is none, and counts as a reply. Resolves to whether the enquiry exists. */
    propose: (proposal: Proposal): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const exists = await lockEnquiry(transaction, proposal.reference)
        if (exists) await propose(transaction, proposal)
        return exists
      }),

    /** Takes a time, or moves the booking to it. No two visits overlap, however many come at once. A customer gets what is offered only. */
    book: (booking: Booking): Promise<BookingResult> =>
      db
        .transaction()
        .execute((transaction) => book(transaction, booking))
        .catch((error: unknown) => {
          if (error instanceof TakenError) return 'taken'
          throw error
        }),

    /** The customer says when else. Resolves to whether there is a visit to speak of. */
    wish: (reference: string, words: string, at: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockEnquiry(transaction, reference))) return false
        const { numUpdatedRows } = await transaction
          .updateTable('visits')
          .set({ wish: words, wished_at: at })
          .where('reference', '=', reference)
          .where('state', '!=', 'cancelled')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await addEntry(transaction, { reference, kind: 'visit wish', at, by: { party: 'customer' }, text: words })
        await queueAnew(transaction, 'visit wish', reference, at)
        return true
      }),

    /** Ends a booking of a time that is not over, and what is offered. Resolves to whether there was anything. */
    end: (end: VisitEnd): Promise<boolean> =>
      db.transaction().execute(async (transaction) => (await lockEnquiry(transaction, end.reference)) && endVisit(transaction, end)),

    /** Queues up to `most` due reminders, one to each party, each once. Resolves to the number of visits. */
    queueReminders: (at: string, most: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        await dropLateReminders(transaction, at)
        const due = await takeDue(transaction, at, most)
        for (const { reference } of due) {
          await queueAnew(transaction, 'visit reminder to owner', reference, at)
          await queueForCustomer(transaction, 'visit reminder to customer', reference, at)
        }
        return due.length
      }),

    /** Erased visits that are over. */
    forgetErased: (at: string): Promise<void> => forgetErasedVisits(db, at),

    /** Booked visits that end after an instant, in order. */
    async booked(after: string): Promise<BookedVisit[]> {
      const rows = await bookedAfter(db, after)
        .innerJoin('enquiries', 'enquiries.reference', 'visits.reference')
        .select(['visits.reference', 'uid', 'sequence', 'start_at', 'end_at', 'address', 'changed_at', 'name', 'phone', 'project', 'location'])
        .orderBy('start_at')
        .execute()
      return rows.flatMap(({ start_at, end_at, changed_at, ...row }) => {
        const time = bookedTimeOf({ start_at, end_at })
        return time ? [{ ...row, time, changedAt: changed_at ?? time.start }] : []
      })
    },
  }
}

/** By the index on the start: no visit is longer than some hours. */
function bookedAfter(db: Kysely<Tables>, after: string) {
  return db
    .selectFrom('visits')
    .where('state', '=', 'booked')
    .where('start_at', '>', new Date(Date.parse(after) - LONGEST_MS).toISOString())
    .where('end_at', '>', after)
}

const LONGEST_MS = 24 * 3_600_000

async function propose(transaction: Kysely<Tables>, { reference, times, replyId, at, page, name }: Proposal) {
  await leaveBehind(transaction, reference, at)
  await transaction
    .insertInto('visits')
    .values({ reference, uid: randomUUID(), sequence: 0, state: 'proposed', address: '', wish: '' })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet({ state: sql<VisitState>`case when visits.state = 'booked' then 'booked' else 'proposed' end`, wish: '' }),
    )
    .execute()
  await transaction.deleteFrom('visit_times').where('reference', '=', reference).execute()
  await offer(transaction, reference, times)
  await openPage(transaction, page)
  await addReply(transaction, { id: replyId, reference, kind: 'times proposed', madeAt: at, by: { party: 'owner', ...(name && { name }) } })
  await queueForCustomer(transaction, 'visit proposal', reference, at)
}

/** A request from before there were such pages has none. */
async function openPage(transaction: Kysely<Tables>, page: CustomerPage) {
  await transaction
    .insertInto('customer_pages')
    .values(pageRow(page))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

async function offer(transaction: Kysely<Tables>, reference: string, times: readonly VisitTime[]) {
  await transaction
    .insertInto('visit_times')
    .values(times.map(({ start, end }) => ({ reference, start_at: start, end_at: end })))
    .onConflict((conflict) => conflict.columns(['reference', 'start_at']).doNothing())
    .execute()
}

async function book(transaction: Kysely<Tables>, { reference, time, address, by: party, replyId, at, page, name }: Booking): Promise<BookingResult> {
  if (!(await lockEnquiry(transaction, reference))) return 'gone'
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
  if (page) await openPage(transaction, page)
  if (!isAtSameTime) await dropReminders(transaction, reference)
  await dropUnsent(transaction, reference, ['visit proposal'])
  const by = { party, ...(name && { name }) }
  if (bookedBefore) await addEntry(transaction, { reference, kind: 'visit moved', at, by, detail: timeDetail(time) })
  else await addReply(transaction, { id: replyId, reference, kind: 'visit booked', madeAt: at, by })
  // No email to the customer says where, so another address is nothing to tell.
  if (isAtSameTime) await queueAnew(transaction, 'visit to owner', reference, at)
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

/** Notes that the visits are reminded of, so that no other process takes them. One that has begun needs no reminder. */
async function takeDue(transaction: Kysely<Tables>, at: string, most: number) {
  const due = await transaction.selectFrom('visits').select('reference').where('remind_at', '<=', at).orderBy('remind_at').limit(most).execute()
  if (due.length === 0) return []
  const taken = await transaction
    .updateTable('visits')
    .set({ remind_at: null })
    .where(
      'reference',
      'in',
      due.map(({ reference }) => reference),
    )
    .where('remind_at', '<=', at)
    .returning(['reference', 'state', 'start_at'])
    .execute()
  return taken.filter(({ state, start_at }) => state === 'booked' && start_at !== null && start_at > at)
}
