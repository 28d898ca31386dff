import { company } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { AboutQuote, Email, Envelope } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import { greeting } from './greeting.ts'

/** A new link for the customer, whose old one was locked after wrong guesses. Repeats nothing that was typed, as the confirmation. */
export function customerLinkEmail({ quote: { reference, email } }: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { subject, text } = customerPage.newLink.email
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [
      { say: text },
      { links: [{ words: customerPage.follow, href: link, inText: `${customerPage.follow}:\n${link}` }] },
      greeting(facts),
    ]),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}
