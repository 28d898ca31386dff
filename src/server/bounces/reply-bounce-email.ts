import { owner, waysTo } from '#content/company/owner.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { AboutQuote, Email, Envelope, Message } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import { subjectOf } from '#server/enquiries/emails/owner-email.ts'
import { paragraphs } from '#server/enquiries/emails/reply-email.ts'

/** Tells the owner that a reply was returned, with what it said, to be told by telephone. Replies go nowhere: the address is wrong. */
export function replyBounceEmail({ quote, message }: AboutQuote & { message: Message }, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { name, phone } = quote
  const { subject, title, returned, next, said, see } = owner.replyBounce
  const { call, sms } = waysTo(quote)
  return {
    ...envelope,
    subject: `${subject}: ${subjectOf(quote, facts)}`,
    ...emailBody(title, [
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
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
