import { answerNames } from '#content/enquiries/quote-form.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { CustomerCase } from './customer-case.ts'

/** Everything that is stored about a customer's request but the files' bytes, to take along. */
export function customerData({ enquiry, additions }: CustomerCase) {
  const { reference, receivedAt, answerBy, plan, price, otherPrice, replies, photos, visit } = enquiry
  return {
    reference,
    receivedAt,
    answerBy,
    answers: Object.fromEntries(keysOf(answerNames).map((name) => [name, enquiry[name]])),
    plan,
    price,
    otherPrice,
    additions: additions.map(({ id: _, ...addition }) => addition),
    visit: visit && { state: visit.state, time: visit.time, address: visit.address, wish: visit.wish, offered: visit.offered, change: visit.change },
    replies: replies.map(({ kind, madeAt, undoneAt }) => ({ kind, madeAt, undoneAt })),
    files: photos.map(({ kind, width, height, size, sha256 }) => ({ kind, width, height, size, sha256 })),
  }
}
