import type { Prices } from './drawings.ts'
import type { EnquiryAnswers } from './enquiry-answers.ts'
import type { ReplyDeadlines } from './reply-deadlines.ts'

/** An accepted and stored request, with the deadlines that were promised. */
export type Enquiry = EnquiryAnswers &
  ReplyDeadlines &
  /** The price indication of that day, if there is a drawing. */
  Prices & {
    /** What visitor and owner call it, for instance "F-7K3M9QA". */
    reference: string
    /** ISO 8601, UTC. */
    receivedAt: string
  }
