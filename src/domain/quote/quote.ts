import type { PriceIndication } from '../room/price.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { ReplyDeadlines } from './reply-deadlines.ts'

/** A request that has been accepted and kept, and what was promised then. */
export type Quote = QuoteRequest &
  ReplyDeadlines & {
    /** What visitor and owner call it, for instance "F-7K3M9Q". */
    reference: string
    /** ISO 8601, UTC. */
    receivedAt: string
    /** What the drawing indicated when it was received, if there was one. */
    price?: PriceIndication
  }
