import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Email, Envelope } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import type { ReminderList } from '../remind/remind-owner.ts'
import { counted, deadlineWithTimeLeft, type LinkTo, quoteParts, theRest } from './quote-parts.ts'

/** To the owner, in place of a reminder for each: the quotes that wait for a reply, soonest first. `at`: when it was queued. */
export function reminderListEmail({ soon, late }: ReminderList, at: Date, envelope: Envelope, linkTo: LinkTo, facts: CompanyFacts): Email {
  const subject = `Påminnelse: ${counted(soon.count + late, 'förfrågan väntar', 'förfrågningar väntar')} på svar`
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [
      ...soon.first.flatMap((quote) => quoteParts(quote, `Svara senast ${deadlineWithTimeLeft(quote, at)}.`, 'Öppna', linkTo, facts)),
      ...theRest(soon),
      ...(late > 0 ? [{ say: `${counted(late, 'förfrågan', 'förfrågningar')} skulle redan ha fått svar och står i morgonens sammanställning.` }] : []),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
