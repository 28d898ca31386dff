import { randomInt } from 'node:crypto'
import { pricesOf } from '#domain/enquiry/drawings.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { type ReplyRule, replyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import { unpackDesigns } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PriceIndication } from '#domain/room/price.ts'
import type { Core } from '#server/core/core.ts'
import { hashOf, NO_EXPIRY } from '../dedup-key.ts'
import type { EnquiryTransaction, InTransaction, Quarantine } from '../sql/enquiry-transaction.ts'
import type { AnnounceEnquiry } from './announce-enquiry.ts'

type Options = {
  /** The Idempotency-Key header. */
  key?: string | undefined
  quarantine?: Quarantine | undefined
}

export type ReceiveResult =
  /** Stored now, or known because the same request was stored before. */
  | {
      outcome: 'kept' | 'known'
      reference: string
      /** Undefined when a known enquiry has been erased since. */
      receivedAt: string | undefined
      /** Undefined when no reply is promised, because the enquiry is in quarantine. */
      answerBy: string | undefined
      /** Whether a confirmation has been queued, now or the first time. */
      confirmed: boolean
      /** When the link to the customer's page was issued; there is none while the enquiry is in quarantine. */
      pageIssuedAt: string | undefined
    }
  /** The key belongs to another request. */
  | { outcome: 'key taken' }
  /** A request with the same key is in progress in this process. */
  | { outcome: 'in flight' }

export type ReceiveEnquiry = (request: EnquiryAnswers, options: Options) => Promise<ReceiveResult>

/** The same content within this time is the same request: a double click, a reload, a retry after a lost response. */
const SAME_CONTENT_MS = 10 * 60_000

/** Another transaction claimed this key first. Nothing has been written, so the work is done again. */
class ConflictError extends Error {}

/**
 * Stores the request and queues its emails in one transaction. The same request sent twice is stored once. `indicatePrice` reckons by
 * today's figures; the result is stored with the enquiry.
 */
export function makeReceiveEnquiry(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  {
    inTransaction,
    replyRule,
    announceEnquiry,
    indicatePrice,
  }: {
    inTransaction: InTransaction
    replyRule: () => ReplyRule
    announceEnquiry: AnnounceEnquiry
    indicatePrice: (plan: Plan) => PriceIndication
  },
  makeReference = newReference,
): ReceiveEnquiry {
  const inFlight = new Set<string>()

  return async (request, { key, quarantine }) => {
    if (key === undefined) return receive(request, undefined, quarantine)
    if (inFlight.has(key)) return { outcome: 'in flight' }
    inFlight.add(key)
    try {
      return await receive(request, key, quarantine)
    } finally {
      inFlight.delete(key)
    }
  }

  async function receive(request: EnquiryAnswers, key: string | undefined, quarantine: Quarantine | undefined): Promise<ReceiveResult> {
    const received = await retryOnConflict(() => inTransaction((transaction) => keepOnce(transaction, request, key, quarantine)))
    if (received.outcome === 'kept' && !quarantine) emailQueued()
    return received
  }

  async function keepOnce(
    transaction: EnquiryTransaction,
    request: EnquiryAnswers,
    key: string | undefined,
    quarantine: Quarantine | undefined,
  ): Promise<ReceiveResult> {
    const instant = now()
    const receivedAt = instant.toISOString()
    // The fields of a cleaned request always have the same order.
    const contentHash = hashOf(JSON.stringify(request))
    const deadlines = replyDeadlines(instant, replyRule())
    const claim = { reference: makeReference(), contentHash, claimedAt: receivedAt }

    const byKey = key === undefined ? undefined : await transaction.findKey(`key:${key}`)
    if (byKey) return byKey.contentHash === contentHash ? known(byKey.reference) : { outcome: 'key taken' }

    // With another key or none: the same content within a few minutes is the same request too.
    const sameSince = new Date(instant.getTime() - SAME_CONTENT_MS).toISOString()
    const byContent = await transaction.claimKey({ ...claim, key: `content:${contentHash}` }, sameSince)
    const reference = byContent?.reference ?? claim.reference
    if (key !== undefined && (await transaction.claimKey({ ...claim, reference, key: `key:${key}` }, NO_EXPIRY))) throw new ConflictError()
    if (byContent) return known(reference)

    const designs = unpackDesigns(request.plan ?? '')
    const enquiry = { ...request, ...deadlines, reference, receivedAt, ...(designs && pricesOf(designs, indicatePrice)) }
    await transaction.keepEnquiry(enquiry, quarantine)
    if (quarantine) return { outcome: 'kept', reference, receivedAt, answerBy: undefined, confirmed: false, pageIssuedAt: undefined }
    const confirmed = await announceEnquiry(transaction, enquiry, receivedAt)
    return { outcome: 'kept', reference, receivedAt, answerBy: deadlines.answerBy, confirmed, pageIssuedAt: receivedAt }

    async function known(reference: string): Promise<ReceiveResult> {
      return {
        outcome: 'known',
        reference,
        receivedAt: await transaction.receivedAt(reference),
        answerBy: await transaction.answerBy(reference),
        confirmed: await transaction.isConfirmed(reference),
        pageIssuedAt: await transaction.customerPageIssuedAt(reference),
      }
    }
  }
}

async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ConflictError) return retryOnConflict(attempt)
    throw error
  }
}

/** Without characters that are confused when read aloud over the phone. */
const ALPHABET = '346789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 7

/** For example "F-7K3M9QA". 26⁷ ≈ 8 billion; the primary key refuses a duplicate. */
export function newReference(): string {
  return `F-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
