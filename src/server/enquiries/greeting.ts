import { company } from '#content/company/company.ts'
import { footer } from '#content/pages/navigation.ts'
import { asPublished } from '#content/publishing/as-published.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { EmailPart } from '#server/core/outbox/email-body.tsx'

/** The end of an email to a customer. */
export function greeting(facts: CompanyFacts): EmailPart {
  return { greeting: 'Vänliga hälsningar', name: company.name, lines: [asPublished(footer.motto.join(' '), facts), facts.phone] }
}
