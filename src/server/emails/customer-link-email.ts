import { company } from '#content/company.ts'
import { customerPage } from '#content/customer-page.ts'
import { footer } from '#content/navigation.ts'
import type { AboutQuote, Email, Envelope } from './email.ts'
import { emailBody } from './email-body.tsx'

/** A new link for the customer, whose old one was locked after wrong guesses. Repeats nothing that was typed, as the confirmation. */
export function customerLinkEmail({ quote: { reference, email } }: AboutQuote, envelope: Envelope, link: string): Email {
  const { subject, text } = customerPage.newLink.email
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [
      { say: text },
      { links: [{ words: customerPage.follow, href: link, inText: `${customerPage.follow}:\n${link}` }] },
      { greeting: 'Vänliga hälsningar', name: company.name, lines: [footer.motto.join(' '), company.phone] },
    ]),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}
