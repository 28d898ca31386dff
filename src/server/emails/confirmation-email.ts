import { company } from '#content/company.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { swedishDeadline } from '#domain/sweden/time.ts'
import type { Email } from './email.ts'
import { emailBody } from './email-body.tsx'
import type { Envelope } from './envelope.ts'

const { name, phone, phoneHours, email, retentionMonths } = company

/** To the visitor, that the request has come. Says nothing that was typed: whoever typed it may not be who reads this. */
export function confirmationEmail({ reference, answerBy, email: visitor }: Quote, envelope: Envelope): Email {
  return {
    ...envelope,
    to: [visitor],
    replyTo: email,
    subject: `Vi har tagit emot din förfrågan (${reference})`,
    ...emailBody('Tack för din förfrågan!', [
      { say: `Vi på ${name} har tagit emot den. Ditt ärendenummer är ${reference}.` },
      { say: `Du får svar senast ${swedishDeadline(new Date(answerBy))}.`, strong: true },
      { say: `Vill du hellre prata? Du når oss på ${phone}, ${phoneHours.home.toLowerCase()}.` },
      { ways: [{ words: `Ring ${phone}`, href: telephoneLink(phone), inText: '' }] },
      {
        say: `Vill du att vi tar bort dina uppgifter? Skriv till ${email} och ange ärendenumret. Annars tar vi bort dem senast ${retentionMonths} månader efter vår sista kontakt om det inte blir någon affär.`,
      },
      { say: 'Har du inte skickat någon förfrågan till oss? Då har någon annan uppgett din adress. Svara på det här mejlet, så tar vi bort uppgifterna.' },
      { say: `Vänliga hälsningar\n${name}` },
    ]),
    // RFC 3834, and what Microsoft's mail programs listen to: no automatic answers to an automatic letter.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}
