import { type DraftRow, type DraftText, draftTexts, isEmptyRow, type OfferDraft, rowFields, textError } from './draft.ts'
import { MOST_AMOUNT, MOST_PRICE, readHundredths } from './money.ts'
import {
  lineKinds,
  MOST_LINES,
  type OfferLine,
  type PaymentPlan,
  type PricedOffer,
  type Pricing,
  paymentPlans,
  pricings,
  type RotClaim,
  type RotRate,
  units,
} from './offer.ts'

/** An offer as it can be sent. `validDays`: after the day on which it is. */
export type ReadOffer = Omit<PricedOffer, 'rot'> & {
  title: string
  message: string
  included: string
  excluded: string
  rot: RotClaim | undefined
  plan: PaymentPlan
  start: string
  weeks: string
  validDays: number
}

/** `errors`: a sentence for each field that is wrong, by the field's name. */
export type DraftReading = { ok: true; offer: ReadOffer } | { ok: false; errors: ReadonlyMap<string, string> }

/** The rate of a year; or why there is none, in a sentence. */
type RateOf = (year: number) => RotRate | string

/** The longest that an offer may stand. */
const MOST_DAYS = 180

export function readDraft(draft: OfferDraft, rateOf: RateOf): DraftReading {
  const errors = new Map<string, string>()
  const { texts } = draft
  for (const name of draftTexts) note(name, textError(name, texts[name]))
  const lines = readLines(draft.rows, note)
  const pricing = readPricing(texts, note)
  const rot = readRot(texts, rateOf, note)
  const plan = paymentPlans.find((one) => one === texts.betalning) ?? 'done'
  const validDays = readWhole(texts.giltig, 1, MOST_DAYS)
  if (validDays === undefined) note('giltig', `Skriv i hur många dagar offerten gäller: 1 till ${MOST_DAYS}.`)
  if (errors.size > 0 || validDays === undefined) return { ok: false, errors }
  return {
    ok: true,
    offer: {
      title: texts.rubrik,
      message: texts.meddelande,
      included: texts.ingar,
      excluded: texts['ingar-inte'],
      lines,
      pricing,
      rot,
      plan,
      start: texts.start,
      weeks: texts.veckor,
      validDays,
    },
  }

  /** The first that is wrong with a field. */
  function note(name: string, sentence: string | undefined) {
    if (sentence !== undefined && !errors.has(name)) errors.set(name, sentence)
  }
}

type Note = (name: string, sentence: string | undefined) => void

function readLines(rows: readonly DraftRow[], note: Note): OfferLine[] {
  const lines = rows.flatMap((row, index) => (isEmptyRow(row) ? [] : (readLine(row, index + 1, note) ?? [])))
  const typed = rows.filter((row) => !isEmptyRow(row))
  if (typed.length === 0) note(`${rowFields.name}1`, 'Skriv minst en rad.')
  else if (typed.every(({ option }) => option === 'ja')) note(`${rowFields.option}1`, 'Minst en rad ska vara mer än ett tillval.')
  if (rows.length > MOST_LINES) note(`${rowFields.name}1`, `Offerten kan ha högst ${MOST_LINES} rader.`)
  return lines
}

function readLine(row: DraftRow, number: number, note: Note): OfferLine | undefined {
  const amount = readHundredths(row.amount)
  const price = readHundredths(row.price)
  const isAmount = amount !== undefined && amount > 0 && amount <= MOST_AMOUNT
  const isPrice = price !== undefined && price <= MOST_PRICE
  if (row.name === '') note(`${rowFields.name}${number}`, 'Skriv vad raden gäller.')
  if (!isAmount) note(`${rowFields.amount}${number}`, 'Skriv antalet med siffror, till exempel 12 eller 12,5.')
  if (!isPrice) note(`${rowFields.price}${number}`, 'Skriv priset med siffror, till exempel 1250 eller 1250,50.')
  if (row.name === '' || !isAmount || !isPrice) return undefined
  return {
    id: `rad${number}`,
    name: row.name,
    amount,
    unit: units.find((unit) => unit === row.unit) ?? 'st',
    price,
    kind: lineKinds.find((kind) => kind === row.kind) ?? 'labour',
    isOption: row.option === 'ja',
  }
}

function readPricing(texts: Record<DraftText, string>, note: Note): Pricing {
  const kind = pricings.find((one) => one === texts.pris) ?? 'fixed'
  if (kind !== 'span') return { kind }
  const percent = readWhole(texts.span, 1, 50)
  if (percent === undefined) note('span', 'Skriv hur många procent högre priset kan bli: 1 till 50.')
  return { kind, percent: percent ?? 1 }
}

/** One or two owners, each with the part of the cap that was used before. */
function readRot(texts: Record<DraftText, string>, rateOf: RateOf, note: Note): RotClaim | undefined {
  const owners = readWhole(texts.rot, 1, 2)
  if (owners === undefined) return undefined
  const rate = rateOf(Number(texts.betalas))
  if (typeof rate === 'string') {
    note('betalas', rate)
    return undefined
  }
  const usedKr = (['utnyttjat1', 'utnyttjat2'] as const).slice(0, owners).map((name) => {
    const used = readWhole(texts[name].replace(/[\s\u00a0]/g, '') || '0', 0, rate.capKr)
    if (used === undefined) note(name, `Skriv hur mycket av avdraget som är utnyttjat, i hela kronor: 0 till ${rate.capKr}.`)
    return used ?? 0
  })
  return { ...rate, usedKr }
}

function readWhole(typed: string, from: number, to: number): number | undefined {
  const figure = /^\d{1,7}$/.test(typed) ? Number(typed) : undefined
  return figure !== undefined && figure >= from && figure <= to ? figure : undefined
}
