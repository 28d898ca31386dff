import { listed } from '#domain/sweden/writing.ts'
import type { CompanyFacts } from '../company/facts.ts'
import { fillIn } from '../publishing/fill-in.ts'
import type { Question } from './question-texts.ts'

export const questionsSection = {
  heading: 'Vanliga frågor',
  all: 'Alla vanliga frågor',
  book: 'Boka offert idag',
  description: ({ towns }: CompanyFacts) => `Svar om pris, tid, ROT-avdrag, tätskikt och garanti när du renoverar badrum i ${listed(towns)}.`,
  /** How many the home page shows. */
  onHome: 4,
} as const

/** As they stand on the pages. */
export function questionsWith(texts: readonly Question[], facts: CompanyFacts): Question[] {
  return texts.map(({ question, answer, ...rest }) => ({ ...rest, question: fillIn(question, facts), answer: fillIn(answer, facts) }))
}
