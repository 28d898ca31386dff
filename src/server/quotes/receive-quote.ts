import { createHash } from 'node:crypto'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import { type PromiseRule, promise } from '#domain/quote/reply-deadlines.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PriceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import type { ConfirmQuote } from './confirm-quote.ts'
import type { Books, InTransaction, Suspicion } from './quote-transaction.ts'

type Needs = {
  now: () => Date
  newReference: () => string
  inTransaction: InTransaction
  promiseRule: PromiseRule
  confirmQuote: ConfirmQuote
  /** What a drawing indicates by the figures of today; kept with the quote as it is now. */
  indicatePrice: (plan: Plan) => PriceIndication
  /** Told once a letter is safely queued, so that it need not wait for the postman's next round. */
  letterQueued: () => void
}

type Circumstances = {
  /** The sender's name for this very request (Idempotency-Key), if it gave one. */
  key?: string | undefined
  suspicion?: Suspicion | undefined
}

export type Received =
  | { outcome: 'kept' | 'known'; reference: string; answerBy: string }
  /** The key was used for another request. */
  | { outcome: 'key taken' }
  /** The same key is being received at this moment. */
  | { outcome: 'in flight' }

export type ReceiveQuote = (request: QuoteRequest, circumstances: Circumstances) => Promise<Received>

/** The same content within this time is the same request: a double click, a reload, a second try after a lost answer. */
const SAME_CONTENT_MS = 10 * 60_000
const EVER = ''

/** Somebody else left the same mark between our looking and our writing; nothing was written, and looking again finds it. */
class Overtaken extends Error {}

/** Keeps the request and queues its letters in one transaction: all of it happens, or nothing. The same request twice is one. */
export function makeReceiveQuote({ now, newReference, inTransaction, promiseRule, confirmQuote, indicatePrice, letterQueued }: Needs): ReceiveQuote {
  const inFlight = new Set<string>()

  return async (request, { key, suspicion }) => {
    if (key === undefined) return receive(request, undefined, suspicion)
    if (inFlight.has(key)) return { outcome: 'in flight' }
    inFlight.add(key)
    try {
      return await receive(request, key, suspicion)
    } finally {
      inFlight.delete(key)
    }
  }

  async function receive(request: QuoteRequest, key: string | undefined, suspicion: Suspicion | undefined): Promise<Received> {
    const received = await untilNotOvertaken(() => inTransaction((books) => keepOnce(books, request, key, suspicion)))
    if (received.outcome === 'kept' && !suspicion) letterQueued()
    return received
  }

  async function keepOnce(books: Books, request: QuoteRequest, key: string | undefined, suspicion: Suspicion | undefined): Promise<Received> {
    const instant = now()
    const receivedAt = instant.toISOString()
    const contentHash = hashOf(request)
    const promised = promise(instant, promiseRule)
    const mine = { reference: newReference(), contentHash, leftAt: receivedAt }

    const byKey = key === undefined ? undefined : await books.findMark(`key:${key}`)
    if (byKey) return byKey.contentHash === contentHash ? known(byKey.reference) : { outcome: 'key taken' }

    const sameSince = new Date(instant.getTime() - SAME_CONTENT_MS).toISOString()
    const byContent = await books.leaveMark({ ...mine, mark: `content:${contentHash}` }, sameSince)
    const reference = byContent?.reference ?? mine.reference
    if (key !== undefined && (await books.leaveMark({ ...mine, reference, mark: `key:${key}` }, EVER))) throw new Overtaken()
    if (byContent) return known(reference)

    const plan = unpackPlan(request.plan ?? '')
    const quote = { ...request, ...promised, reference, receivedAt, ...(plan && { price: indicatePrice(plan) }) }
    await books.keepQuote(quote, suspicion)
    if (!suspicion) {
      await books.queueLetter({ kind: 'owner', reference, queuedAt: receivedAt, dueAt: receivedAt })
      await confirmQuote(books, quote)
    }
    return { outcome: 'kept', reference, answerBy: promised.answerBy }

    async function known(reference: string): Promise<Received> {
      return { outcome: 'known', reference, answerBy: (await books.answerBy(reference)) ?? promised.answerBy }
    }
  }
}

async function untilNotOvertaken<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Overtaken) return untilNotOvertaken(attempt)
    throw error
  }
}

/** The cleaned answers, in the order of their fields: what the visitor meant, not how it was written on the wire. */
function hashOf(request: QuoteRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
