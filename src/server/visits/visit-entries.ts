import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic, placeOfVisit } from '#content/company/owner.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { ErasedVisit } from './erased-visits.ts'
import type { CalendarEntry } from './visit-calendar.ts'

/** What a visit is known by; undefined if none was ever booked. */
type Booked = Pick<CalendarEntry, 'uid' | 'sequence' | 'time' | 'changedAt'>

export function bookedOf({ uid, sequence, time, change }: Visit): Booked | undefined {
  return time && change ? { uid, sequence, time, changedAt: change.at } : undefined
}

/** For the customer's calendar. `place`: left out where it may be read by another person. */
export function customersEntry(booked: Booked, facts: CompanyFacts, place: string = visitWords.entry.place): CalendarEntry {
  return { ...booked, summary: visitWords.entry.summary, location: place, description: visitWords.entry.description(facts) }
}

/** For the owner's calendar, without a link: what is in it may lie with a company that keeps calendars. */
export function ownersEntry(
  booked: Booked & { address: string },
  enquiry: Pick<Enquiry, 'name' | 'phone' | 'reference' | 'project' | 'location'>,
  facts: CompanyFacts,
): CalendarEntry {
  const { entry } = ownerVisit
  return {
    ...booked,
    summary: `${entry.summary}: ${enquiry.name}`,
    location: placeOfVisit(booked.address, enquiry.location),
    description: [enquiryTopic(enquiry, facts), `${entry.phone}: ${enquiry.phone}`, `${entry.reference}: ${enquiry.reference}`].join('\n'),
  }
}

/** Nothing personal is left to say. */
export function erasedEntry({ uid, sequence, time, reference, erasedAt }: ErasedVisit): CalendarEntry {
  return {
    uid,
    sequence,
    time,
    changedAt: erasedAt,
    summary: ownerVisit.entry.summary,
    location: '',
    description: `${ownerVisit.entry.reference}: ${reference}`,
  }
}
