import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { VisitState } from '#domain/enquiry/visit.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew } from '#server/core/outbox/queue-email.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { openPageOnce } from '#server/enquiries/sql/customer-pages.ts'
import { type FormDeed, onEnquiryOnce } from '#server/enquiries/sql/undoable-deeds.ts'
import { bookedTimeOf } from '#server/enquiries/sql/visit-rows.ts'
import { type Assignment, assignVisit } from './assign-visit.ts'
import { type Booking, type BookingResult, bookVisit } from './book-visit.ts'
import { dropLateReminders, endVisit, leaveBehind, type VisitEnd } from './end-visit.ts'
import { forgetErasedVisits } from './erased-visits.ts'
import { queueForCustomer } from './queue-visit-emails.ts'

/** A booked visit as the owner's calendar shows it. */
type BookedVisit = { uid: string; sequence: number; time: VisitTime; address: string; changedAt: string } & Pick<
  Enquiry,
  'reference' | 'name' | 'phone' | 'project' | 'location'
>

export type Occupied = { reference: string; time: VisitTime } & Pick<Enquiry, 'name' | 'location'>

/** `name`: the owner's, if signed in. `replyId` identifies the form that was sent. `sendsAt`: when the email about it leaves, if not at once. */
type Proposal = {
  reference: string
  times: readonly VisitTime[]
  replyId: string
  at: string
  page: CustomerPage
  name?: string
  sendsAt?: string | undefined
}

/** Stores visits. Instants are ISO 8601, UTC. Each change queues the emails that tell of it, in its transaction. */
export type VisitRepository = ReturnType<typeof makeVisitRepository>

export function makeVisitRepository(db: Kysely<Tables>) {
  return {
    /** The booked times that end after an instant. */
    async occupied(after: string): Promise<Occupied[]> {
      const rows = await bookedAfter(db, after)
        .innerJoin('enquiries', 'enquiries.reference', 'visits.reference')
        .select(['visits.reference', 'visits.start_at', 'visits.end_at', 'name', 'location'])
        .execute()
      return rows.flatMap(({ reference, name, location, ...row }) => {
        const time = bookedTimeOf(row)
        return time ? [{ reference, time, name, location }] : []
      })
    },

    /** Offers times in place of those before, opens the customer's page if there is none, and counts as a reply. Resolves to whether the enquiry exists. */
    propose: (proposal: Proposal): Promise<boolean> =>
      onThe(proposal.reference, (transaction) => propose(transaction, proposal), { id: proposal.replyId, sendsAt: proposal.sendsAt, asks: true }),

    book: (booking: Booking): Promise<BookingResult> => bookVisit(db, booking),

    /** The customer says when else. Resolves to whether there is a visit to speak of. */
    wish: (reference: string, words: string, at: string): Promise<boolean> =>
      onThe(reference, async (transaction) => {
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
      onThe(end.reference, (transaction) => endVisit(transaction, end), end.id === undefined ? undefined : { id: end.id, sendsAt: end.sendsAt }),

    /** Says who goes. Resolves to whether there is a visit to come. */
    assign: (assignment: Assignment): Promise<boolean> => onThe(assignment.reference, (transaction) => assignVisit(transaction, assignment)),

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

    /** Booked visits that end after an instant, in order; with an address those on which that person goes. */
    async booked(after: string, assignee?: string): Promise<BookedVisit[]> {
      const rows = await bookedAfter(db, after)
        .$if(assignee !== undefined, (visits) => visits.where('assignee', '=', assignee ?? ''))
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

  /** Once, if it is a form's. False if the enquiry does not exist. */
  function onThe(reference: string, work: (transaction: Kysely<Tables>) => Promise<boolean>, form?: FormDeed): Promise<boolean> {
    return db.transaction().execute(async (transaction) => (await onEnquiryOnce(transaction, reference, form, true, () => work(transaction))) ?? false)
  }
}

/** Booked visits that end after an instant. By the index on the start: none is longer than some hours. */
export function bookedAfter(db: Kysely<Tables>, after: string) {
  return db
    .selectFrom('visits')
    .where('state', '=', 'booked')
    .where('start_at', '>', new Date(Date.parse(after) - LONGEST_MS).toISOString())
    .where('end_at', '>', after)
}

const LONGEST_MS = 24 * 3_600_000

async function propose(transaction: Kysely<Tables>, { reference, times, replyId, at, page, name, sendsAt }: Proposal): Promise<true> {
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
  await openPageOnce(transaction, page)
  await addReply(transaction, { id: replyId, reference, kind: 'times proposed', madeAt: at, by: { party: 'owner', ...(name && { name }) } })
  await queueForCustomer(transaction, 'visit proposal', reference, at, sendsAt)
  return true
}

async function offer(transaction: Kysely<Tables>, reference: string, times: readonly VisitTime[]) {
  await transaction
    .insertInto('visit_times')
    .values(times.map(({ start, end }) => ({ reference, start_at: start, end_at: end })))
    .onConflict((conflict) => conflict.columns(['reference', 'start_at']).doNothing())
    .execute()
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
