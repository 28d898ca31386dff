import type { Doer } from '#domain/enquiry/doer.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { OpeningHours } from '#domain/opening-hours.ts'
import { suggestTimes } from '#domain/visit/suggest-times.ts'
import type { VisitTime } from '#domain/visit/visit-time.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import type { CalendarFeedRepository } from './calendar/calendar-feeds.ts'
import type { VisitRepository } from './visit-repository.ts'
import type { BookingResult, Occupied } from './visits.ts'

/** The times that are booked, of all customers, and three that are free. */
export type OwnerCalendar = { occupied: Occupied[]; suggested: VisitTime[]; holiday: Holiday | undefined }

/** What the owner can do about visits. `id` identifies the form that was sent, so that one sent twice counts once. */
export type OwnerVisits = {
  calendar(): Promise<OwnerCalendar>
  /** Resolves to whether the enquiry exists. */
  propose(reference: string, times: readonly VisitTime[], id: string, by: Doer): Promise<boolean>
  /** Takes a time, or moves what is booked to it. */
  book(reference: string, time: VisitTime, address: string, id: string, by: Doer): Promise<BookingResult>
  /** Resolves to whether there was anything to cancel. */
  cancel(reference: string, by: Doer): Promise<boolean>
  /** Mails the address of the owner's calendar to the owner; a new one ends the one before. */
  sendCalendarAddress(choice: 'same' | 'new'): Promise<void>
}

type Needs = {
  now: () => Date
  visits: Pick<VisitRepository, 'occupied' | 'propose' | 'book' | 'end'>
  calendarFeeds: CalendarFeedRepository
  customerLinks: Pick<CustomerLinks, 'tokenHashOf'>
  hours: () => OpeningHours
  holiday: () => Holiday | undefined
  emailQueued: () => void
}

export function makeOwnerVisits({ now, visits, calendarFeeds, customerLinks, hours, holiday, emailQueued }: Needs): OwnerVisits {
  /** Tells the outbox if something was done. */
  function told<Result>(result: Result, isDone: boolean): Result {
    if (isDone) emailQueued()
    return result
  }

  return {
    async calendar() {
      const instant = now()
      const occupied = await visits.occupied(instant.toISOString())
      const away = holiday()
      return { occupied, holiday: away, suggested: suggestTimes({ now: instant, hours: hours(), holiday: away, booked: occupied.map(({ time }) => time) }) }
    },

    async propose(reference, times, id, { name }) {
      const at = now().toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, at), issuedAt: at }
      const exists = await visits.propose({ reference, times, replyId: id, at, page, ...(name && { name }) })
      return told(exists, exists)
    },

    async book(reference, time, address, id, { name }) {
      const at = now().toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, at), issuedAt: at }
      const result = await visits.book({ reference, time, address, by: 'owner', replyId: id, at, page, ...(name && { name }) })
      return told(result, result === 'booked')
    },

    async cancel(reference, { name }) {
      const ended = await visits.end({ reference, by: 'owner', at: now().toISOString(), ...(name && { name }) })
      return told(ended, ended)
    },

    async sendCalendarAddress(choice) {
      const at = now().toISOString()
      await (choice === 'new' ? calendarFeeds.renew(at) : calendarFeeds.tell(at))
      emailQueued()
    },
  }
}
