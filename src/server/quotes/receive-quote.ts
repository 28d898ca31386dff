import { createHash } from 'node:crypto'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import { type ReplyRule, replyDeadlines } from '#domain/quote/reply-deadlines.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PriceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import type { ConfirmQuote } from './confirm-quote.ts'
import type { InTransaction, QuarantineReason, QuoteTransaction } from './quote-transaction.ts'

type Needs = {
  now: () => Date
  newReference: () => string
  inTransaction: InTransaction
  replyRule: ReplyRule
  confirmQuote: ConfirmQuote
  /** What a drawing indicates by the figures of today; kept with the quote as it is now. */
  indicatePrice: (plan: Plan) => PriceIndication
  /** Told once a letter is safely queued, so that it need not wait for the transport's next round. */
  emailQueued: () => void
}

type Options = {
  /** The sender's name for this very request (Idempotency-Key), if it gave one. */
  key?: string | undefined
  quarantineReason?: QuarantineReason | undefined
}

export type Received =
  | { outcome: 'kept' | 'known'; reference: string; answerBy: string }
  /** The key was used for another request. */
  | { outcome: 'key taken' }
  /** The same key is being received at this moment. */
  | { outcome: 'in flight' }

export type ReceiveQuote = (request: QuoteRequest, options: Options) => Promise<Received>

/** The same content within this time is the same request: a double click, a reload, a second try after a lost answer. */
const SAME_CONTENT_MS = 10 * 60_000
const NO_EXPIRY = ''

/** Somebody else left the same mark between our looking and our writing; nothing was written, and looking again finds it. */
class ConflictError extends Error {}

/** Keeps the request and queues its letters in one transaction: all of it happens, or nothing. The same request twice is one. */
export function makeReceiveQuote({ now, newReference, inTransaction, replyRule, confirmQuote, indicatePrice, emailQueued }: Needs): ReceiveQuote {
  const inFlight = new Set<string>()

  return async (request, { key, quarantineReason }) => {
    if (key === undefined) return receive(request, undefined, quarantineReason)
    if (inFlight.has(key)) return { outcome: 'in flight' }
    inFlight.add(key)
    try {
      return await receive(request, key, quarantineReason)
    } finally {
      inFlight.delete(key)
    }
  }

  async function receive(request: QuoteRequest, key: string | undefined, quarantineReason: QuarantineReason | undefined): Promise<Received> {
    const received = await retryOnConflict(() => inTransaction((transaction) => keepOnce(transaction, request, key, quarantineReason)))
    if (received.outcome === 'kept' && !quarantineReason) emailQueued()
    return received
  }

  async function keepOnce(
    transaction: QuoteTransaction,
    request: QuoteRequest,
    key: string | undefined,
    quarantineReason: QuarantineReason | undefined,
  ): Promise<Received> {
    const instant = now()
    const receivedAt = instant.toISOString()
    const contentHash = hashOf(request)
    const deadlines = replyDeadlines(instant, replyRule)
    const mine = { reference: newReference(), contentHash, claimedAt: receivedAt }

    const byKey = key === undefined ? undefined : await transaction.findKey(`key:${key}`)
    if (byKey) return byKey.contentHash === contentHash ? known(byKey.reference) : { outcome: 'key taken' }

    const sameSince = new Date(instant.getTime() - SAME_CONTENT_MS).toISOString()
    const byContent = await transaction.claimKey({ ...mine, key: `content:${contentHash}` }, sameSince)
    const reference = byContent?.reference ?? mine.reference
    if (key !== undefined && (await transaction.claimKey({ ...mine, reference, key: `key:${key}` }, NO_EXPIRY))) throw new ConflictError()
    if (byContent) return known(reference)

    const plan = unpackPlan(request.plan ?? '')
    const quote = { ...request, ...deadlines, reference, receivedAt, ...(plan && { price: indicatePrice(plan) }) }
    await transaction.keepQuote(quote, quarantineReason)
    if (!quarantineReason) {
      await transaction.queueEmail({ kind: 'owner', reference, queuedAt: receivedAt, dueAt: receivedAt })
      await confirmQuote(transaction, quote)
    }
    return { outcome: 'kept', reference, answerBy: deadlines.answerBy }

    async function known(reference: string): Promise<Received> {
      return { outcome: 'known', reference, answerBy: (await transaction.answerBy(reference)) ?? deadlines.answerBy }
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

/** The cleaned answers, in the order of their fields: what the visitor meant, not how it was written on the wire. */
function hashOf(request: QuoteRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
