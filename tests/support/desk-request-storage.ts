import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import type { NewMessage } from '#server/desk/enquiry/desk-requests.ts'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import type { Quarantine } from '#server/enquiries/sql/enquiry-transaction.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { anEnquiry } from './a-request.ts'
import type { openStorage } from './storage.ts'
import { november, page, RECEIVED } from './visit-storage.ts'

/** The instant so many minutes after it was received. */
export const minute = (minutes: number) => new Date(Date.parse(RECEIVED) + minutes * 60_000).toISOString()
export const YEAR = '2027-11-22T12:00:00.000Z'
export const BY_ANNA = { party: 'owner', name: 'Anna' } as const
export const BY_BO = { party: 'owner', name: 'Bo' } as const
export const BY_CUSTOMER = { party: 'customer' } as const
export const THURSDAY = november('26T08:00')
export const FRIDAY = november('27T08:00')

export const receipt = { id: 'F-1', at: RECEIVED, by: BY_CUSTOMER, kind: 'received' } as const
export const words = { to: 'asa.oberg@example.se', replyTo: 'anna@firma.example', subject: 'Ert badrum', text: 'Hej Åsa!\nVi ringer.' }
/** The words as the history tells them, before the email is sent. */
export const told = { to: words.to, subject: words.subject, text: words.text, sentAt: undefined, givenUpAt: undefined }
export const reply = (id: string, changes: Partial<NewMessage> = {}): NewMessage => ({
  ...words,
  id,
  reference: 'F-1',
  kind: 'reply',
  at: minute(1),
  ...changes,
})
export const forwarded = (id: string, changes: Partial<NewMessage> = {}) => reply(id, { kind: 'forwarded', to: 'kollega@example.se', ...changes })

/** With a request F-1, without emails. */
export async function withRequest<Storage extends Awaited<ReturnType<typeof openStorage>>>(storage: Storage, quarantine?: Quarantine) {
  const { db, outbox, repository } = storage
  const keep = (reference: string) =>
    storage.inTransaction((transaction) =>
      transaction.keepEnquiry(anEnquiry({ reference, receivedAt: RECEIVED }), reference === 'F-1' ? quarantine : undefined),
    )
  await keep('F-1')
  const requests = makeDeskRequestRepository(db)
  const visits = makeVisitRepository(db)
  let bookings = 0
  /** Each by a form of its own. */
  const book = (time = THURSDAY, when = RECEIVED) => {
    bookings += 1
    return visits.book({ reference: 'F-1', time, address: '', by: 'owner', replyId: bookings === 1 ? 'booked' : `booked-${bookings}`, at: when })
  }
  const propose = (...times: (typeof THURSDAY)[]) => visits.propose({ reference: 'F-1', times, replyId: 'proposed', at: RECEIVED, page: page('F-1') })
  const withdraw = (minutes: number) => makeCustomerPageRepository(db).withdraw('F-1', { id: 'w', at: minute(minutes), message: '', phone: '', callTime: '' })
  const history = () => requests.history('F-1')
  /** All but the receipt of the request. */
  const later = async () => (await history()).slice(1)
  const stored = async () => (await repository.find('F-1')) ?? {}
  const next = (when = YEAR) => outbox.leaseNext(when, `${YEAR}9`)
  return { ...storage, keep, requests, visits, book, propose, withdraw, history, later, stored, next }
}
