import { company } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { answerByWords } from '#content/enquiries/answer-by.ts'
import { received } from '#content/enquiries/quote-form.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { deadlineAsSaid } from '#domain/sweden/time.ts'
import type { AboutQuote, Email, EmailToWrite, Envelope } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import { greeting } from './greeting.ts'

const { email, retentionMonths } = company

/** Confirms to the visitor that the request was received. `queuedAt` is when the reply was promised: on receiving, or on release. Repeats nothing that was typed: the address may be somebody else's. */
export function confirmationEmail(
  { quote: { reference, answerBy, email: visitor }, pageIssuedAt, queuedAt }: AboutQuote & Pick<EmailToWrite, 'queuedAt'>,
  envelope: Envelope,
  link: string,
  facts: CompanyFacts,
): Email {
  const { phone, phoneHours } = facts
  return {
    ...envelope,
    to: visitor,
    replyTo: email,
    subject: `Vi har tagit emot din förfrågan (${reference})`,
    ...emailBody('Tack för din förfrågan!', [
      { say: `Vi har tagit emot din förfrågan. Ditt ärendenummer är ${reference}.` },
      { say: `${answerByWords(new Date(answerBy), new Date(queuedAt))} ${deadlineAsSaid(new Date(answerBy))}.`, strong: true },
      { steps: received.next },
      ...(pageIssuedAt === undefined
        ? []
        : [{ say: customerPage.followText }, { links: [{ words: customerPage.follow, href: link, inText: `${customerPage.follow}:\n${link}` }] }]),
      { say: `Vill du hellre prata? Du når oss på ${phone}, ${phoneHours.home.toLowerCase()}.` },
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
