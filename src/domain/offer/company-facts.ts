import { type Field, readForm } from '../enquiry/enquiry-answers.ts'
import { isOrgNumber } from '../sweden/org-number.ts'

/** What an offer must say of the company beside what the site says, as it was typed. */
export type OfferTerms = Record<keyof typeof fields, string>

const fields = {
  orgnummer: {
    max: 11,
    missing: 'Skriv företagets organisationsnummer.',
    check: isOwnOrgNumber,
    error: { sentence: 'Skriv organisationsnumret som sex siffror, bindestreck, fyra siffror. Den sista är en kontrollsiffra.' },
  },
  momsnummer: {
    max: 14,
    missing: 'Skriv företagets momsregistreringsnummer.',
    check: (typed) => /^SE\d{12}$/.test(typed),
    error: { sentence: 'Skriv momsregistreringsnumret som SE och tolv siffror, utan mellanslag.' },
  },
  fskatt: { max: 2, missing: 'Kryssa i att företaget är godkänt för F-skatt. Utan det får kunden inget ROT-avdrag.' },
  giltig: {
    max: 3,
    missing: 'Skriv hur många dagar en offert gäller.',
    check: (typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 180,
    error: { sentence: 'Skriv hur många dagar en offert gäller: 1 till 180.' },
  },
  villkor: { max: 6000, missing: 'Skriv dina villkor.', lines: true },
} as const satisfies Record<string, Field>

const EMPTY: OfferTerms = { orgnummer: '', momsnummer: '', fskatt: '', giltig: '', villkor: '' }

export function readOfferTerms(field: (name: string) => string) {
  return readForm<keyof typeof fields>(fields, EMPTY, field, (answer, name) => {
    const isOther = name === 'momsnummer' && isOwnOrgNumber(field('orgnummer').trim()) && !answer.startsWith(`SE${field('orgnummer').trim().replace('-', '')}`)
    return isOther ? { sentence: 'Momsregistreringsnumret ska vara SE, organisationsnumrets tio siffror och oftast 01. Något av numren är fel.' } : undefined
  })
}

/** The number of a company, and not the noughts that stand for one. */
function isOwnOrgNumber(typed: string): boolean {
  return isOrgNumber(typed) && !/^0+-0+$/.test(typed)
}
