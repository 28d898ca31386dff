import { type ReplyRule, replyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { Doer } from '../../../domain/enquiry/doer.ts'
import type { InTransaction } from '../enquiry-transaction.ts'
import type { OpenCustomerPage } from '../open-customer-page.ts'
import type { ConfirmEnquiry } from '../receive/confirm-enquiry.ts'
import type { TellOwner } from '../receive/tell-owner.ts'

type Needs = {
  now: () => Date
  inTransaction: InTransaction
  replyRule: () => ReplyRule
  tellOwner: TellOwner
  confirmEnquiry: ConfirmEnquiry
  openCustomerPage: OpenCustomerPage
  emailQueued: () => void
}

/** Resolves to false when the enquiry is not in quarantine. */
export type ReleaseEnquiry = (reference: string, by: Doer) => Promise<boolean>

/**
 * Takes an enquiry out of quarantine: the owner gets it as an ordinary email, the visitor a confirmation. The promised time starts
 * now: before, the owner was not told, and the visitor was promised nothing.
 */
export function makeReleaseEnquiry({ now, inTransaction, replyRule, tellOwner, confirmEnquiry, openCustomerPage, emailQueued }: Needs): ReleaseEnquiry {
  return async (reference, by) => {
    const released = await inTransaction(async (transaction) => {
      const instant = now()
      const at = instant.toISOString()
      const enquiry = await transaction.release(reference, at, replyDeadlines(instant, replyRule()), by)
      if (!enquiry) return false
      await tellOwner(transaction, reference, at)
      await openCustomerPage(transaction, reference, at)
      await confirmEnquiry(transaction, enquiry, at)
      return true
    })
    if (released) emailQueued()
    return released
  }
}
