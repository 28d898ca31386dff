import { company } from '../company/company.ts'
import type { CompanyFacts } from './site-content.ts'

/**
 * A sentence of this folder with the facts that are published in place of those it is written with. The server says it so: it runs on while
 * others are published. For sentences of our own only; what a visitor typed is never changed.
 */
export function asPublished(sentence: string, { phone, phoneHours, orgNumber, founded, partner }: CompanyFacts): string {
  const exchanged: readonly (readonly [written: string, published: string])[] = [
    [company.phone, phone],
    [company.phoneHours.home, phoneHours.home],
    [company.phoneHours.home.toLowerCase(), phoneHours.home.toLowerCase()],
    [company.orgNumber, orgNumber],
    [`Sedan ${company.founded}`, `Sedan ${founded}`],
    [company.partner.name, partner.name],
  ]
  return exchanged.reduce((said, [written, published]) => said.replaceAll(written, () => published), sentence)
}
