import { company } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { answerByWords } from '#content/enquiries/answer-by.ts'
import { received } from '#content/enquiries/quote-form.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { deadlineAsSaid } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { emailBody, linkPart } from '#server/core/outbox/email-body.tsx'
import { customerLink, customerThread, readWithPage, type WithPage } from '../about-enquiry.ts'
import { greeting } from '../customer-email.ts'

const { email, retentionMonths } = company

export const confirmationEmail = defineEmail({ kind: 'confirmation', read: readWithPage, thread: customerThread, write })

/**
 * Confirms to the visitor that the request was received. `queuedAt` is when the reply was promised: on arrival, or on release from
 * quarantine. Repeats nothing that was typed, because the address may be somebody else's.
 */
function write(about: WithPage & QueuedEmail, context: EmailContext): Email {
  const { enquiry, pageIssuedAt, queuedAt } = about
  const { reference, answerBy, email: visitor } = enquiry
  const { envelope, facts } = context
  const { phone, phoneHours } = facts
  const link = customerLink(about, context)
  return {
    ...envelope,
    to: visitor,
    replyTo: email,
    subject: `Vi har tagit emot din förfrågan (${reference})`,
    ...emailBody('Tack för din förfrågan!', [
      { say: `Vi har tagit emot din förfrågan. Ditt ärendenummer är ${reference}.` },
      { say: `${answerByWords(new Date(answerBy), new Date(queuedAt))} ${deadlineAsSaid(new Date(answerBy))}.`, strong: true },
      { steps: received.next },
      ...(pageIssuedAt === undefined ? [] : [{ say: customerPage.followText }, linkPart(customerPage.follow, link)]),
      { say: `Vill du hellre prata? Du når oss på ${phone}, ${hoursInWords(phoneHours.days).toLocaleLowerCase('sv')}.` },
      { links: [{ words: `Ring ${phone}`, href: telephoneLink(phone), inText: '' }] },
      {
        say: `Vill du att vi tar bort dina uppgifter? ${pageIssuedAt === undefined ? 'Skriv' : 'Det kan du göra själv på din sida. Eller skriv'} till ${email} och ange ärendenumret. Annars tar vi bort dem senast ${retentionMonths} månader efter vår sista kontakt om det inte blir någon affär.`,
      },
      { say: 'Har du inte skickat någon förfrågan till oss? Då har någon annan uppgett din adress. Svara på det här mejlet, så tar vi bort uppgifterna.' },
      greeting(facts),
    ]),
    // RFC 3834, and Microsoft's equivalent: suppress automatic replies.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}
