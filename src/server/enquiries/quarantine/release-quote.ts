import { type ReplyRule, replyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { Doer } from '../../../domain/enquiry/doer.ts'
import type { OpenCustomerPage } from '../open-customer-page.ts'
import type { InTransaction } from '../quote-transaction.ts'
import type { ConfirmQuote } from '../receive/confirm-quote.ts'
import type { TellOwner } from '../receive/tell-owner.ts'

type Needs = {
  now: () => Date
  inTransaction: InTransaction
  replyRule: () => ReplyRule
  tellOwner: TellOwner
  confirmQuote: ConfirmQuote
  openCustomerPage: OpenCustomerPage
  emailQueued: () => void
}

/** Resolves to false when the quote is not in quarantine. */
export type ReleaseQuote = (reference: string, by: Doer) => Promise<boolean>

/**
 * Takes a quote out of quarantine: the owner gets it as an ordinary email, the visitor a confirmation. The promised time starts
 * now: before, the owner was not told, and the visitor was promised nothing.
 */
export function makeReleaseQuote({ now, inTransaction, replyRule, tellOwner, confirmQuote, openCustomerPage, emailQueued }: Needs): ReleaseQuote {
  return async (reference, by) => {
    const released = await inTransaction(async (transaction) => {
      const instant = now()
      const at = instant.toISOString()
      const quote = await transaction.release(reference, at, replyDeadlines(instant, replyRule()), by)
      if (!quote) return false
      await tellOwner(transaction, reference, at)
      await openCustomerPage(transaction, reference, at)
      await confirmQuote(transaction, quote, at)
      return true
    })
    if (released) emailQueued()
    return released
  }
}
