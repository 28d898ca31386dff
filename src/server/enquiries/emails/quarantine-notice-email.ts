import { owner } from '#content/company/owner.ts'
import type { Email, Envelope } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { counted } from './quote-parts.ts'

/** Tells the owner that a flood is set aside, with one link to see it. */
export function quarantineNoticeEmail(count: number, envelope: Envelope, link: string): Email {
  const subject = counted(count, 'förfrågan är undanlagd', 'förfrågningar är undanlagda')
  return withLink(
    subject,
    owner.flood.map((say) => ({ say })),
    envelope,
    link,
  )
}

/** After the links to the list were revoked. */
export function newQuarantineLink(envelope: Envelope, link: string): Email {
  const { subject, text } = owner.newQuarantineLink
  return withLink(subject, [{ say: text }], envelope, link)
}

function withLink(subject: string, parts: EmailPart[], envelope: Envelope, link: string): Email {
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [...parts, { links: [{ words: owner.openQuarantine, href: link, inText: `${owner.openQuarantine}:\n${link}` }] }]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
