import { customerPage } from '#content/customer/customer-page.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { AboutReply, Email, Envelope } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { greeting } from './greeting.ts'

/** The owner's reply, in the owner's words. Answers go to the owner who wrote it. Not automatic, so nothing suppresses automatic replies. */
export function replyEmail({ message, pageIssuedAt }: AboutReply, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { to, replyTo, subject, text } = message
  return {
    ...envelope,
    to,
    replyTo,
    subject,
    ...emailBody('', [
      ...paragraphs(text),
      greeting(facts),
      ...(pageIssuedAt === undefined ? [] : [{ links: [{ words: customerPage.follow, href: link, inText: `${customerPage.follow}:\n${link}` }] }]),
    ]),
  }
}

/** Paragraphs are separated by empty lines, as they are typed. */
export function paragraphs(text: string): EmailPart[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ paragraph: paragraph.split('\n') }))
}
