import { owner } from '#content/company/owner.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { emailBody } from '#server/core/outbox/email-body.tsx'
import { photosIn } from '#server/photos/photo-parts.ts'
import { ownerLink, ownerThread, readWithPhotos } from '../about-enquiry.ts'
import { contactLinks, replyToVisitor, subjectOf } from '../owner-email.ts'

/** About photos that came after the first email: shows all there are, in the same thread. */
export const photosEmail = defineEmail({
  kind: 'photos',
  /** Not if the visitor has removed all of them. */
  isWanted: ({ eb, selectFrom }) =>
    eb(selectFrom('photos').select('photos.sha256').whereRef('photos.reference', '=', 'emails.reference').limit(1), 'is not', null),
  read: readWithPhotos,
  thread: ownerThread,
  write(about, context) {
    const { enquiry, photos = [] } = about
    const { envelope, facts } = context
    const link = ownerLink(about, context)
    const subject = `${owner.photos.heading}: ${subjectOf(enquiry, facts)}`
    const shown = photosIn(photos)
    return {
      ...envelope,
      ...replyToVisitor(enquiry),
      subject,
      ...emailBody(subject, [
        ...shown.parts.slice(1),
        { links: [{ words: owner.photos.open, href: link, inText: `${owner.photos.open}:\n${link}` }] },
        ...contactLinks(enquiry, facts),
      ]),
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(shown.attachments.length > 0 && { attachments: shown.attachments }),
    }
  },
})
