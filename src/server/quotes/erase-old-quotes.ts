import type { QuoteRepository } from './quote-repository.ts'

type Needs = { now: () => Date; repository: QuoteRepository; retentionMonths: number }

/**
 * Erases quotes `retentionMonths` after the last contact (the request, or the owner's latest reply) and resolves to their
 * number. A quote whose email to the owner was not delivered is never erased.
 */
export function makeEraseOldQuotes({ now, repository, retentionMonths }: Needs) {
  return async (): Promise<number> => {
    const instant = now()
    const before = new Date(instant)
    before.setUTCMonth(before.getUTCMonth() - retentionMonths)
    const old = await repository.oldAndDelivered(before.toISOString())
    for (const reference of old) await repository.erase(reference, instant.toISOString(), 'old')
    return old.length
  }
}
