import type { CustomerLinks } from './customer-links.ts'
import type { EnquiryTransaction } from './enquiry-transaction.ts'

/** Opens the customer's page about an enquiry that the owner is told of. `at`: ISO 8601, UTC. */
export type OpenCustomerPage = (transaction: EnquiryTransaction, reference: string, at: string) => Promise<void>

export function makeOpenCustomerPage(links: Pick<CustomerLinks, 'tokenHashOf'>): OpenCustomerPage {
  return (transaction, reference, at) => transaction.openCustomerPage({ reference, tokenHash: links.tokenHashOf(reference, at), issuedAt: at })
}
