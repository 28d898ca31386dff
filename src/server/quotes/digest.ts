import { lastDayThatReached, swedishInstant } from '#domain/sweden/calendar.ts'
import type { QuoteRecord } from './quote-repository.ts'
import type { EmailKind } from './quote-transaction.ts'

/** What the owner is told every morning, also when there is nothing to tell, so that silence is an alarm. */
export type Digest = {
  /** The Swedish day on whose morning it is told. */
  day: string
  /** What has come since the digest before it, oldest first: what the owner was told of, and what was kept apart. */
  arrived: QuoteRecord[]
  quarantined: QuoteRecord[]
  /** Kept apart since before that, and still not released. */
  quarantinedEarlier: number
  unanswered: { count: number; oldest: QuoteRecord | undefined }
  emails: LateEmail[]
}

/** A letter that has not left after an hour, or will not be tried again. */
export type LateEmail = { kind: EmailKind; reference: string | undefined; queuedAt: string; givenUpAt: string | undefined }

/** The hour in Sweden at which it is told. */
const HOUR = 7

export type DigestRepository = {
  /** The latest day up to and including this one that has its digest. */
  latestDay(upTo: string): Promise<string | undefined>
  /** Counts the day as told, though nothing is sent. */
  countAsTold(day: string, at: string): Promise<void>
  /** Queues the day's digest, once, in place of earlier ones that have not left. Says whether it was queued. */
  queueOnce(day: string, at: string): Promise<boolean>
}

type Needs = { now: () => Date; digests: DigestRepository; emailQueued: () => void }

/** Queues the digest of the last morning, unless that has been done. The day on which the books were begun has none. */
export function makeQueueDigest({ now, digests, emailQueued }: Needs) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.countAsTold(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) emailQueued()
  }
}

/** What came up to and not including this instant belongs to the day's digest. */
export function endOfDigest(day: string): string {
  return swedishInstant(day, HOUR).toISOString()
}
