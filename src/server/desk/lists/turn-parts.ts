import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'

/** The parts of the owner's list, in order: urgent or new today, what can be done today, and what is late. */
export const TURN_PARTS = ['first', 'today', 'late'] as const
export type TurnPart = (typeof TURN_PARTS)[number]

/** As the list is read (desk-lists.ts). */
export function turnPartOf({ standing, timeline, receivedAt }: EnquiryRecord, now: Date): TurnPart {
  const at = now.toISOString()
  if (standing.due !== undefined && standing.due <= at) return 'late'
  return (timeline === 'akut' && standing.reason === 'new') || receivedAt >= startOfToday(at) ? 'first' : 'today'
}

/** In Sweden. Instants are ISO 8601, UTC. */
export function startOfToday(at: string): string {
  return swedishInstant(swedishDate(new Date(at)), 0).toISOString()
}
