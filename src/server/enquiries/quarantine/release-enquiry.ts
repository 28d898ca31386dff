import type { Doer } from '#domain/enquiry/doer.ts'
import { type ReplyRule, replyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { Core } from '#server/core/core.ts'
import type { AnnounceEnquiry } from '../receive/announce-enquiry.ts'
import type { InTransaction } from '../sql/enquiry-transaction.ts'

/** Resolves to false when the enquiry is not in quarantine. */
export type ReleaseEnquiry = (reference: string, by: Doer) => Promise<boolean>

/**
 * Takes an enquiry out of quarantine: the owner gets it as an ordinary email, the visitor a confirmation. The promised time starts
 * now: before, the owner was not told, and the visitor was promised nothing.
 */
export function makeReleaseEnquiry(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  { inTransaction, replyRule, announceEnquiry }: { inTransaction: InTransaction; replyRule: () => ReplyRule; announceEnquiry: AnnounceEnquiry },
): ReleaseEnquiry {
  return async (reference, by) => {
    const released = await inTransaction(async (transaction) => {
      const instant = now()
      const at = instant.toISOString()
      const enquiry = await transaction.release(reference, at, replyDeadlines(instant, replyRule()), by)
      if (!enquiry) return false
      await announceEnquiry(transaction, enquiry, at)
      return true
    })
    if (released) emailQueued()
    return released
  }
}
