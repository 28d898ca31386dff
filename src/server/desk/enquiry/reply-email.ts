import type { Kysely } from 'kysely'
import { customerPage } from '#content/customer/customer-page.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { emailBody, paragraphs } from '#server/core/outbox/email-body.tsx'
import { customerLink, customerThread, readWithPage, type WithPage } from '#server/enquiries/about-enquiry.ts'
import { greeting } from '#server/enquiries/customer-email.ts'
import { type Message, readMessage } from '#server/enquiries/sql/messages.ts'

export const replyEmail = defineEmail({
  kind: 'reply',
  read,
  thread: (about) => [...customerThread(about), ...(about.confirmationId === undefined ? [] : [about.confirmationId])],
  write,
})

/** `confirmationId`: of the email that it answers in the customer's mailbox, if that was sent. */
type About = WithPage & { message: Message; confirmationId: string | undefined }

async function read(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<About> {
  const confirmation = await db
    .selectFrom('emails')
    .select('id')
    .where('reference', '=', row.reference)
    .where('kind', '=', 'confirmation')
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return { ...(await readWithPage(db, row, report)), message: await readMessage(db, row.message), confirmationId: confirmation?.id }
}

/** The owner's reply, in the owner's words. Answers go to the owner who wrote it. Not automatic, so nothing suppresses automatic replies. */
function write(about: About & QueuedEmail, context: EmailContext): Email {
  const { to, replyTo, subject, text } = about.message
  const links = [{ words: customerPage.follow, href: customerLink(about, context), inText: `${customerPage.follow}:\n${customerLink(about, context)}` }]
  return {
    ...context.envelope,
    to,
    replyTo,
    subject,
    ...emailBody('', [...paragraphs(text), greeting(context.facts), ...(about.pageIssuedAt === undefined ? [] : [{ links }])]),
  }
}
