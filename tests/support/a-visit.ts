import type { Visit } from '#domain/enquiry/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'

/** A visit, booked for an hour from nine on a Thursday in November. */
export function aVisit(changes: Partial<Visit> = {}): Visit {
  const time = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
  return { uid: 'u', sequence: 0, state: 'booked', time, address: 'Storgatan 1', wish: '', change: undefined, offered: [], ...changes }
}
