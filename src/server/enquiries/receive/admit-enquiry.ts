import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { copiesBefore, type Sightings, SUSPICIOUS, suspicionOf } from '#domain/suspicion/suspicion.ts'
import { type Origin, type Traits, traitsOf } from '#domain/suspicion/traits.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { QuarantineCapacity } from '../quarantine/quarantine-capacity.ts'
import type { Quarantine } from '../sql/enquiry-transaction.ts'
import type { ReadSpamLesson } from './spam-lessons.ts'

/** Counts the request in, and returns how often its traits were seen before it. */
export type CountSightings = (traits: Traits) => Sightings

/** `full`: there is no room for another suspect. */
type Admission = { verdict: 'let through' } | ({ verdict: 'quarantine' } & Quarantine) | { verdict: 'full' }

/** Decides about a valid request. `trap` is what the form itself noticed. */
export type AdmitEnquiry = (request: EnquiryAnswers, origin: Origin, trap?: 'honeypot' | 'too-fast') => Promise<Admission>

/** Of the flood level: so many copies of one request are a series, also when little else comes in. */
const SERIES_PART = 1 / 6
/** Double clicks and corrected answers are no series. */
const SHORTEST_SERIES = 2

/**
 * In a flood a request is judged by itself: what looks ordinary is let through at a trickle, the rest is quarantined. Without a
 * flood only a series of copies is, and what the owner has taught to be spam. `floodLevel`: requests in ten minutes from which on each is judged.
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
