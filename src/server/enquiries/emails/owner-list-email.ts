import { owner } from '#content/company/owner.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { swedishDeadline } from '#domain/sweden/time.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import type { Excerpt } from '../remind/digest.ts'
import { readOwnerList } from '../remind/list-emails.ts'
import { counted, ownerLinks, quoteParts, theRest } from './quote-parts.ts'

/** To the owner, in place of an email for each: the quotes of some minutes in which many came in. */
export const ownerListEmail = defineEmail({
  kind: 'owner list',
  to: 'owners',
  read: async (db, { about }, report): Promise<{ quotes: Excerpt<Quote> }> => ({ quotes: await readOwnerList(db, about ?? '', report) }),
  write({ quotes, queuedAt }, { envelope, signing, facts }) {
    const { linkTo } = ownerLinks(signing, queuedAt)
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
  },
})
