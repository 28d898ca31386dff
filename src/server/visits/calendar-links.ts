import { isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/** Stands in the path where other links of the owner have a reference. */
export const CALENDAR = 'kalender'

/**
 * The owner's calendar address holds a token, the keyed hash of when it was issued, so that it can be written into an email at every
 * attempt. One is valid at a time.
 */
export function makeCalendarLinks({ secret, publicUrl }: Signing) {
  const sign = makeSign(secret)
  const token = (issuedAt: string) => sign('calendar', issuedAt)
  return {
    /** An absolute URL. `issuedAt`: ISO 8601, UTC, or '' for the first. */
    linkTo: (issuedAt: string): string => `${publicUrl}${OWNER_PATH}/${CALENDAR}/${token(issuedAt)}.ics`,
    isToken: (given: string, issuedAt: string): boolean => isSame(given, token(issuedAt)),
  }
}
