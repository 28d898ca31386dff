import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { kronor, kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'
import { IN_BRACES, type OpenFact, openFact } from '../company/open-facts.ts'
import { replyTime } from '../enquiries/reply-time.ts'

/** What is filled in for each fact. */
const written: Record<OpenFact, (facts: CompanyFacts) => string> = {
  telefon: ({ phone }) => phone,
  telefontider: ({ phoneHours }) => hoursInWords(phoneHours.days).toLocaleLowerCase('sv'),
  pris: ({ priceKr }) => kronorSpan(priceKr),
  tid: ({ renovationTime }) => renovationTime,
  rot: ({ rot }) => percent(rot.percent),
  'rot-tak': ({ rot }) => kronor(rot.capKr),
  'rot-år': ({ rot }) => (rot.year === undefined ? '' : ` (${rot.year})`),
  betalningstid: ({ paymentDays }) => `${paymentDays}\u00a0dagar`,
  orter: ({ towns }) => listed(towns),
  säte: () => company.seat,
  partner: ({ partner }) => partner.name,
  svarstid: replyTime,
  företaget: () => company.name,
  startår: ({ founded }) => String(founded),
  trakten: () => company.region,
}

/** "Ring {telefon}." → "Ring 070-174 06 05." Other braces stay as they are. */
export function fillIn(text: string, facts: CompanyFacts): string {
  return text.replace(IN_BRACES, (whole, name: string) => {
    const fact = openFact(name)
    return fact ? written[fact](facts) : whole
  })
}
