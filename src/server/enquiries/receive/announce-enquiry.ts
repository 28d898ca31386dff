import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Config } from '#server/core/config.ts'
import type { CustomerLinks } from '../customer-links.ts'
import { hashOf, NO_EXPIRY } from '../dedup-key.ts'
import type { EnquiryTransaction } from '../sql/enquiry-transaction.ts'

/** Tells owner and visitor of an enquiry that was let through. `at`: ISO 8601, UTC. Resolves to whether a confirmation is queued. */
export type AnnounceEnquiry = (transaction: EnquiryTransaction, enquiry: Enquiry, at: string) => Promise<boolean>

const HOUR_MS = 60 * 60_000
/** How long a list collects enquiries: short enough to call a customer back within minutes. */
const LIST_MS = 5 * 60_000

/** Queues the owner's email, opens the customer's page, and queues the confirmation. */
export function makeAnnounceEnquiry(
  { ownerEmailsPerHour, confirmationsPerDay }: Pick<Config, 'ownerEmailsPerHour' | 'confirmationsPerDay'>,
  links: Pick<CustomerLinks, 'tokenHashOf'>,
): AnnounceEnquiry {
  return async (transaction, enquiry, at) => {
    const { reference } = enquiry
    await tellOwner(transaction, reference, at)
    await transaction.openCustomerPage({ reference, tokenHash: links.tokenHashOf(reference, at), issuedAt: at })
    return confirm(transaction, enquiry, at)
  }

  /** One email for each enquiry; after so many in the last hour, one for all enquiries of five minutes. */
  async function tellOwner(transaction: EnquiryTransaction, reference: string, at: string): Promise<void> {
    const instant = Date.parse(at)
    const sent = await transaction.countEmails('owner', new Date(instant - HOUR_MS).toISOString())
    if (sent < ownerEmailsPerHour) await transaction.queueEmail({ kind: 'owner', reference, queuedAt: at, dueAt: at })
    else await transaction.addToOwnerList(reference, at, new Date(instant + LIST_MS).toISOString())
  }

  /**
   * The address may be somebody else's, so the confirmation must be useless for spam: at most one a day to each address, so many a day in
   * all, and nothing in it that the visitor typed.
   */
  async function confirm(transaction: EnquiryTransaction, { reference, email }: Enquiry, at: string): Promise<boolean> {
    if (confirmationsPerDay === 0 || !isOneAddress(email)) return false
    const day = swedishDate(new Date(at))
    if ((await transaction.countEmails('confirmation', swedishInstant(day, 0).toISOString())) >= confirmationsPerDay) return false
    const dedupKey = { key: `confirmation:${day}:${hashOf(email.toLowerCase())}`, reference, contentHash: '', claimedAt: at }
    if (await transaction.claimKey(dedupKey, NO_EXPIRY)) return false
    await transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: at, dueAt: at })
    return true
  }
}
