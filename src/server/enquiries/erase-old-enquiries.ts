import type { Core } from '#server/core/core.ts'
import { inBatches } from '#server/core/in-batches.ts'
import type { EnquiryRepository } from './sql/enquiry-repository.ts'

/**
 * Erases enquiries `retentionMonths` after the last contact (the request, or the owner's latest reply), a batch at a time, and resolves
 * to their number. An enquiry whose email to the owner was not delivered is never erased.
 */
export function makeEraseOldEnquiries({ now }: Pick<Core, 'now'>, repository: Pick<EnquiryRepository, 'eraseOld'>, retentionMonths: number) {
  return (signal?: AbortSignal): Promise<number> => {
    const instant = now()
    const before = new Date(instant)
    before.setUTCMonth(before.getUTCMonth() - retentionMonths)
    return inBatches((most) => repository.eraseOld(before.toISOString(), instant.toISOString(), most), signal)
  }
}
