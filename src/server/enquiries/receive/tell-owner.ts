import type { EnquiryTransaction } from '../sql/enquiry-transaction.ts'

/** Queues the first email to the owner about an enquiry. `at`: ISO 8601, UTC. */
type TellOwner = (transaction: EnquiryTransaction, reference: string, at: string) => Promise<void>

const HOUR_MS = 60 * 60_000
/** How long a list collects enquiries: short enough to call a customer back within minutes. */
const LIST_MS = 5 * 60_000

/** One email for each enquiry; after `perHour` of them in the last hour, one for all enquiries of five minutes. */
export function makeTellOwner({ perHour }: { perHour: number }): TellOwner {
  return async (transaction, reference, at) => {
    const instant = Date.parse(at)
    const sent = await transaction.countEmails('owner', new Date(instant - HOUR_MS).toISOString())
    if (sent < perHour) await transaction.queueEmail({ kind: 'owner', reference, queuedAt: at, dueAt: at })
    else await transaction.addToOwnerList(reference, at, new Date(instant + LIST_MS).toISOString())
  }
}
