import { company } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { emailBody, linkPart } from '#server/core/outbox/email-body.tsx'
import { customerLink, customerThread, readWithPage, type WithPage } from '#server/enquiries/about-enquiry.ts'
import { greeting } from '#server/enquiries/customer-email.ts'

export const customerLinkEmail = defineEmail({ kind: 'new customer link', read: readWithPage, thread: customerThread, write })

/** A new link for the customer, whose old one was locked after wrong guesses. Repeats nothing that was typed, as the confirmation. */
function write(about: WithPage & QueuedEmail, context: EmailContext): Email {
  const { reference, email } = about.enquiry
  const { envelope, facts } = context
  const link = customerLink(about, context)
  const { subject, text } = customerPage.newLink.email
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [{ say: text }, linkPart(customerPage.follow, link), greeting(facts)]),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}
