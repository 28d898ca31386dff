import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Config } from '#server/core/config.ts'
import type { CustomerLinks } from '../customer-links.ts'
import type { EnquiryTransaction } from '../sql/enquiry-transaction.ts'
import { makeConfirmEnquiry } from './confirm-enquiry.ts'
import { makeTellOwner } from './tell-owner.ts'

/** Tells owner and visitor of an enquiry that was let through. `at`: ISO 8601, UTC. Resolves to whether a confirmation is queued. */
export type AnnounceEnquiry = (transaction: EnquiryTransaction, enquiry: Enquiry, at: string) => Promise<boolean>

/** Queues the owner's email, opens the customer's page, and queues the confirmation. */
export function makeAnnounceEnquiry(
  { ownerEmailsPerHour, confirmationsPerDay }: Pick<Config, 'ownerEmailsPerHour' | 'confirmationsPerDay'>,
  links: Pick<CustomerLinks, 'tokenHashOf'>,
): AnnounceEnquiry {
  const tellOwner = makeTellOwner({ perHour: ownerEmailsPerHour })
  const confirmEnquiry = makeConfirmEnquiry({ perDay: confirmationsPerDay })
  return async (transaction, enquiry, at) => {
    const { reference } = enquiry
    await tellOwner(transaction, reference, at)
    await transaction.openCustomerPage({ reference, tokenHash: links.tokenHashOf(reference, at), issuedAt: at })
    return confirmEnquiry(transaction, enquiry, at)
  }
}
