import { type Field, readAnswer } from '../enquiry/enquiry-answers.ts'
import { keysOf, recordOf } from '../keys-of.ts'

/** An offer that is being written, exactly as it was typed: what is wrong in it stands beside it, and nothing is lost. */
export type OfferDraft = { texts: Record<DraftText, string>; rows: readonly DraftRow[] }

/** A line as it was typed. `option`: 'ja', or ''. */
export type DraftRow = { name: string; amount: string; unit: string; price: string; kind: string; option: string }

const texts = {
  rubrik: { max: 120, missing: 'Skriv vad offerten gäller, till exempel Totalrenovering av badrummet.' },
  meddelande: { max: 3000, lines: true },
  ingar: { max: 3000, lines: true },
  'ingar-inte': { max: 3000, lines: true },
  pris: { max: 20 },
  span: { max: 4 },
  rot: { max: 1 },
  utnyttjat1: { max: 12 },
  utnyttjat2: { max: 12 },
  betalas: { max: 4 },
  betalning: { max: 20 },
  start: { max: 100, missing: 'Skriv när ni kan börja, till exempel vecka 9.' },
  veckor: { max: 60, missing: 'Skriv hur lång tid arbetet tar, till exempel två veckor.' },
  giltig: { max: 3 },
} as const satisfies Record<string, Field>

export type DraftText = keyof typeof texts
export const draftTexts: readonly DraftText[] = keysOf(texts)

/** The names of a line's fields, each followed by the line's number from 1. */
export const rowFields = { name: 'namn', amount: 'antal', unit: 'enhet', price: 'apris', kind: 'slag', option: 'tillval' } as const satisfies Record<
  keyof DraftRow,
  string
>

const rowTexts = {
  name: { max: 120 },
  amount: { max: 20 },
  unit: { max: 10 },
  price: { max: 20 },
  kind: { max: 10 },
  option: { max: 2 },
} as const satisfies Record<keyof DraftRow, Field>

/** What was typed in the form: tidied, else as it is. `count`: of the form's lines. */
export function typedDraft(field: (name: string) => string, count: number): OfferDraft {
  const row = (number: number): DraftRow => recordOf(rowFields, (name) => tidied(rowTexts[name], field(`${rowFields[name]}${number}`)))
  return {
    texts: textsFrom((name) => tidied(texts[name], field(name))),
    rows: Array.from({ length: count }, (_, index) => row(index + 1)),
  }
}

/** A text for each field. */
export function textsFrom(text: (name: DraftText) => string): Record<DraftText, string> {
  return recordOf(texts, text)
}

/** The sentence about a text that is missing or too long. */
export function textError(name: DraftText, text: string): string | undefined {
  return readAnswer(texts[name], text).error?.sentence
}

export function isEmptyRow({ name, amount, price }: DraftRow): boolean {
  return name === '' && amount === '' && price === ''
}

function tidied(field: Field, typed: string): string {
  return readAnswer(field, typed).answer
}
