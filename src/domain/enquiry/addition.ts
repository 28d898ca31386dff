import type { PricedPlan } from './drawings.ts'
import { type Field, type FormReading, fields, readForm } from './enquiry-answers.ts'

/** What a customer can add to a request. Each is optional, but one of them is needed. */
const additionFields = {
  message: fields.message,
  phone: { max: fields.phone.max, check: fields.phone.check, error: fields.phone.error },
  callTime: { max: 200 },
} as const satisfies Record<string, Field>

type AdditionReading = FormReading<keyof typeof additionFields>
export type AdditionAnswers = AdditionReading['answers']
export type AdditionErrors = AdditionReading['errors']

/** `at`: ISO 8601, UTC. An answer that was left out is ''. `plan`: a new version of the drawing, packed, with its own `price`. */
export type Addition = AdditionAnswers & { id: string; at: string } & PricedPlan

/** Reads the customer's answers from a form. Nothing at all is an error of the message. */
export function readAddition(given: (name: keyof AdditionAnswers) => string): AdditionReading {
  const reading = readForm(additionFields, { message: '', phone: '', callTime: '' }, given)
  const isEmpty = reading.ok && Object.values(reading.answers).every((answer) => answer === '')
  return isEmpty ? { ...reading, ok: false, errors: { message: { sentence: 'Skriv något först.' } } } : reading
}
