import { type Field, type FieldError, type FormReading, readForm } from './enquiry-answers.ts'

/** What a template for replies can leave open, written in braces in its text: {förnamn}. */
export const placeholders = ['förnamn', 'namn', 'referens', 'ort', 'telefon'] as const
type Placeholder = (typeof placeholders)[number]
export type Filling = Record<Placeholder, string>

/** What the owner writes in a reply, and the parts of a template, each with its limit and sentence. */
const replyFields = {
  subject: { max: 150, missing: 'Skriv ett ämne.' },
  text: { max: 5000, missing: 'Skriv något först.', lines: true },
} as const satisfies Record<string, Field>
const templateFields = { name: { max: 60, missing: 'Skriv ett namn på mallen.' }, ...replyFields } as const satisfies Record<string, Field>

export type ReplyDraft = Record<keyof typeof replyFields, string>
export type TemplateAnswers = Record<keyof typeof templateFields, string>

/** Reads a reply that is to be sent: nothing in it may still be open. */
export function readReply(given: (name: keyof ReplyDraft) => string): FormReading<keyof ReplyDraft> {
  return readForm(replyFields, { subject: '', text: '' }, given, stillOpen)
}

/** Reads a template: its texts may only leave open what can be filled in. Its name is not filled in. */
export function readTemplate(given: (name: keyof TemplateAnswers) => string): FormReading<keyof TemplateAnswers> {
  return readForm(templateFields, { name: '', subject: '', text: '' }, given, (answer, name) => (name === 'name' ? undefined : unknownPlaceholder(answer)))
}

/** Puts in what is known. What is empty is left out with the space before it: "Hej {förnamn}!" becomes "Hej!". */
export function fillTemplate(text: string, filling: Filling): string {
  return text.replace(BRACES, (whole, space: string, name: string) => {
    const placeholder = placeholders.find((one) => one === name.trim().toLocaleLowerCase('sv'))
    if (!placeholder) return whole
    return filling[placeholder] === '' ? '' : `${space}${filling[placeholder]}`
  })
}

/** "Åsa Öberg" → "Åsa", "öberg, åsa" → "Åsa", "Anna-Karin Ek" → "Anna-Karin". '' where the first word is no name. */
export function firstNameOf(name: string): string {
  const [last = '', first] = name.split(',')
  const [word = ''] = (first?.trim() || last.trim()).split(/\s+/)
  if (!/^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)) return ''
  const isOneCase = word === word.toLocaleLowerCase('sv') || (word.length > 2 && word === word.toLocaleUpperCase('sv'))
  return isOneCase ? word.toLocaleLowerCase('sv').replace(/(?<=^|-)\p{L}/gu, (letter) => letter.toLocaleUpperCase('sv')) : word
}

/** A name in braces, with the space before it. Anything longer than a name is ordinary text in braces. */
const BRACES = /( ?)\{([^{}\n]{1,40})\}/g

function unknownPlaceholder(text: string): FieldError | undefined {
  const unknown = namesIn(text).find((name) => !placeholders.some((one) => one === name.trim().toLocaleLowerCase('sv')))
  if (unknown === undefined) return undefined
  return { sentence: `{${unknown}} går inte att fylla i. Det här går: ${placeholders.map((name) => `{${name}}`).join(', ')}.` }
}

function stillOpen(text: string): FieldError | undefined {
  const [open] = namesIn(text)
  return open === undefined ? undefined : { sentence: `Det står {${open}} kvar. Byt ut det mot det du vill säga.` }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(BRACES)].map(([, , name = '']) => name)
}
