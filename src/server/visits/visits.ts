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
