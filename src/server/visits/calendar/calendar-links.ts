import { isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/**
 * The owner's calendar address holds a token, the keyed hash of when it was issued, so that it can be written into an email at every
 * attempt. One is valid at a time.
 */
export type CalendarLinks = {
  /** An absolute URL. `issuedAt`: ISO 8601, UTC, or '' for the first. */
  linkTo(issuedAt: string): string
  isToken(token: string, issuedAt: string): boolean
}

/** Stands in the path where other links of the owner have a reference. */
export const CALENDAR = 'kalender'

export function makeCalendarLinks({ secret, publicUrl }: Signing): CalendarLinks {
  const sign = makeSign(secret)
  const token = (issuedAt: string) => sign('calendar', issuedAt)
  return {
    linkTo: (issuedAt) => `${publicUrl}${OWNER_PATH}/${CALENDAR}/${token(issuedAt)}.ics`,
    isToken: (given, issuedAt) => isSame(given, token(issuedAt)),
  }
}
