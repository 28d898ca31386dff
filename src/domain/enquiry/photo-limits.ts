/** What may come with a quote request, for the form, the browser's script and the server alike. */

/** Photos and PDFs of one request. */
export const MOST_PHOTOS = 6
export const MOST_PDFS = 1

/** Largest file that is taken, bytes. */
export const PHOTO_BYTES = 15 * 1_000_000
export const PDF_BYTES = 10 * 1_000_000

/** Of a photo that is kept, pixels. */
export const LONGEST_EDGE = 2048

/** How long photos may follow their request. */
export const TOKEN_HOURS = 24

/** The name of the form's field. */
export const PHOTO_FIELD = 'photos'
