import { deedsBelow } from '#server/core/http/deeds.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

export const SITE_PATH = `${OWNER_PATH}/webbplatsen`
/** What the overview's forms do. */
export type SiteDeed = 'publicera' | 'kasta' | 'rot' | 'bestam' | 'fraga-igen'
export const toSite = deedsBelow<SiteDeed>(SITE_PATH)
/** What the form of a version does: publishes it again. */
export type VersionDeed = 'ga-tillbaka'
export const toVersion = (number: number) => deedsBelow<VersionDeed>(`${SITE_PATH}/version/${number}`)
/** The forms' field for which draft they were made from. */
export const SEEN = 'utkast'
export const seenField = (seen: string | undefined) => ({ [SEEN]: seen ?? '' })
/** What the tokens of the site's forms are about. */
export const SUBJECT = 'webbplatsen'
