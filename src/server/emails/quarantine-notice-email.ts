import { owner } from '#content/owner.ts'
import type { Email, Envelope } from './email.ts'
import { emailBody } from './email-body.tsx'
import { counted } from './quote-parts.ts'

/** Tells the owner that a flood is set aside, with one link to see it. */
export function quarantineNoticeEmail(count: number, envelope: Envelope, link: string): Email {
  const subject = counted(count, 'förfrågan är undanlagd', 'förfrågningar är undanlagda')
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [
      ...owner.flood.map((say) => ({ say })),
      { links: [{ words: owner.openQuarantine, href: link, inText: `${owner.openQuarantine}:\n${link}` }] },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
