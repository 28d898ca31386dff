import { PDF_BYTES, PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** Why a file is not taken: the sentences that the browser shows too, before anything is sent. The server's others are in photo-refusals.ts. */
export const fileRefusals = {
  unreadable: 'Bilden gick inte att läsa. Den kan vara skadad eller ofullständig. Försök med en annan.',
  empty: 'Filen är tom. Välj en annan.',
  wrongType: 'Bara bilder (JPEG, PNG eller WebP) och en pdf går att skicka.',
  photoTooLarge: `Bilden är större än ${megabytes(PHOTO_BYTES)}. Välj en mindre.`,
  pdfTooLarge: `Pdf-filen är större än ${megabytes(PDF_BYTES)}. Välj en mindre.`,
} as const
