import type { QuoteRequest } from './quote-request.ts'

/** A request that has been accepted and kept. */
export type Quote = QuoteRequest & {
  /** What visitor and owner call it, for instance "F-7K3M9Q". */
  reference: string
  /** ISO 8601, UTC. */
  receivedAt: string
}
