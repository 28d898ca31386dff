import type { QuoteRepository } from './quote-repository.ts'

type Needs = { now: () => Date; repository: QuoteRepository; retentionMonths: number }

/**
 * Removes what has been kept as long as it was promised, counted from the last contact: the request, or the owner's latest
 * reply. Nothing goes before the owner was told of it.
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
