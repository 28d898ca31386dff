import { type Field, type FieldError, readAnswer } from '../enquiry/enquiry-answers.ts'

/** What the customer writes about a visit. */
const visitFields = {
  address: { max: 200, missing: 'Skriv adressen dit vi ska komma.' },
  wish: { max: 1000, missing: 'Skriv när det skulle passa.', lines: true },
} as const satisfies Record<string, Field>

/** An address that may be left out, for the owner, who may know it. */
export const ownersAddress = { max: visitFields.address.max } as const satisfies Field

export type VisitAnswer = { answer: string; error?: FieldError }

export function readVisitAnswer(name: keyof typeof visitFields, given: string): VisitAnswer {
  return readAnswer(visitFields[name], given)
}
