import { lastDayThatReached, swedishInstant } from '#domain/sweden/calendar.ts'
import type { FiledQuote } from './quote-repository.ts'
import type { LetterKind } from './quote-transaction.ts'

/** What the owner is told every morning, also when there is nothing to tell, so that silence is an alarm. */
export type Digest = {
  /** The Swedish day on whose morning it is told. */
  day: string
  /** What has come since the digest before it, oldest first: what the owner was told of, and what was kept apart. */
  arrived: FiledQuote[]
  keptApart: FiledQuote[]
  /** Kept apart since before that, and still not released. */
  keptApartEarlier: number
  unanswered: { count: number; oldest: FiledQuote | undefined }
  letters: LateLetter[]
}

/** A letter that has not left after an hour, or will not be tried again. */
export type LateLetter = { kind: LetterKind; reference: string | undefined; queuedAt: string; givenUpAt: string | undefined }

/** The hour in Sweden at which it is told. */
const HOUR = 7

export type DigestBook = {
  /** The latest day up to and including this one that has its digest. */
  latestDay(upTo: string): Promise<string | undefined>
  /** Counts the day as told, though nothing is sent. */
  countAsTold(day: string, at: string): Promise<void>
  /** Queues the day's digest, once, in place of earlier ones that have not left. Says whether it was queued. */
  queueOnce(day: string, at: string): Promise<boolean>
}

type Needs = { now: () => Date; digests: DigestBook; letterQueued: () => void }

/** Queues the digest of the last morning, unless that has been done. The day on which the books were begun has none. */
export function makeQueueDigest({ now, digests, letterQueued }: Needs) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.countAsTold(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) letterQueued()
  }
}

/** What came up to and not including this instant belongs to the day's digest. */
export function endOfDigest(day: string): string {
  return swedishInstant(day, HOUR).toISOString()
}
