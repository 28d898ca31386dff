import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { VisitParty } from '#domain/visit/visit.ts'
import type { VisitTime } from '#domain/visit/visit-time.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'

/** A booked visit as the owner's calendar shows it. */
export type BookedVisit = { uid: string; sequence: number; time: VisitTime; address: string; changedAt: string } & Pick<
  Enquiry,
  'reference' | 'name' | 'phone' | 'project' | 'location'
>

export type Occupied = { reference: string; time: VisitTime }

/** A booked visit whose request was erased. */
export type ErasedVisit = { uid: string; reference: string; sequence: number; time: VisitTime; erasedAt: string }

/** `name`: the owner's, if signed in. */
export type Proposal = { reference: string; times: readonly VisitTime[]; replyId: string; at: string; page: CustomerPage; name?: string }
/** An address of '' keeps the one before. `page`: the customer's, if there is none yet. */
export type Booking = { reference: string; time: VisitTime; address: string; by: VisitParty; replyId: string; at: string; page?: CustomerPage; name?: string }
export type VisitEnd = { reference: string; by: VisitParty; at: string; name?: string }

/** `taken`: by another visit, or no longer offered. */
export type BookingResult = 'booked' | 'taken' | 'gone'

/** Stores visits. Instants are ISO 8601, UTC. Each change queues the emails that tell of it, in its transaction. */
export type VisitRepository = {
  /** The booked times that end after an instant. */
  occupied(after: string): Promise<Occupied[]>
  /** Offers times in place of those before, opens the customer's page if there is none, and counts as a reply. Resolves to whether the enquiry exists. */
  propose(proposal: Proposal): Promise<boolean>
  /** Takes a time, or moves the booking to it. No two visits overlap, however many come at once. A customer gets what is offered only. */
  book(booking: Booking): Promise<BookingResult>
  /** The customer says when else. Resolves to whether there is a visit to speak of. */
  wish(reference: string, words: string, at: string): Promise<boolean>
  /** Ends a booking of a time that is not over, and what is offered. Resolves to whether there was anything. */
  end(end: VisitEnd): Promise<boolean>
  /** Queues up to `most` due reminders, one to each party, each once. Resolves to the number of visits. */
  queueReminders(at: string, most: number): Promise<number>
  /** Erased visits that are over. */
  forgetErased(at: string): Promise<void>
  /** Booked visits that end after an instant, in order. */
  booked(after: string): Promise<BookedVisit[]>
}

/** The one valid calendar address. */
export type CalendarFeedRepository = {
  /** When it was issued; '' for the first. */
  issuedAt(): Promise<string>
  /** Queues the email that tells the owner. */
  tell(at: string): Promise<void>
  /** The address before no longer works. Queues the email with the new one. */
  renew(at: string): Promise<void>
}
