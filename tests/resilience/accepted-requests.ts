import { readQuoteRequest } from '#domain/quote/quote-request.ts'
import { aRequest } from '../support/a-request.ts'

const PATH = '/functions/v1/send-email-v2'

/** The visitors' own account of what they were promised: a reference for each request that was answered with success. */
export type AcceptedRequests = { accepted: Map<string, string>; unanswered: number }

export function newAcceptedRequests(): AcceptedRequests {
  return { accepted: new Map(), unanswered: 0 }
}

/** Visitors send one request after the other, each from a network of its own, until they are told to stop. */
export async function sendUntil(address: string, sent: AcceptedRequests, visitors: number, stop: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: visitors }, () => visit()))

  async function visit() {
    while (!stop.aborted) {
      const message = `Besök ${crypto.randomUUID()}`
      try {
        const response = await fetch(`${address}${PATH}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(aRequest({ message })),
        })
        const answer: { success: boolean; reference?: string } = await response.json()
        if (answer.success && answer.reference) sent.accepted.set(message, answer.reference)
        else throw new Error(`A right request was refused: ${response.status}`)
      } catch (error) {
        // The house was killed under the request: nothing was promised. Anything else is a fault.
        if (!(error instanceof TypeError)) throw error
        sent.unanswered += 1
        return
      }
    }
  }
}

function randomAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}

/** What the request in the sent must have become. */
export function asKept(message: string) {
  const reading = readQuoteRequest(aRequest({ message }))
  if (!reading.ok) throw new Error('The sent holds a request that is not right')
  return reading.request
}
