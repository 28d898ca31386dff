import type { Archive } from './quote-repository.ts'

type Needs = { now: () => Date; archive: Archive; retentionMonths: number }

/**
 * Removes what has been kept as long as it was promised, counted from the last contact: the request, or the owner's latest
 * reply. Nothing goes before the owner was told of it.
 */
export function makeForgetOldQuotes({ now, archive, retentionMonths }: Needs) {
  return async (): Promise<number> => {
    const instant = now()
    const before = new Date(instant)
    before.setUTCMonth(before.getUTCMonth() - retentionMonths)
    const old = await archive.oldAndDelivered(before.toISOString())
    for (const reference of old) await archive.erase(reference, instant.toISOString(), 'old')
    return old.length
  }
}
