import { MOST_PHOTOS } from '#domain/enquiry/photo-limits.ts'
import { company } from '../company/company.ts'

/** The words of the field for photos before any is chosen. The rest are in photos.ts, which the browser loads with the first photo. */
export const photoField = {
  label: 'Bilder',
  hint: `Högst ${MOST_PHOTOS} bilder och en pdf, till exempel en planritning.`,
  /** In the thanks, when the server takes no photos. */
  notTaken: `Bilderna kunde inte tas emot just nu, men din förfrågan har kommit fram. Mejla dem gärna till ${company.email} och skriv ärendenumret i ämnesraden.`,
} as const
