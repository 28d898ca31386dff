import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { footer } from '#content/pages/navigation.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import type { EmailPart } from '#server/core/outbox/email-body.tsx'

/** How we are reached, above the greeting. */
export function reachUs({ phone, phoneHours }: CompanyFacts): EmailPart {
  return { say: `Du når oss på ${phone}, ${hoursInWords(phoneHours.days).toLocaleLowerCase('sv')}.` }
}

/** The end of an email to a customer. */
export function greeting(facts: CompanyFacts): EmailPart {
  return { greeting: 'Vänliga hälsningar', name: company.name, lines: [footer.motto(facts).join(' '), facts.phone] }
}
