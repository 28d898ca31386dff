import { owner } from '#content/company/owner.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { AboutQuote, Email, Envelope } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { contactLinks, replyToVisitor, subjectOf } from './owner-email.ts'

/** Tells the owner what the customer has added, in the request's thread. */
export function additionsEmail(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return fromCustomer(about, envelope, link, facts, { ...owner.additions, sms: owner.sms.asked })
}

/** Tells the owner that the customer has withdrawn the request. The reason, if one was given, is an addition. */
export function withdrawalEmail(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return fromCustomer(about, envelope, link, facts, { ...owner.withdrawal, sms: owner.sms.withdrawn })
}

type Words = { subject: string; text: string; sms: string }

function fromCustomer({ quote, additions = [] }: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts, words: Words): Email {
  const subject = `${words.subject}: ${subjectOf(quote, facts)}`
  return {
    ...envelope,
    ...replyToVisitor(quote),
    subject,
    ...emailBody(subject, [
      { say: words.text, strong: true },
      ...additions.map((addition): EmailPart => ({ facts: additionFacts(addition) })),
      ...contactLinks(quote, facts, words.sms),
      { links: [{ words: owner.open, href: link, inText: `${owner.open}:\n${link}` }] },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
