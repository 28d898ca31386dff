import { lastDayThatReached } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { DIGEST_HOUR, type DigestRepository } from './digests.ts'

/** Queues the latest morning's digest if it has none yet. The day on which the database was created has no digest. */
export function makeQueueDigest({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, digests: DigestRepository) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(DIGEST_HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.skip(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) emailQueued()
  }
}
