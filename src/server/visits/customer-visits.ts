import type { Visit } from '#domain/enquiry/visit.ts'
import { isChangeable } from '#domain/enquiry/visit-rules.ts'
import { doOverlap, isSameTime, type VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Core } from '#server/core/core.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { BookingResult } from './book-visit.ts'
import type { VisitRepository } from './visit-repository.ts'

/** `late`: after the evening before, when customers ring instead. `withdrawn`: what was offered or booked was taken back meanwhile. */
type CustomerBookingResult = BookingResult | 'late' | 'withdrawn'

/** What the customer can do about the visit. */
export type CustomerVisits = ReturnType<typeof makeCustomerVisits>

export function makeCustomerVisits(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  visits: Pick<VisitRepository, 'occupied' | 'book' | 'wish' | 'end'>,
) {
  return {
    /** What can be chosen: what is offered, still to come and not booked, by this customer or another. */
    async free({ reference, visit }: EnquiryRecord): Promise<VisitTime[]> {
      if (!visit || visit.offered.length === 0) return []
      const booked = visit.state === 'booked' ? visit.time : undefined
      const others = (await visits.occupied(now().toISOString())).filter((other) => other.reference !== reference)
      return visit.offered.filter(
        (time) => isChangeable(time, now()) && !others.some((other) => doOverlap(time, other.time)) && !(booked && isSameTime(time, booked)),
      )
    },

    /** Takes an offered time, or moves what is booked to it. `id` identifies the form that was sent. */
    async pick({ reference, visit }: EnquiryRecord, start: string, address: string, id: string): Promise<CustomerBookingResult> {
      if (!visit || visit.state === 'cancelled') return 'withdrawn'
      const time = visit.offered.find((offered) => offered.start === start)
      if (!time) return 'taken'
      if (!isChangeable(time, now()) || isFixed(visit, now())) return 'late'
      const result = await visits.book({ reference, time, address, by: 'customer', replyId: id, at: now().toISOString() })
      if (result === 'booked') emailQueued()
      return result
    },

    /** None fits. Resolves to whether there is still a visit to speak of. */
    async wish({ reference }: EnquiryRecord, words: string): Promise<boolean> {
      const isTaken = await visits.wish(reference, words, now().toISOString())
      if (isTaken) emailQueued()
      return isTaken
    },

    /** Resolves to whether it was cancelled: not after the evening before. */
    async cancel({ reference, visit }: EnquiryRecord): Promise<boolean> {
      if (!visit || isFixed(visit, now())) return false
      if (await visits.end({ reference, by: 'customer', at: now().toISOString() })) emailQueued()
      return true
    },
  }
}

/** Booked, and too near to be changed on the page. */
function isFixed({ state, time }: Visit, now: Date): boolean {
  return state === 'booked' && time !== undefined && !isChangeable(time, now)
}
