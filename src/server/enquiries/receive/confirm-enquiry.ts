import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { hashOf, NO_EXPIRY } from '../dedup-key.ts'
import type { EnquiryTransaction } from '../sql/enquiry-transaction.ts'

/** `at`: when the reply was promised, ISO 8601, UTC. Resolves to whether a confirmation is queued. */
type ConfirmEnquiry = (transaction: EnquiryTransaction, enquiry: Enquiry, at: string) => Promise<boolean>

/**
 * Queues a confirmation to the visitor. The address may be somebody else's, so the email must be useless for spam: at most one a day to each
 * address, `perDay` a day in all, and nothing in it that the visitor typed.
 */
export function makeConfirmEnquiry({ perDay }: { perDay: number }): ConfirmEnquiry {
  return async (transaction, { reference, email }, at) => {
    if (perDay === 0 || !isOneAddress(email)) return false
    const day = swedishDate(new Date(at))
    if ((await transaction.countEmails('confirmation', swedishInstant(day, 0).toISOString())) >= perDay) return false
    const dedupKey = { key: `confirmation:${day}:${hashOf(email.toLowerCase())}`, reference, contentHash: '', claimedAt: at }
    if (await transaction.claimKey(dedupKey, NO_EXPIRY)) return false
    await transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: at, dueAt: at })
    return true
  }
}
