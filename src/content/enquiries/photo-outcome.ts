import { company } from '../company/company.ts'

/** Said where files of an accepted request are missing. */
export const mailTheMissing = `Förfrågan är skickad ändå. Filer som saknas kan du mejla till ${company.email}.`

/** What became of the files that came with a request: "3 filer följde med din förfrågan." A PDF counts as one. */
export const filesWithRequest = {
  kept: (count: number) => (count === 1 ? 'En fil följde med din förfrågan.' : `${count}\u00a0filer följde med din förfrågan.`),
  missing: mailTheMissing,
}

/** And of those that are added to it. */
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
