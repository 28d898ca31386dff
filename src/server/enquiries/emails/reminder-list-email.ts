import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import type { EnquiryRecord } from '../enquiry-repository.ts'
import { type Excerpt, readExcerpt } from '../remind/excerpts.ts'
import { type ChooseEnquiries, unanswered } from '../sql/enquiry-records.ts'
import { counted, deadlineWithTimeLeft, enquiryParts, ownerLinks, theRest } from './enquiry-parts.ts'

/** What the owner is reminded of when several enquiries are due at once: all that wait for a reply and are not late, soonest first, and how many are late. */
export type ReminderList = { soon: Excerpt<EnquiryRecord>; late: number }

/** To the owner, in place of a reminder for each: the enquiries that wait for a reply, soonest first. */
export const reminderListEmail = defineEmail({
  kind: 'reminder list',
  to: 'owners',
  priority: 2,
  /** While an enquiry waits that came before it. */
  isWanted: ({ eb, selectFrom, ref }) =>
    eb(
      unanswered(selectFrom('enquiries')).select('enquiries.received_at').where('enquiries.received_at', '<=', ref('emails.queued_at')).limit(1),
      'is not',
      null,
    ),
  read: async (db, { about }, report): Promise<{ list: ReminderList }> => ({ list: await readReminderList(db, about ?? '', report) }),
  write({ list: { soon, late }, queuedAt }, { envelope, signing, facts }) {
    const at = new Date(queuedAt)
    const linkTo = ownerLinks(signing, queuedAt)
    const subject = `Påminnelse: ${counted(soon.count + late, 'förfrågan väntar', 'förfrågningar väntar')} på svar`
    return {
      ...envelope,
      subject,
      ...emailBody(subject, [
        ...soon.first.flatMap((enquiry) => enquiryParts(enquiry, `Svara senast ${deadlineWithTimeLeft(enquiry, at)}.`, 'Öppna', linkTo, facts)),
        ...theRest(soon),
        ...(late > 0 ? [{ say: `${counted(late, 'förfrågan', 'förfrågningar')} skulle redan ha fått svar och står i morgonens sammanställning.` }] : []),
      ]),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  },
})

/** The content of the list of this name, the instant at which it was queued. */
export async function readReminderList(db: Kysely<Tables>, at: string, report: ReportUnreadable): Promise<ReminderList> {
  const waiting: ChooseEnquiries = (enquiries) => unanswered(enquiries).where('received_at', '<=', at)
  const { late } = await waiting(db.selectFrom('enquiries'))
    .where('answer_by', '<=', at)
    .select((from) => from.fn.countAll().as('late'))
    .executeTakeFirstOrThrow()
  const soon = await readExcerpt(
    db,
    (enquiries) => waiting(enquiries).where('answer_by', '>', at),
    (enquiries) => enquiries.orderBy('answer_by'),
    report,
  )
  return { soon, late: Number(late) }
}
