import { agreementWords, withdrawalInformation } from '#content/offers/agreement.ts'
import { dayInWords, offerWords, oreInWords, paymentInWords, pricingInWords, rotInWords, rotPassed } from '#content/offers/offer.ts'
import { hundredthsAsTyped } from '#domain/offer/money.ts'
import type { OfferLine } from '#domain/offer/offer.ts'
import { reckon, type Sums } from '#domain/offer/reckon.ts'
import { swedishDateAndTime } from '#domain/sweden/time.ts'
import type { AgreementContent, OfferContent } from './offer-content.ts'

type Row = { id: string; name: string; detail: string; sum: string }

/** A part of an offer. Page and PDF are both made from it, so that neither says less than the other. */
export type OfferPart =
  | { kind: 'heading'; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'lines'; rows: readonly Row[] }
  | { kind: 'options'; rows: readonly (Row & { isChosen: boolean })[] }
  | { kind: 'sums'; sums: readonly OfferSum[] }

/** `name`: by which a script finds the sum again. */
export type OfferSum = { name: keyof typeof offerWords.sums | Sums['payments'][number]['when']; words: string; value: string; isStrong: boolean }

/** `chosen`: the ids of the options that count. `year`: in which it is read. */
export type Choice = { chosen: ReadonlySet<string>; year: number }

const words = offerWords

export function offerParts(offer: OfferContent, choice: Choice): OfferPart[] {
  return [...pricedParts(offer, choice), ...termsParts(offer)]
}

/** No option is chosen. */
export function partsAsSent(offer: OfferContent): OfferPart[] {
  return offerParts(offer, { chosen: new Set(), year: Number(offer.sentAt.slice(0, 4)) })
}

/** What is done, when and for how much. */
export function pricedParts(offer: OfferContent, { chosen, year }: Choice): OfferPart[] {
  const sums = reckon(offer, chosen, year)
  const row = (line: OfferLine): Row => ({ id: line.id, name: line.name, detail: detailOf(line), sum: oreInWords(sums.lines.get(line.id) ?? 0) })
  const options = offer.lines.filter(({ isOption }) => isOption)
  return [
    ...(offer.message === '' ? [] : [{ kind: 'words', text: offer.message } as const]),
    {
      kind: 'facts',
      facts: [
        [words.validUntil, dayInWords(offer.validUntil)],
        [words.start, offer.start],
        [words.weeks, offer.weeks],
      ],
    },
    { kind: 'heading', text: words.lines },
    { kind: 'lines', rows: offer.lines.filter(({ isOption }) => !isOption).map(row) },
    ...(options.length === 0
      ? []
      : ([
          { kind: 'heading', text: words.options },
          { kind: 'options', rows: options.map((line) => ({ ...row(line), isChosen: chosen.has(line.id) })) },
        ] as const)),
    { kind: 'heading', text: words.price },
    { kind: 'sums', sums: sumsOf(sums) },
    { kind: 'words', text: pricingInWords(offer.pricing) },
    ...rotParts(offer, sums),
    { kind: 'heading', text: words.payment },
    { kind: 'sums', sums: paymentsOf(sums) },
    { kind: 'words', text: paymentInWords(offer.plan, offer.paymentDays) },
    ...textPart(words.included, offer.included),
    ...textPart(words.excluded, offer.excluded),
  ]
}

/** On what terms, and whose offer it is. */
export function termsParts({ terms, company, customer }: OfferContent): OfferPart[] {
  return [
    ...textPart(words.terms, terms),
    { kind: 'heading', text: words.from },
    {
      kind: 'facts',
      facts: [
        [words.from, [company.name, company.email, company.phone].join(', ')],
        [words.orgNumber, company.orgNumber],
        [words.vatNumber, company.vatNumber],
        [words.seat, company.seat],
        [words.fTax, 'ja'],
        [words.to, [customer.name, customer.email, customer.phone, customer.place].filter(Boolean).join(', ')],
      ],
    },
  ]
}

/** "24,35 m² à 650 kr, arbete" */
function detailOf({ amount, unit, price, kind }: OfferLine): string {
  return `${hundredthsAsTyped(amount)}\u00a0${unit} à ${oreInWords(price)}, ${words.kinds[kind]}`
}

export function sumsOf({ labour, material, other, total, withoutVat, vat, most, deduction, toPay }: Sums): OfferSum[] {
  const one = (name: keyof typeof words.sums, ore: number, isStrong = false): OfferSum => ({ name, words: words.sums[name], value: oreInWords(ore), isStrong })
  return [
    one('labour', labour),
    one('material', material),
    ...(other > 0 ? [one('other', other)] : []),
    one('total', total, true),
    one('withoutVat', withoutVat),
    one('vat', vat),
    ...(most === undefined ? [] : [one('most', most)]),
    ...(deduction === undefined ? [] : [{ ...one('deduction', deduction), value: `−${oreInWords(deduction)}` }, one('toPay', toPay, true)]),
  ]
}

export function paymentsOf({ payments }: Sums): OfferSum[] {
  return payments.map(({ when, amount }) => ({ name: when, words: words.when[when], value: oreInWords(amount), isStrong: false }))
}

function rotParts({ rot }: OfferContent, { deduction }: Sums): OfferPart[] {
  if (!rot) return []
  return deduction === undefined ? [{ kind: 'words', text: rotPassed(rot) }] : rotInWords(rot).map((text) => ({ kind: 'words', text }))
}

function textPart(heading: string, text: string): OfferPart[] {
  return text === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'words', text },
      ]
}

/** The agreement with everything that goes with it: what was agreed on, how to withdraw, and the form. */
export function agreementParts(agreement: AgreementContent): OfferPart[] {
  const { offer, offerSha256, chosen, early, acceptedAt, confirmedAt, withdrawalUntil } = agreement
  const { heading, text, early: earlyWords } = withdrawalInformation
  return [
    { kind: 'words', text: agreementWords.text },
    {
      kind: 'facts',
      facts: [
        [agreementWords.ordered, swedishDateAndTime(new Date(acceptedAt))],
        [agreementWords.confirmed, swedishDateAndTime(new Date(confirmedAt))],
      ],
    },
    ...offerParts(offer, { chosen: new Set(chosen), year: Number(confirmedAt.slice(0, 4)) }),
    { kind: 'words', text: agreementWords.rights },
    { kind: 'heading', text: heading },
    ...text(offer.company, dayInWords(withdrawalUntil)).map((said) => ({ kind: 'words', text: said }) as const),
    { kind: 'words', text: earlyWords[early ? 'yes' : 'no'] },
    ...withdrawalFormParts(offer),
    { kind: 'facts', facts: [[words.offerHash, offerSha256]] },
  ]
}

/** The form by which the customer may withdraw from the agreement. */
export function withdrawalFormParts({ company }: OfferContent): OfferPart[] {
  const { heading, text, to, lines } = withdrawalInformation.form
  return [
    { kind: 'heading', text: heading },
    { kind: 'words', text },
    { kind: 'words', text: `${to} ${[company.name, company.email, company.phone].join(', ')}` },
    ...lines.map((line) => ({ kind: 'words', text: line }) as const),
  ]
}
