import { asPublished } from '#content/as-published.ts'
import { company } from '#content/company.ts'
import { footer } from '#content/navigation.ts'
import type { CompanyFacts } from '#content/site-content.ts'
import type { EmailPart } from './email-body.tsx'

/** The end of an email to a customer. */
export function greeting(facts: CompanyFacts): EmailPart {
  return { greeting: 'Vänliga hälsningar', name: company.name, lines: [asPublished(footer.motto.join(' '), facts), facts.phone] }
}
