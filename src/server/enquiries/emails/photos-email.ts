import { owner } from '#content/company/owner.ts'
import { defineEmail } from '#server/core/outbox/define-email.ts'
import { linkPart } from '#server/core/outbox/email-body.tsx'
import { photosIn } from '#server/enquiries/emails/photo-parts.ts'
import { ownerLink, ownerThread, readWithPhotos } from '../about-enquiry.ts'
import { contactLinks, emailToOwner } from '../owner-email.ts'

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
    const shown = photosIn(photos)
    const link = linkPart(owner.photos.open, ownerLink(about, context))
    return {
      ...emailToOwner(about, context, owner.photos.heading, [...shown.parts.slice(1), link, ...contactLinks(enquiry, context.facts)]),
      ...(shown.attachments.length > 0 && { attachments: shown.attachments }),
    }
  },
})
