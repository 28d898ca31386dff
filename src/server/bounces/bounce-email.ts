import { owner, waysTo } from '#content/company/owner.ts'
import { swedishDeadline } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail } from '#server/core/outbox/email-body.tsx'
import { type AboutEnquiry, ownerLink, ownerThread, readEnquiry } from '#server/enquiries/about-enquiry.ts'

export const bounceEmail = defineEmail({ kind: 'bounce', read: readEnquiry, thread: ownerThread, write })

/** Tells the owner that the confirmation did not arrive, and how else to reach the visitor. Replies go nowhere: the address is wrong. */
function write(about: AboutEnquiry & QueuedEmail, context: EmailContext): Email {
  const { enquiry } = about
  const { reference, name, email, phone, answerBy } = enquiry
  const link = ownerLink(about, context)
  const { call, sms } = waysTo(enquiry)
  return automaticEmail(
    context.envelope,
    `Bekräftelsen kom inte fram (${reference})`,
    [
      { say: `Bekräftelsen till ${email} kom i retur. Adressen är troligen felskriven, så mejl når inte ${name}.` },
      { say: `Ring eller sms:a ${phone} senast ${swedishDeadline(new Date(answerBy))}.`, strong: true },
      {
        links: [
          { words: `Ring ${phone}`, href: call, inText: `Ring eller sms:a: ${phone}` },
          { words: 'Sms:a', href: sms, inText: `Sms att kopiera: ${owner.sms.asked}` },
          { words: owner.open, href: link, inText: `${owner.open}:\n${link}` },
        ],
      },
    ],
    'Bekräftelsen till kunden kom inte fram',
  )
}
