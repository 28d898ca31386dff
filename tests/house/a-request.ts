import { promise } from '#domain/quote/promise.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'

/** A request as a homeowner would send it, with what the test is about changed. */
export function aRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    name: 'Åsa Öberg',
    phone: '070-174 06 05',
    email: 'asa.oberg@example.se',
    project: 'totalrenovering',
    budget: '100-200k',
    timeline: '3-6-manader',
    size: 'medium',
    location: 'Enköping',
    message: 'Badrummet är från 1974.\nOnsdag = hemma.',
    ...changes,
  }
}

/** The same, kept: received at noon UTC on a Saturday in November, with 24 hours to answer. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  const receivedAt = changes.receivedAt ?? '2026-11-21T12:00:00.000Z'
  const promised = promise(new Date(receivedAt), { replyHours: 24, holiday: undefined })
  return { ...aRequest(), reference: 'F-7K3M9QA', receivedAt, ...promised, ...changes }
}
