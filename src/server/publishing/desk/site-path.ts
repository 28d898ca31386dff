import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

export const SITE_PATH = `${OWNER_PATH}/webbplatsen`
/** The forms' field for which draft they were made from. */
export const SEEN = 'utkast'
/** What the tokens of the site's forms are about. */
export const SUBJECT = 'webbplatsen'
