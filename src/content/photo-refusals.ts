import { MOST_PHOTOS } from '#domain/quote/photo-limits.ts'
import { company } from './company.ts'
import { fileRefusals } from './file-refusals.ts'

/** Why a file that was sent with a request was not kept, and what to do. The request itself is always kept. */
export const photoRefusals = {
  ...fileRefusals,
  damaged: 'Filen kom inte fram hel. Försök igen.',
  tooManyPixels: 'Bilden har för många bildpunkter. Ta en ny bild med kamerans vanliga inställning.',
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

/** On the page that thanks a visitor without script: "3 bilder följde med." A PDF counts as one. */
export function photosKept(count: number): string {
  return count === 1 ? 'En fil följde med din förfrågan.' : `${count}\u00a0filer följde med din förfrågan.`
}

/** On the form that comes back: a browser cannot fill in files again. */
export const choosePhotosAgain = 'Välj bilderna igen innan du skickar: de följde inte med.'

/** Above and below the files that were not kept. */
export const someRefused = {
  lead: (count: number) => (count === 1 ? 'En fil kunde inte tas emot:' : `${count}\u00a0filer kunde inte tas emot:`),
  more: (count: number) => `… och ${count} till.`,
  mail: `Förfrågan är skickad ändå. Filer som saknas kan du mejla till ${company.email}.`,
}
