import { additionFacts } from '#content/additions.ts'
import { owner } from '#content/owner.ts'
import type { AboutQuote, Email, Envelope } from './email.ts'
import { type EmailPart, emailBody } from './email-body.tsx'
import { contactLinks, replyToVisitor, subjectOf } from './owner-email.ts'

/** Tells the owner what the customer has added, in the request's thread. */
export function additionsEmail(about: AboutQuote, envelope: Envelope, link: string): Email {
  return fromCustomer(about, envelope, link, { ...owner.additions, sms: owner.sms.asked })
}

/** Tells the owner that the customer has withdrawn the request. The reason, if one was given, is an addition. */
export function withdrawalEmail(about: AboutQuote, envelope: Envelope, link: string): Email {
  return fromCustomer(about, envelope, link, { ...owner.withdrawal, sms: owner.sms.withdrawn })
}

type Words = { subject: string; text: string; sms: string }

function fromCustomer({ quote, additions = [] }: AboutQuote, envelope: Envelope, link: string, words: Words): Email {
  const subject = `${words.subject}: ${subjectOf(quote)}`
  return {
    ...envelope,
    ...replyToVisitor(quote),
    subject,
    ...emailBody(subject, [
      { say: words.text, strong: true },
      ...additions.map((addition): EmailPart => ({ facts: additionFacts(addition) })),
      ...contactLinks(quote, words.sms),
      { links: [{ words: owner.open, href: link, inText: `${owner.open}:\n${link}` }] },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
