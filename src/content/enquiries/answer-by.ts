import { company } from '../company/company.ts'
import { received } from './quote-form.ts'

const HOUR = 3_600_000

/** The words before a deadline that was promised at `since`. */
export function answerByWords(answerBy: Date, since: Date): string {
  return answerBy.getTime() - since.getTime() <= company.replyHours * HOUR ? received.answerBy.inHours : received.answerBy.later
}
