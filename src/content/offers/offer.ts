import type { Ore } from '#domain/offer/money.ts'
import type { LineKind, PaymentPlan, Pricing, RotClaim } from '#domain/offer/offer.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { grouped, kronor, percent } from '#domain/sweden/writing.ts'

/** The words of an offer itself: on the pages of both, in the PDF and in the emails. */
export const offerWords = {
  offer: 'Offert',
  agreement: 'Avtal',
  version: 'Version',
  from: 'Från',
  to: 'Till',
  sent: 'Skickad',
  validUntil: 'Gäller till och med',
  reference: 'Ärende',
  orgNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  seat: 'Säte',
  fTax: 'Godkänd för F-skatt',
  work: 'Arbetet',
  start: 'Start',
  weeks: 'Tid',
  lines: 'Det här ingår i priset',
  options: 'Tillval',
  chosen: 'valt',
  notChosen: 'inte valt',
  included: 'Ingår',
  excluded: 'Ingår inte',
  price: 'Pris',
  sums: {
    labour: 'Arbete',
    material: 'Material',
    other: 'Övrigt',
    total: 'Pris med moms',
    withoutVat: 'Varav pris utan moms',
    vat: 'Varav moms 25\u00a0%',
    most: 'Högst, med moms',
    deduction: 'ROT-avdrag, om du har rätt till det',
    toPay: 'Att betala efter ROT-avdrag',
  },
  payment: 'Betalning',
  when: { order: 'När du har beställt', start: 'När arbetet börjar', done: 'När arbetet är klart' },
  terms: 'Villkor',
  hash: 'Kontrollsumma (SHA-256)',
  offerHash: 'Offertens kontrollsumma',
  kinds: { labour: 'arbete', material: 'material', other: 'övrigt' } satisfies Record<LineKind, string>,
} as const

/** 1250050 → "12 500,50 kr"; whole kronor have no decimals. */
export function oreInWords(ore: Ore): string {
  const rest = ore % 100
  if (rest === 0) return kronor(ore / 100)
  return `${grouped(Math.floor(ore / 100))},${String(rest).padStart(2, '0')}\u00a0kr`
}

export function pricingInWords(pricing: Pricing): string {
  switch (pricing.kind) {
    case 'fixed':
      return 'Priset är fast. Det ändras bara om du själv beställer mer.'
    case 'approximate':
      return 'Priset är ungefärligt. Det kan bli lägre eller högre, men får överskridas med högst 15\u00a0%.'
    case 'span':
      return `Priset är ett intervall. Hur det blir beror på vad vi hittar, men det blir högst ${percent(pricing.percent)} högre än det lägsta.`
  }
}

/** The condition of the deduction, always beside it. */
export function rotInWords({ percent: rate, capKr, year, usedKr }: RotClaim): string[] {
  const owners = usedKr.length === 1 ? 'en ägare' : 'två ägare'
  const used = usedKr.some((one) => one > 0) ? ` Då är ${usedKr.map((one) => kronor(one)).join(' och ')} redan utnyttjat.` : ''
  return [
    `ROT-avdraget är ${percent(rate)} av arbetskostnaden för det som betalas under ${year}, högst ${kronor(capKr)} per ägare och år. Här är det räknat för ${owners}.${used}`,
    'Avdraget gäller om du äger och bor i bostaden, har tillräckligt med skatt att dra det från och Skatteverket godkänner det. Nekas det betalar du även den delen. Reglerna kan ändras. Aktuella villkor finns hos Skatteverket.',
  ]
}

/** In place of the deduction when the year of its rate has passed. */
export function rotPassed({ year }: Pick<RotClaim, 'year'>): string {
  return `ROT-avdraget i offerten gällde betalningar under ${year}. Det året är slut, så avdraget är inte medräknat. Be oss om en ny offert.`
}

export function paymentInWords(plan: PaymentPlan, days: number): string {
  const within = `Betalning inom ${days} dagar från fakturan.`
  const plans: Record<PaymentPlan, string> = {
    done: 'Du betalar när arbetet är klart.',
    'material first': 'Materialet betalas vid beställning och resten när arbetet är klart.',
    halves: 'Hälften betalas när arbetet börjar och resten när det är klart.',
  }
  return `${plans[plan]} ${within}`
}

/** "28 november 2026" */
export function dayInWords(date: string): string {
  return swedishLongDate(date)
}
