import { lastDayThatReached } from '#domain/sweden/calendar.ts'
import { DIGEST_HOUR, type DigestRepository } from './digests.ts'

type Needs = { now: () => Date; digests: DigestRepository; emailQueued: () => void }

/** Queues the latest morning's digest if it has none yet. The day on which the database was created has no digest. */
export function makeQueueDigest({ now, digests, emailQueued }: Needs) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(DIGEST_HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.skip(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) emailQueued()
  }
}
