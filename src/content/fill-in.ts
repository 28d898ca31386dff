import { kronor, kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { company } from './company.ts'
import type { CompanyFacts } from './site-content.ts'

/** What the texts of questions may leave open, each in braces, and what is filled in. */
export const openFacts: Record<string, (facts: CompanyFacts, replyTime: string) => string> = {
  telefon: ({ phone }) => phone,
  telefontider: ({ phoneHours }) => phoneHours.home.toLowerCase(),
  pris: ({ priceKr }) => kronorSpan(priceKr),
  tid: ({ renovationTime }) => renovationTime,
  rot: ({ rot }) => percent(rot.percent),
  'rot-tak': ({ rot }) => kronor(rot.capKr),
  'rot-år': ({ rot }) => (rot.year === undefined ? '' : ` (${rot.year})`),
  betalningstid: ({ paymentDays }) => `${paymentDays}\u00a0dagar`,
  orter: ({ towns }) => listed(towns),
  säte: () => company.seat,
  partner: ({ partner }) => partner.name,
  svarstid: (_, replyTime) => replyTime,
}

/** "Ring {telefon}." → "Ring 070-174 06 05." Other braces stay as they are. `replyTime`: as it follows "inom" (reply-time.ts). */
export function fillIn(text: string, facts: CompanyFacts, replyTime: string): string {
  return text.replace(BRACES, (whole, name: string) => openFacts[name]?.(facts, replyTime) ?? whole)
}

/** The names in braces that nothing fills in. */
export function unknownIn(text: string): string[] {
  return [...text.matchAll(BRACES)].flatMap(([, name = '']) => (name in openFacts ? [] : [name]))
}

const BRACES = /\{([^{}\n]{1,40})\}/g
