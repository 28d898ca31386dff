import { keysOf } from '../keys-of.ts'
import { MAX_PACKED_LENGTH } from '../room/limits.ts'
import { isEmail } from '../sweden/email.ts'
import { isSwedishPhone } from '../sweden/phone.ts'
import { clean } from './clean.ts'

/** Why an answer is refused: a sentence that says what to do, and for two fields the toast's title (specification §5.2, §5.3). */
export type FieldError = { title?: string; sentence: string }

/** A text field of a form. */
export type Field = {
  /** The longest accepted answer in UTF-16 code units; also the markup's `maxlength`. */
  max: number
  /** The error when a required answer is missing. Without it the field is optional. */
  missing?: string
  /** The only accepted values. */
  choices?: readonly string[]
  check?: (answer: string) => boolean
  /** The error when `check` fails. `{phone}` stands for the company's number. */
  error?: FieldError
  /** Line breaks are kept. */
  lines?: boolean
}

/** The nine answers of a quote request (specification §3.7), each with its rule, limit and sentence on one line. */
export const fields = {
  name: { max: 100, missing: 'Skriv ditt namn.' },
  phone: {
    max: 40,
    missing: 'Skriv ditt telefonnummer.',
    check: isSwedishPhone,
    error: { title: 'Ogiltigt telefonnummer', sentence: 'Vänligen ange ett giltigt svenskt telefonnummer (t.ex. {phone}).' },
  },
  email: {
    max: 254,
    missing: 'Skriv din e-postadress.',
    check: isEmail,
    error: { title: 'Ogiltigt e-postformat', sentence: 'Vänligen ange en giltig e-postadress.' },
  },
  project: { max: 40, missing: 'Välj vad det gäller.', choices: ['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat'] },
  budget: { max: 40, missing: 'Välj en ungefärlig budget.', choices: ['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k'] },
  timeline: { max: 40, missing: 'Välj när arbetet ska göras.', choices: ['akut', '1-3-manader', '3-6-manader', '6-12-manader', 'flexibel'] },
  size: { max: 40, choices: ['small', 'medium', 'large', 'unknown'] },
  location: { max: 100, missing: 'Skriv på vilken ort badrummet ligger.' },
  message: { max: 5000, lines: true },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields
export const fieldNames: readonly FieldName[] = keysOf(fields)

/** The union of a field's choices, or string without choices. An optional answer may be ''. */
type Answer<F> = F extends { choices: readonly (infer Choice)[] } ? (F extends { missing: string } ? Choice : Choice | '') : string

/** A cleaned and valid request. Nothing else is stored, mailed or shown to the owner. */
export type EnquiryAnswers = { [Name in FieldName]: Answer<(typeof fields)[Name]> } & {
  /** The attached drawing, packed (domain/room/share.ts), or `unreadablePlan`. Never a reason to refuse a request. */
  plan?: string
}
export type Answers = Partial<Record<FieldName, string>> & { plan?: string }
export type FieldErrors = Partial<Record<FieldName, FieldError>>
export type Reading = { ok: true; request: EnquiryAnswers } | { ok: false; answers: Answers; errors: FieldErrors }

/** Stands for an attached drawing that cannot be read, so that the owner learns that there was one. */
export const unreadablePlan = 'unreadable'

/**
 * Parses, cleans and validates what a visitor sent: a parsed JSON body, or a form's entries as an object. Browser and server
 * make the same call. Unknown names are dropped. Never throws; a refused request returns its answers and an error per field.
 */
export function readEnquiryAnswers(sent: unknown): Reading {
  const given = new Map<string, unknown>(typeof sent === 'object' && sent !== null ? Object.entries(sent) : [])
  const answers: Answers = {}
  const errors: FieldErrors = {}
  for (const name of fieldNames) {
    const reading = readAnswer(fields[name], given.get(name))
    answers[name] = reading.answer
    if (reading.error) errors[name] = reading.error
  }
  const plan = readPlan(given.get('plan'))
  if (plan !== '') answers.plan = plan
  // Without errors every answer has passed its field's rule, which the compiler cannot infer from the loop.
  return Object.keys(errors).length === 0 ? { ok: true, request: answers as EnquiryAnswers } : { ok: false, answers, errors }
}

/** Cleans an answer and checks it by its field. When there is an error, the answer is what the form shows again. */
export function readAnswer(field: Field, given: unknown): { answer: string; error?: FieldError } {
  if (given === undefined || given === null) return readAnswer(field, '')
  if (typeof given !== 'string') return { answer: '', error: { sentence: 'Svaret gick inte att läsa. Skriv det igen.' } }
  // Refused before any regular expression runs on it.
  if (given.length > 2 * field.max) return { answer: given.slice(0, field.max), error: tooLong(field) }
  // Tidied before cleaning, because a control character can hide what must go; and after it, because cleaning leaves spaces.
  const answer = tidy(clean(tidy(given.toWellFormed().normalize('NFC'), field)), field)
  if (answer === '') return field.missing === undefined ? { answer } : { answer, error: { sentence: field.missing } }
  if (answer.length > field.max) return { answer, error: tooLong(field) }
  if (field.choices && !field.choices.includes(answer)) return { answer: '', error: { sentence: field.missing ?? 'Välj ett av alternativen.' } }
  if (field.check && !field.check(answer)) return { answer, error: field.error ?? { sentence: 'Svaret gick inte att läsa.' } }
  return { answer }
}

/** What was read from a form. When there are errors, the answers are what the form shows again. */
export type FormReading<Name extends string> = { ok: boolean; answers: Record<Name, string>; errors: Partial<Record<Name, FieldError>> }

/** Reads a form by its fields. `further` returns what else may be wrong with an answer that its field accepts. */
export function readForm<Name extends string>(
  fields: Record<Name, Field>,
  empty: Record<Name, string>,
  given: (name: Name) => unknown,
  further: (answer: string, name: Name) => FieldError | undefined = () => undefined,
): FormReading<Name> {
  const answers = { ...empty }
  const errors: Partial<Record<Name, FieldError>> = {}
  for (const name of keysOf(fields)) {
    const { answer, error } = readAnswer(fields[name], given(name))
    answers[name] = answer
    const wrong = error ?? further(answer, name)
    if (wrong) errors[name] = wrong
  }
  return { ok: Object.keys(errors).length === 0, answers, errors }
}

/** Checks type and length only: the server unpacks it, so that the form's script needs no plan code. */
function readPlan(given: unknown): string {
  if (given === undefined || given === null) return ''
  return typeof given === 'string' && given.length <= MAX_PACKED_LENGTH ? given : unreadablePlan
}

/** Removes control characters, except line breaks and tabs where lines are kept, and trims white space. */
function tidy(answer: string, field: Field): string {
  const lines = answer.replace(/\r\n?/g, '\n')
  return (field.lines ? lines.replace(/[^\P{Cc}\n\t]/gu, '') : lines.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')).trim()
}

function tooLong(field: Field): FieldError {
  return { sentence: `Svaret är för långt. Skriv högst ${field.max} tecken.` }
}
