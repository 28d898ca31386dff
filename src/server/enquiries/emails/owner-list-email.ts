import { owner } from '#content/company/owner.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { swedishDeadline } from '#domain/sweden/time.ts'
import type { Email, Envelope } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import type { Excerpt } from '../remind/digest.ts'
import { counted, type LinkTo, quoteParts, theRest } from './quote-parts.ts'

/** To the owner, in place of an email for each: the quotes of some minutes in which many came in. */
export function ownerListEmail(quotes: Excerpt<Quote>, envelope: Envelope, linkTo: LinkTo, facts: CompanyFacts): Email {
  const subject = counted(quotes.count, 'ny förfrågan', 'nya förfrågningar')
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [
      { say: owner.manyAtOnce },
      ...quotes.first.flatMap((quote) =>
        quoteParts(quote, `Ort: ${quote.location}. Svara senast ${swedishDeadline(new Date(quote.answerBy))}.`, 'Öppna', linkTo, facts),
      ),
      ...theRest(quotes),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
