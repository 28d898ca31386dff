import { type Field, type FieldError, type FormReading, readForm } from './enquiry-answers.ts'

/** What a template of a reply can leave open. In a text it stands in braces: {förnamn}. */
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

/** A reply as it is sent: nothing in it may still be open. */
export function readReply(given: (name: keyof ReplyDraft) => string): FormReading<keyof ReplyDraft> {
  return readForm(replyFields, { subject: '', text: '' }, given, stillOpen)
}

/** A template: only what can be filled in may be left open, and nothing in its name is. */
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

/** With the space before it. No longer than a name, so that a text in braces is a text. */
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
