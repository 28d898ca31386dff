import { deedsBelow } from '#server/core/http/deeds.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

export const SITE_PATH = `${OWNER_PATH}/webbplatsen`
/** What the overview's forms do. */
export type SiteDeed = 'publicera' | 'kasta' | 'bestam' | 'fraga-igen'
export const toSite = deedsBelow<SiteDeed>(SITE_PATH)
/** The forms' field for which draft they were made from. */
export const SEEN = 'utkast'
/** What the tokens of the site's forms are about. */
export const SUBJECT = 'webbplatsen'
