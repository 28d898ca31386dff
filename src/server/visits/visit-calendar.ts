import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { company } from '#content/company/company.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import type { CalendarPart } from '#server/core/mail/email.ts'

/** A visit as an entry in a calendar. `changedAt`: ISO 8601, UTC; with the same data the same text comes out. */
export type CalendarEntry = {
  uid: string
  /** Rises with each change, so that calendars know the newest. */
  sequence: number
  time: VisitTime
  changedAt: string
  summary: string
  location: string
  description: string
}

/**
 * An invitation, or with CANCEL its end. It asks for no answer: the attendee has accepted, by choosing the time or on the telephone.
 * An answer that a program sends all the same goes to the company's own address.
 */
export function invitation(method: CalendarPart['method'], entry: CalendarEntry, attendee: string): CalendarPart {
  return {
    method,
    content: written(method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST, [
      {
        ...eventOf(entry),
        status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        attendees: [{ email: attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      },
    ]),
  }
}

/** A file to open, or with several entries a calendar to subscribe to. */
export function calendarOf(entries: readonly CalendarEntry[], name?: string): string {
  return written(
    ICalCalendarMethod.PUBLISH,
    entries.map((entry) => ({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED })),
    name,
  )
}

/** How often calendars may ask, in seconds. */
const REFRESH_S = 3600

/** Instants in UTC: right in every program, also over the nights in which clocks change. */
function eventOf({ uid, sequence, time, changedAt, summary, location, description }: CalendarEntry): ICalEventData {
  return {
    id: uid,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(time.start),
    end: new Date(time.end),
    summary,
    location,
    description,
    organizer: { name: company.name, email: company.email },
  }
}

function written(method: ICalCalendarMethod, events: ICalEventData[], name?: string): string {
  const calendar = ical({ prodId: { company: company.name, product: 'visits', language: 'SV' }, method, events, ...(name && { name, ttl: REFRESH_S }) })
  // The last line ends like the others (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
