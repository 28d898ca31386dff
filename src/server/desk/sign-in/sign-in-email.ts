import { signInWords } from '#content/desk/sign-in.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import { CODE_MS, makeSignInCode } from './sign-in-code.ts'

/** The code ends the subject, so that it can be read in a notification. Nothing in it is a link: there is nothing that a scanner could open. */
export const signInCodeEmail = defineEmail({
  kind: 'sign-in code',
  /** While the code is good: asked for within its time, and not used. */
  isOfUse({ and, eb, selectFrom }, now) {
    const askedAfter = new Date(Date.parse(now) - CODE_MS).toISOString()
    const unused = selectFrom('sign_ins').select('sign_ins.id_hash').whereRef('sign_ins.id_hash', '=', 'emails.about').where('sign_ins.used_at', 'is', null)
    return and([eb('emails.queued_at', '>', askedAfter), eb(unused, 'is not', null)])
  },
  /** `signIn`: the hash that names it, from which its code follows. `address`: who asked. */
  async read(db, { about }) {
    const { id_hash, address } = await db.selectFrom('sign_ins').select(['id_hash', 'address']).where('id_hash', '=', about).executeTakeFirstOrThrow()
    return { signIn: id_hash, address }
  },
  write({ signIn, address }, { envelope, signing }) {
    const code = makeSignInCode(signing.secret)(signIn)
    const { subject, title, text, caution } = signInWords.email
    return {
      ...envelope,
      // Never to another owner, also where MAIL_TO has changed since.
      to: address,
      subject: `${subject} ${code}`,
      ...emailBody(title, [{ code }, { say: text }, { say: caution }]),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }
  },
})
