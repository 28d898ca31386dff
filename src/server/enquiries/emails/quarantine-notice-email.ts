import { owner } from '#content/company/owner.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, linkPart } from '#server/core/outbox/email-body.tsx'
import { quarantineSize } from '../sql/quarantine-repository.ts'
import { counted, quarantineLink } from './enquiry-parts.ts'

/** Tells the owner that a flood is set aside, with one link to see it. */
export const quarantineNoticeEmail = defineEmail({
  kind: 'quarantine notice',
  read: async (db): Promise<{ count: number }> => ({ count: (await quarantineSize(db)).count }),
  write({ count }, { envelope, signing }) {
    const subject = counted(count, 'förfrågan är misstänkt skräp', 'förfrågningar är misstänkt skräp')
    const link = quarantineLink(signing)
    return automaticEmail(envelope, subject, [...owner.flood.map((say) => ({ say })), linkPart(owner.openQuarantine, link)])
  },
})
