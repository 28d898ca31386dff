import { owner } from '#content/company/owner.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishDeadline } from '#domain/sweden/time.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail } from '#server/core/outbox/email-body.tsx'
import type { Excerpt } from '../remind/excerpts.ts'
import { readOwnerList } from '../sql/list-emails.ts'
import { counted, enquiryParts, ownerLinks, theRest } from './enquiry-parts.ts'

/** To the owner, instead of an email for each: the enquiries of a few minutes in which many came in. */
export const ownerListEmail = defineEmail({
  kind: 'owner list',
  read: async (db, { about }, report): Promise<{ enquiries: Excerpt<Enquiry> }> => ({ enquiries: await readOwnerList(db, about ?? '', report) }),
  write({ enquiries, queuedAt }, { envelope, signing, facts }) {
    const linkTo = ownerLinks(signing, queuedAt)
    const subject = counted(enquiries.count, 'ny förfrågan', 'nya förfrågningar')
    return automaticEmail(envelope, subject, [
      { say: owner.manyAtOnce },
      ...enquiries.first.flatMap((enquiry) =>
        enquiryParts(enquiry, `Ort: ${enquiry.location}. Svara senast ${swedishDeadline(new Date(enquiry.answerBy))}.`, 'Öppna', linkTo, facts),
      ),
      ...theRest(enquiries),
    ])
  },
})
