import { defineEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail } from '#server/core/outbox/email-body.tsx'
import { type ReminderList, readReminderList } from '../remind/reminders.ts'
import { unanswered } from '../sql/enquiry-records.ts'
import { counted, deadlineWithTimeLeft, enquiryParts, ownerLinks, theRest } from './enquiry-parts.ts'

/** To the owner, instead of a reminder for each: the enquiries that wait for a reply, the earliest deadline first. */
export const reminderListEmail = defineEmail({
  kind: 'reminder list',
  /** Only while an enquiry that came before it still waits. */
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
    return automaticEmail(envelope, subject, [
      ...soon.first.flatMap((enquiry) => enquiryParts(enquiry, `Svara senast ${deadlineWithTimeLeft(enquiry, at)}.`, 'Öppna', linkTo, facts)),
      ...theRest(soon),
      ...(late > 0 ? [{ say: `${counted(late, 'förfrågan', 'förfrågningar')} skulle redan ha fått svar och står i morgonens sammanställning.` }] : []),
    ])
  },
})
