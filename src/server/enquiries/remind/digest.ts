import { lastDayThatReached, swedishInstant } from '#domain/sweden/calendar.ts'
import type { EmailKind } from '#server/core/outbox/email-kind.ts'
import type { EnquiryRecord } from '../enquiry-repository.ts'

/** How many there are, and the first of them: a flood must not make the digest an email that no server takes. */
export type Excerpt<Item> = { count: number; first: Item[] }

/** The owner's morning summary. It is sent on empty days too, so that a missing one is an alarm. */
export type Digest = {
  /** The Swedish day on whose morning it is sent, 'YYYY-MM-DD'. */
  day: string
  /** The day's visits, in order. */
  visits: Excerpt<EnquiryRecord>
  /** Received since the digest before it: those that the owner was mailed, oldest first, and those in quarantine, what looks most ordinary first. */
  arrived: Excerpt<EnquiryRecord>
  quarantined: Excerpt<EnquiryRecord>
  /** How many older enquiries are still in quarantine. */
  quarantinedEarlier: number
  /** How many wait for a reply, those in `arrived` included, and those that came earlier, the longest promised first. */
  unanswered: number
  unansweredEarlier: Excerpt<EnquiryRecord>
  emails: Excerpt<LateEmail>
}

/** An email that was not sent within an hour, or was given up. */
export type LateEmail = { kind: EmailKind; reference: string | undefined; queuedAt: string; givenUpAt: string | undefined }

/** Swedish time, whole hours. */
const DIGEST_HOUR = 7

export type DigestRepository = {
  /** The latest day up to and including `upTo` that has a digest. */
  latestDay(upTo: string): Promise<string | undefined>
  /** Records the day's digest as sent without sending one. */
  skip(day: string, at: string): Promise<void>
  /** Queues the day's digest, once, in place of earlier unsent ones. Resolves to whether it was queued. */
  queueOnce(day: string, at: string): Promise<boolean>
}

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

/** The day's digest covers enquiries received before this instant. ISO 8601, UTC. */
export function endOfDigest(day: string): string {
  return swedishInstant(day, DIGEST_HOUR).toISOString()
}
