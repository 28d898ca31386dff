import { signInWords } from '#content/desk/sign-in.ts'
import type { Email, Envelope } from '#server/core/outbox/email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'

/** The code ends the subject, so that it can be read in a notification. Nothing in it is a link: there is nothing that a scanner could open. */
export function signInCodeEmail(code: string, envelope: Envelope): Email {
  const { subject, title, text, caution } = signInWords.email
  return {
    ...envelope,
    subject: `${subject} ${code}`,
    ...emailBody(title, [{ code }, { say: text }, { say: caution }]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
