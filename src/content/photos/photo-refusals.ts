import { MOST_PHOTOS } from '#domain/enquiry/photo-limits.ts'
import { company } from '../company/company.ts'
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

/** Said where files of an accepted request are missing. */
export const mailTheMissing = `Förfrågan är skickad ändå. Filer som saknas kan du mejla till ${company.email}.`

/** What became of the files that came with a request: "3 filer följde med din förfrågan." A PDF counts as one. */
export const filesWithRequest = {
  kept: (count: number) => (count === 1 ? 'En fil följde med din förfrågan.' : `${count}\u00a0filer följde med din förfrågan.`),
  missing: mailTheMissing,
}

/** The same about files that are added to a request later. */
export const filesAdded = {
  kept: (count: number) => (count === 1 ? 'En fil har lagts till.' : `${count}\u00a0filer har lagts till.`),
  missing: `Försök igen med filerna som saknas, eller mejla dem till ${company.email}.`,
}

/** On the form that comes back: a browser cannot fill in files again. */
export const choosePhotosAgain = 'Välj bilderna igen innan du skickar: de följde inte med.'

/** Around the files that were not kept. */
export const someRefused = {
  lead: (count: number) => (count === 1 ? 'En fil kunde inte tas emot:' : `${count}\u00a0filer kunde inte tas emot:`),
  more: (count: number) => `… och ${count} till.`,
}
