import { visitWords } from '#content/visits/visit.ts'
import { readVisitAnswer, type VisitAnswer } from '#domain/visit/visit-answers.ts'

/** The choice that none of the times suits. */
export const NO_TIME = 'ingen'

/** As it was sent, with what is wrong with it. */
export type RefusedChoice = { chosen: string; address: VisitAnswer; wish: VisitAnswer }

type VisitChoice =
  | { kind: 'time'; start: string; address: string }
  | { kind: 'wish'; words: string }
  | { kind: 'refused'; error: string | undefined; refused: RefusedChoice }

/** What the customer answers to the proposed times. Only what belongs to the choice is asked for. */
export function readVisitChoice(field: (name: string) => string): VisitChoice {
  const chosen = field('tid')
  const address = readVisitAnswer('address', field('adress'))
  const wish = readVisitAnswer('wish', field('onskemal'))
  const refused = { chosen, address: { answer: address.answer }, wish: { answer: wish.answer } }
  if (chosen === '') return { kind: 'refused', error: visitWords.errors.choice, refused }
  if (chosen === NO_TIME) return wish.error ? { kind: 'refused', error: undefined, refused: { ...refused, wish } } : { kind: 'wish', words: wish.answer }
  return address.error ? { kind: 'refused', error: undefined, refused: { ...refused, address } } : { kind: 'time', start: chosen, address: address.answer }
}

/** What stands in a form that had no effect. A time that could not be taken is not chosen any more. */
export function refusedChoice(field: (name: string) => string): RefusedChoice {
  const choice = readVisitChoice(field)
  if (choice.kind === 'refused') return choice.refused
  return { chosen: '', address: readVisitAnswer('address', field('adress')), wish: { answer: field('onskemal') } }
}
