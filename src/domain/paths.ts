/** Paths of the pages (specification §2): what the server routes, the sitemap lists and the browser may prerender. */
export const pagePaths = ['/', '/rita', '/vanliga-fragor'] as const

/** Where Supabase's clients look for a backend's functions. */
export const FUNCTIONS_PATH = '/functions/v1'

/** The function that receives quote requests (specification §7). */
export const FUNCTION_NAME = 'send-email-v2'

export const FUNCTION_PATH = `${FUNCTIONS_PATH}/${FUNCTION_NAME}`

/** The customer's page about a request, `/TOKEN` below it. */
export const CUSTOMER_PATH = '/arende'

/** The drawing's place on the owner's page. */
export const DRAWING = 'ritning'

/** Where photos are sent after their request, `/REFERENCE/SHA256` below it: the hash is of the bytes sent, hex. */
export const PHOTOS_PATH = '/functions/v1/photos'

/**
 * In the address of /rita, behind the #: the customer's page that a drawing goes back to, the token of the form that takes it there, and
 * the request's reference.
 */
export const RETURN_PAGE = 'arende'
export const RETURN_TOKEN = 'sigill'
export const RETURN_REFERENCE = 'nummer'

/** In the address of /rita, from the home page: the sides of a bathroom as they were typed. islands/rita-script.ts reads the first too. */
export const ROOM_SIZE = { length: 'langd', width: 'bredd' } as const

/** Where that page takes the drawing, below it. */
export const RETURN_DEED = 'ritning'

/** Where a drawing is posted to and comes back as a file of its Fogplan. */
export const FOGPLAN_PATH = '/fogplan'
export const FOGPLAN_FILES = { pdf: `${FOGPLAN_PATH}/fogplan.pdf`, poster: `${FOGPLAN_PATH}/affisch.pdf`, dxf: `${FOGPLAN_PATH}/fogplan.dxf` } as const
