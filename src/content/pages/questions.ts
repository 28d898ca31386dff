import { listed } from '#domain/sweden/writing.ts'
import { company } from '../company/company.ts'
import { replyTime } from '../enquiries/reply-time.ts'
import { fillIn } from '../publishing/fill-in.ts'
import { published } from '../publishing/published.ts'
import { type CompanyFacts, defaultContent } from '../publishing/site-content.ts'
import { type Question, questionTexts } from './question-texts.ts'

export const questionsSection = {
  heading: 'Vanliga frågor',
  all: 'Alla vanliga frågor',
  book: 'Boka offert idag',
  description: `Svar om pris, tid, ROT-avdrag, tätskikt och garanti när du renoverar badrum i ${listed(company.towns)}.`,
  /** How many the home page shows. */
  onHome: 4,
} as const

/** With the facts of company.ts. */
export const questions: readonly Question[] = questionsWith(published('questions', questionTexts), defaultContent.facts, replyTime)

/** As they stand on the pages. `replyTime`: as it follows "inom". */
export function questionsWith(texts: readonly Question[], facts: CompanyFacts, replyTime: string): Question[] {
  return texts.map(({ question, answer, ...rest }) => ({ ...rest, question: fillIn(question, facts, replyTime), answer: fillIn(answer, facts, replyTime) }))
}
