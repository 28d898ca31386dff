import { peoplePage } from '#content/desk/people.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail } from '#server/core/outbox/email-body.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/** Who invited, and where one signs in. Its link is everybody's: no scanner that opens it uses anything up. */
export const invitationEmail = defineEmail({
  kind: 'invitation',
  async read(db, { recipient }) {
    const { role, invited_by } = await db.selectFrom('people').select(['role', 'invited_by']).where('number', '=', recipient).executeTakeFirstOrThrow()
    return { role, by: invited_by }
  },
  write({ role, by }, { envelope, signing }) {
    const { subject, how, open, caution, ...roles } = peoplePage.email
    const link = `${signing.publicUrl}${OWNER_PATH}`
    return automaticEmail(envelope, subject(by), [
      { say: roles[role](by) },
      { say: how(envelope.to) },
      { links: [{ words: open, href: link, inText: `${open}: ${link}` }] },
      { say: caution },
    ])
  },
})
