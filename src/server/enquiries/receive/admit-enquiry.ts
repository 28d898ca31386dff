import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { copiesBefore, type Sightings, SUSPICIOUS, suspicionOf } from '#domain/suspicion/suspicion.ts'
import { type Origin, type Traits, traitsOf } from '#domain/suspicion/traits.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { QuarantineCapacity } from '../quarantine/quarantine-capacity.ts'
import type { Quarantine } from '../sql/enquiry-transaction.ts'
import type { ReadSpamLesson } from './spam-lessons.ts'

/** Counts a request's traits, and returns how often each was seen before. */
export type CountSightings = (traits: Traits) => Sightings

/** `full`: quarantine has no room for another request. */
type Admission = { verdict: 'let through' } | ({ verdict: 'quarantine' } & Quarantine) | { verdict: 'full' }

/** Decides about a valid request. `trap` is what the form itself noticed. */
export type AdmitEnquiry = (request: EnquiryAnswers, origin: Origin, trap?: 'honeypot' | 'too-fast') => Promise<Admission>

/** This share of the flood level in copies of one request is a series, even when little else comes in. */
const SERIES_PART = 1 / 6
/** A double click or a corrected answer is no series. */
const SHORTEST_SERIES = 2

/**
 * In a flood each request is judged: those that look ordinary are let through at a trickle, the others are quarantined. Without a flood
 * only a series of copies is quarantined, and what the owner has marked as spam. `floodLevel`: requests in ten minutes that make a flood.
 */
export function makeAdmitEnquiry(
  countSightings: CountSightings,
  traffic: Pick<Traffic, 'isFlood' | 'letThrough'>,
  capacity: QuarantineCapacity,
  readSpamLesson: ReadSpamLesson,
  floodLevel: number,
): AdmitEnquiry {
  const series = Math.max(SHORTEST_SERIES, Math.floor(floodLevel * SERIES_PART))

  return async (request, origin, trap) => {
    const seen = countSightings(traitsOf(request, origin))
    const lesson = await readSpamLesson(request)
    const suspicion = suspicionOf(request, seen) + (lesson ? SUSPICIOUS : 0)
    const isOrdinary = suspicion < SUSPICIOUS
    const reason = trap ?? lesson ?? ((await isSetAside(seen, isOrdinary)) ? 'flood' : undefined)
    if (reason === undefined) return { verdict: 'let through' }
    if (!(await capacity.take(request, isOrdinary && reason === 'flood'))) return { verdict: 'full' }
    return { verdict: 'quarantine', reason, suspicion }
  }

  async function isSetAside(seen: Sightings, isOrdinary: boolean): Promise<boolean> {
    const isFlood = await traffic.isFlood()
    if (copiesBefore(seen) >= series) return true
    return isFlood && !(isOrdinary && traffic.letThrough())
  }
}
