import { company } from '#content/company.ts'
import { customerPage } from '#content/customer-page.ts'
import { footer } from '#content/navigation.ts'
import type { AboutReply, Email, Envelope } from './email.ts'
import { type EmailPart, emailBody } from './email-body.tsx'

/** The owner's reply, in the owner's words. Answers go to the owner who wrote it. Not automatic, so nothing suppresses automatic replies. */
export function replyEmail({ message, pageIssuedAt }: AboutReply, envelope: Envelope, link: string): Email {
  const { to, replyTo, subject, text } = message
  return {
    ...envelope,
    to,
    replyTo,
    subject,
    ...emailBody('', [
      ...paragraphs(text),
      { greeting: 'Vänliga hälsningar', name: company.name, lines: [footer.motto.join(' '), company.phone] },
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
