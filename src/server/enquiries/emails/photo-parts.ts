import { owner } from '#content/company/owner.ts'
import { fileSizeInWords, photosInWords } from '#content/enquiries/enquiry-photos.ts'
import type { Attachment } from '#server/core/mail/email.ts'
import type { EmailPart } from '#server/core/outbox/email-body.tsx'
import type { PhotoThumb } from '../photo-facts.ts'

type Photos = { parts: EmailPart[]; attachments: Attachment[] }

/** The photos of an enquiry: small ones that the email brings along, and in words what there is. `more`: where the rest is. */
export function photosIn(photos: readonly PhotoThumb[], more: string = owner.photos.more): Photos {
  if (photos.length === 0) return { parts: [], attachments: [] }
  const shown = photos.filter(({ kind }) => kind === 'photo').map((photo, index) => ({ ...photo, cid: `bild-${index + 1}@fogratt`, number: index + 1 }))
  const pdf = photos.find(({ kind }) => kind === 'pdf')
  return {
    parts: [
      { heading: owner.photos.heading },
      ...(shown.length > 0 ? [{ pictures: shown.map(({ cid, number }) => ({ cid, alt: `${owner.photos.one} ${number}` })) }] : []),
      { say: `${owner.photos.sent} ${photosInWords(photos.map(({ kind }) => kind))}${pdf ? ` (${fileSizeInWords(pdf.size)})` : ''}. ${more}`.trim() },
    ],
    attachments: shown.map(({ cid, number, thumb }) => ({
      filename: `bild-${number}.jpg`,
      contentType: 'image/jpeg',
      content: Buffer.from(thumb),
      cid,
    })),
  }
}
