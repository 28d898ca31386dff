import { keysOf } from '../keys-of.ts'
import type { PricedPlan } from './drawings.ts'
import { type Field, type FieldError, fields, readAnswer } from './enquiry-answers.ts'

/** What a customer can add to a request. Each is optional, but one of them is needed. */
export const additionFields = {
  message: fields.message,
  phone: { max: fields.phone.max, check: fields.phone.check, error: fields.phone.error },
  callTime: { max: 200 },
} as const satisfies Record<string, Field>

export type AdditionAnswers = Record<keyof typeof additionFields, string>
export type AdditionErrors = Partial<Record<keyof typeof additionFields, FieldError>>

/** `at`: ISO 8601, UTC. An answer that was left out is ''. `plan`: a new version of the drawing, packed, and `price` as it was reckoned for it. */
export type Addition = AdditionAnswers & { id: string; at: string } & PricedPlan

export type AdditionReading = { ok: true; answers: AdditionAnswers } | { ok: false; answers: AdditionAnswers; errors: AdditionErrors }

/** Reads the customer's answers from a form. Nothing at all is an error of the message. */
export function readAddition(given: (name: keyof AdditionAnswers) => string): AdditionReading {
  const answers: AdditionAnswers = { message: '', phone: '', callTime: '' }
  const errors: AdditionErrors = {}
  for (const name of keysOf(additionFields)) {
    const reading = readAnswer(additionFields[name], given(name))
    answers[name] = reading.answer
    if (reading.error) errors[name] = reading.error
  }
  if (Object.keys(errors).length === 0 && Object.values(answers).every((answer) => answer === '')) errors.message = { sentence: 'Skriv något först.' }
  return Object.keys(errors).length === 0 ? { ok: true, answers } : { ok: false, answers, errors }
}
