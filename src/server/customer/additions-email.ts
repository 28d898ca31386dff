import type { Kysely } from 'kysely'
import { owner } from '#content/company/owner.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { type AboutEnquiry, ownerLink, ownerThread, readEnquiry } from '#server/enquiries/about-enquiry.ts'
import { contactLinks, emailToOwner } from '#server/enquiries/owner-email.ts'
import { additionsTo } from '#server/enquiries/sql/additions.ts'

/** Tells the owner what the customer has added, in the request's thread. */
export const additionsEmail = defineEmail({
  kind: 'additions',
  read,
  thread: ownerThread,
  write: (about, context) => write(about, context, { ...owner.additions, sms: owner.sms.asked }),
})

/** Tells the owner that the customer has withdrawn the request. The reason, if one was given, is an addition. */
export const withdrawalEmail = defineEmail({
  kind: 'withdrawal',
  read,
  thread: ownerThread,
  write: (about, context) => write(about, context, { ...owner.withdrawal, sms: owner.sms.withdrawn }),
})

type About = AboutEnquiry & { additions: readonly Addition[] }

/** What the customer wrote since the email was queued. */
async function read(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<About> {
  const { enquiry } = await readEnquiry(db, row, report)
  return { enquiry, additions: await additionsTo(db, enquiry.reference, row.queued_at) }
}

type Words = { subject: string; text: string; sms: string }

function write(about: About & QueuedEmail, context: EmailContext, words: Words): Email {
  return emailToOwner(about, context, words.subject, [
    { say: words.text, strong: true },
    ...about.additions.map((addition): EmailPart => ({ facts: additionFacts(addition) })),
    ...contactLinks(about.enquiry, context.facts, words.sms),
    linkPart(owner.open, ownerLink(about, context)),
  ])
}
