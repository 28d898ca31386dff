import { owner } from '#content/company/owner.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { quarantineSize } from '../quarantine/quarantine-repository.ts'
import { counted, ownerLinks } from './enquiry-parts.ts'

/** Tells the owner that a flood is set aside, with one link to see it. */
export const quarantineNoticeEmail = defineEmail({
  kind: 'quarantine notice',
  to: 'owners',
  read: async (db): Promise<{ count: number }> => ({ count: (await quarantineSize(db)).count }),
  write(email, context) {
    const subject = counted(email.count, 'förfrågan är undanlagd', 'förfrågningar är undanlagda')
    return withLink(
      subject,
      owner.flood.map((say) => ({ say })),
      email,
      context,
    )
  },
})

/** After the links to the list were revoked. */
export const newQuarantineLink = defineEmail({
  kind: 'new quarantine link',
  to: 'owners',
  read: async () => ({}),
  write: (email, context) => withLink(owner.newQuarantineLink.subject, [{ say: owner.newQuarantineLink.text }], email, context),
})

function withLink(subject: string, parts: EmailPart[], { queuedAt }: QueuedEmail, { envelope, signing }: EmailContext): Email {
  const link = ownerLinks(signing, queuedAt).quarantineLink
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [...parts, { links: [{ words: owner.openQuarantine, href: link, inText: `${owner.openQuarantine}:\n${link}` }] }]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
