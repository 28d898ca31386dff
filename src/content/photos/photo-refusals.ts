import { MOST_PHOTOS } from '#domain/enquiry/photo-limits.ts'
import { fileRefusals } from './file-refusals.ts'

/** Why a file that was sent with a request was not kept, and what to do. The request itself is always kept. */
export const photoRefusals = {
  ...fileRefusals,
  damaged: 'Filen kom inte fram hel. Försök igen.',
  tooManyPixels: 'Bilden har för hög upplösning. Ta en ny bild med kamerans vanliga inställning.',
  heic: 'Bilden är i formatet HEIC, som vi inte kan läsa. Öppna den på telefonen, välj Dela och skicka den som JPEG, eller ta en skärmbild av den.',
  tooManyPhotos: `Det finns redan ${MOST_PHOTOS} bilder i förfrågan.`,
  tooManyPdfs: 'Det finns redan en pdf i förfrågan.',
  notAllowed: 'Det går inte längre att lägga till bilder i förfrågan. Mejla dem till oss i stället.',
  networkLimit: 'Det har kommit för många bilder från din uppkoppling den senaste timmen. Försök igen senare, eller mejla dem.',
  full: 'Vi kan inte ta emot fler bilder just nu. Mejla dem till oss i stället.',
  busy: 'Vi tar emot många bilder just nu. Försök igen om en stund.',
  notStored: 'Bilden kunde inte sparas just nu. Försök igen om en stund.',
} as const

export type PhotoRefusal = keyof typeof photoRefusals
