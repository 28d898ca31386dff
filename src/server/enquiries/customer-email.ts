import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { footer } from '#content/pages/navigation.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import type { Email } from '#server/core/mail/email.ts'
import type { EmailContext } from '#server/core/outbox/define-email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import type { AboutEnquiry } from './about-enquiry.ts'

/** An email about a request to who sent it. */
export function emailToCustomer(
  { enquiry: { reference, email } }: AboutEnquiry,
  { envelope, facts }: EmailContext,
  subject: string,
  parts: readonly EmailPart[],
): Email {
  const reachUs = `Du når oss på ${facts.phone}, ${hoursInWords(facts.phoneHours.days).toLocaleLowerCase('sv')}.`
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [...parts, { say: reachUs }, greeting(facts)]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** The end of an email to a customer. */
export function greeting(facts: CompanyFacts): EmailPart {
  return { greeting: 'Vänliga hälsningar', name: company.name, lines: [footer.motto(facts).join(' '), facts.phone] }
}
