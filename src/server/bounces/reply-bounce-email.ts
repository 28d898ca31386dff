import { owner, waysTo } from '#content/company/owner.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, paragraphs } from '#server/core/outbox/email-body.tsx'
import { ownerLink, ownerThread, readEnquiry } from '#server/enquiries/about-enquiry.ts'
import { subjectOf } from '#server/enquiries/owner-email.ts'
import { readMessage } from '#server/enquiries/sql/messages.ts'

/** Tells the owner that a reply was returned, with what it said, to be told by telephone. Replies go nowhere: the address is wrong. */
export const replyBounceEmail = defineEmail({
  kind: 'reply bounce',
  read: async (db, row, report) => ({ ...(await readEnquiry(db, row, report)), message: await readMessage(db, row.message) }),
  thread: ownerThread,
  write(about, context) {
    const { enquiry, message } = about
    const { envelope, facts } = context
    const link = ownerLink(about, context)
    const { name, phone } = enquiry
    const { subject, title, returned, next, said, see } = owner.replyBounce
    const { call, sms } = waysTo(enquiry)
    return automaticEmail(
      envelope,
      `${subject}: ${subjectOf(enquiry, facts)}`,
      [
        { say: returned(message.to, name) },
        { say: next(phone), strong: true },
        {
          links: [
            { words: `${owner.call} ${phone}`, href: call, inText: `Ring eller sms:a: ${phone}` },
            { words: 'Sms:a', href: sms, inText: `Sms att kopiera: ${owner.sms.asked}` },
            { words: see, href: link, inText: `${see}:\n${link}` },
          ],
        },
        { say: said },
        ...paragraphs(message.text),
      ],
      title,
    )
  },
})
