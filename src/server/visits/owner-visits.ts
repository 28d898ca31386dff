import type { Doer } from '#domain/enquiry/doer.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import { suggestTimes } from '#domain/visit/suggest-times.ts'
import type { Config } from '#server/core/config.ts'
import type { Core } from '#server/core/core.ts'
import { sendsAt } from '#server/core/outbox/sends-at.ts'
import type { Person } from '#server/core/people/people.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import type { BookingResult } from './book-visit.ts'
import type { CalendarFeedRepository } from './calendar-feeds.ts'
import type { Occupied, VisitRepository } from './visit-repository.ts'

/** The times that are booked, of all customers, and three that are free. */
export type OwnerCalendar = { occupied: Occupied[]; suggested: VisitTime[]; holiday: Holiday | undefined }

/** What the owner can do about visits. `id` identifies the form that was sent, so that one sent twice counts once. */
export type OwnerVisits = ReturnType<typeof makeOwnerVisits>

export function makeOwnerVisits(
  { config, now, facts, emailQueued }: Pick<Core, 'now' | 'facts' | 'emailQueued'> & { config: Pick<Config, 'undoSeconds'> },
  visits: Pick<VisitRepository, 'occupied' | 'propose' | 'book' | 'end' | 'assign'>,
  calendarFeeds: Pick<CalendarFeedRepository, 'tell' | 'renew' | 'tellPerson'>,
  customerLinks: Pick<CustomerLinks, 'tokenHashOf'>,
) {
  /** Tells the outbox if something was done. */
  function told<Result>(result: Result, isDone: boolean): Result {
    if (isDone) emailQueued()
    return result
  }

  return {
    async calendar(): Promise<OwnerCalendar> {
      const instant = now()
      const occupied = await visits.occupied(instant.toISOString())
      const { holiday, phoneHours } = facts()
      return { occupied, holiday, suggested: suggestTimes({ now: instant, hours: phoneHours.days, holiday, booked: occupied.map(({ time }) => time) }) }
    },

    /** Resolves to whether the enquiry exists. */
    async propose(reference: string, times: readonly VisitTime[], id: string, { name }: Doer): Promise<boolean> {
      const at = now().toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, at), issuedAt: at }
      const exists = await visits.propose({ reference, times, replyId: id, at, page, sendsAt: sendsAt(config, at), ...(name && { name }) })
      return told(exists, exists)
    },

    /** Takes a time, or moves what is booked to it. */
    async book(reference: string, time: VisitTime, address: string, id: string, { name }: Doer): Promise<BookingResult> {
      const at = now().toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, at), issuedAt: at }
      const result = await visits.book({ reference, time, address, by: 'owner', replyId: id, at, page, sendsAt: sendsAt(config, at), ...(name && { name }) })
      return told(result, result === 'booked')
    },

    /** Resolves to whether there was anything to cancel. */
    async cancel(reference: string, id: string, { name }: Doer): Promise<boolean> {
      const at = now().toISOString()
      const ended = await visits.end({ reference, by: 'owner', id, at, sendsAt: sendsAt(config, at), ...(name && { name }) })
      return told(ended, ended)
    },

    /** Says who goes; undefined for nobody. Resolves to whether there is a visit to come. */
    async assign(reference: string, person: Person | undefined, id: string, by: Doer): Promise<boolean> {
      const assigned = await visits.assign({ id, reference, person, at: now().toISOString(), by })
      return told(assigned, assigned)
    },

    /** Mails the address of the owner's calendar to the owner; a new one ends the one before. */
    async sendCalendarAddress(choice: 'same' | 'new'): Promise<void> {
      const at = now().toISOString()
      await (choice === 'new' ? calendarFeeds.renew(at) : calendarFeeds.tell(at))
      emailQueued()
    },

    /** The same to one person, of the own visits. */
    async sendOwnCalendarAddress(to: Person, choice: 'same' | 'new'): Promise<void> {
      await calendarFeeds.tellPerson(to, now().toISOString(), choice === 'new')
      emailQueued()
    },
  }
}
