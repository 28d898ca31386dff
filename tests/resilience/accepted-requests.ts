import { EventEmitter } from 'node:events'
import { readEnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { aRequest } from '../support/a-request.ts'

const PATH = '/functions/v1/send-email-v2'

/** The visitors' side: message → reference of each request that succeeded, which `events` tells of, and the number without a response. */
export type AcceptedRequests = { accepted: Map<string, string>; events: EventEmitter<{ accepted: [] }>; unanswered: number }

export function newAcceptedRequests(): AcceptedRequests {
  return { accepted: new Map(), events: new EventEmitter(), unanswered: 0 }
}

/**
 * `visitors` clients send one request after the other, each from a network of its own, until `stop` aborts or the server dies.
 * Where the database may be away, 503 is a response like others: nothing was promised.
 */
export async function sendUntil(
  address: string,
  sent: AcceptedRequests,
  visitors: number,
  stop: AbortSignal,
  database: 'stays' | 'may be away' = 'stays',
): Promise<void> {
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
        const body: { success: boolean; reference?: string } = await response.json()
        if (body.success && body.reference) {
          sent.accepted.set(message, body.reference)
          sent.events.emit('accepted')
        } else if (response.status !== 503 || database === 'stays') throw new Error(`A valid request was refused: ${response.status}`)
      } catch (error) {
        // The server was killed during the request, so nothing was promised. Any other error fails the test.
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

/** The request as it must be stored. */
export function asStored(message: string) {
  const reading = readEnquiryAnswers(aRequest({ message }))
  if (!reading.ok) throw new Error('The test request is not valid')
  return reading.request
}
