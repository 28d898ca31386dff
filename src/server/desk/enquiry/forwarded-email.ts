import type { Kysely } from 'kysely'
import { owner } from '#content/company/owner.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { paragraphs } from '#server/core/outbox/email-body.tsx'
import { bareAddress } from '#server/core/people/people.ts'
import { ownerLink, ownerThread, readNewest, type WithPhotos } from '#server/enquiries/about-enquiry.ts'
import { svgOfDrawing } from '#server/enquiries/drawing-parts.tsx'
import { answersEmail } from '#server/enquiries/owner-email.ts'
import { type Message, readMessage } from '#server/enquiries/sql/messages.ts'

export const forwardedEmail = defineEmail({ kind: 'forwarded', read, picture: svgOfDrawing, thread: ownerThread, write })

/** `isToOwner`: to the address of an owner who was invited. */
type About = WithPhotos & { message: Message; isToOwner?: boolean }

async function read(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<About> {
  const message = await readMessage(db, row.message)
  const owner = await db.selectFrom('people').select('number').where('address', '=', bareAddress(message.to)).where('role', '=', 'owner').executeTakeFirst()
  return { ...(await readNewest(db, row, report)), message, ...(owner && { isToOwner: true }) }
}

/**
 * To a colleague, who need not be one of the owner's addresses: the same facts, drawing and photos, after what the owner has written. Only
 * the owner's own addresses get a link to the owner's page.
 */
function write(about: About & QueuedEmail, context: EmailContext): Email {
  const { to, replyTo, subject, text } = about.message
  const link = about.isToOwner || context.mailTo.some(isTo(to)) ? ownerLink(about, context) : undefined
  const email = answersEmail(about, context, subject, [...paragraphs(text), { say: owner.forwarded }], link)
  return { ...email, to, replyTo, headers: {} }
}

/** Whether an address of MAIL_TO, plain or with a name, is this plain one. */
function isTo(plain: string) {
  return (address: string) => bareAddress(address) === bareAddress(plain)
}
