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
