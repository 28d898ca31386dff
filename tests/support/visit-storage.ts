import type { VisitParty } from '#domain/enquiry/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import type { Booking } from '#server/visits/book-visit.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { keepWithEmail, type openStorage } from './storage.ts'

export const RECEIVED = '2026-11-21T12:00:00.000Z'

/** In November. */
export const november = (start: string, minutes = 60) => visitTime(new Date(`2026-11-${start}:00.000Z`), minutes)
export const page = (reference: string) => ({ reference, tokenHash: `hash of ${reference}`, issuedAt: RECEIVED })

/** Stores enquiries; they are proposed and booked visits at noon, by the owner unless another is said. */
export async function withVisits<Storage extends Awaited<ReturnType<typeof openStorage>>>(storage: Storage, references: readonly string[]) {
  for (const reference of references) await keepWithEmail(storage, reference)
  const visits = makeVisitRepository(storage.db)
  let forms = 0
  /** Each is a form of its own. */
  const form = (name: string) => {
    forms += 1
    return `${name}-${forms}`
  }
  const propose = (reference: string, ...times: ReturnType<typeof november>[]) =>
    visits.propose({ reference, times, replyId: form(`p-${reference}`), at: RECEIVED, page: page(reference) })
  const book = (reference: string, time: ReturnType<typeof november>, by: VisitParty = 'owner', changes: Partial<Booking> = {}) =>
    visits.book({ reference, time, address: '', by, replyId: form(`b-${reference}`), at: RECEIVED, ...changes })
  return { ...storage, visits, propose, book }
}
