import { isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { CalendarFeed } from './calendar-feeds.ts'

/** Stands in the path where other links of the owner have a reference. */
export const CALENDAR = 'kalender'

/**
 * A calendar's address holds a token, the keyed hash of when it was issued, so that it can be written into an email at every attempt. One is
 * valid at a time: for all visits the owners', for the own ones that of each who goes (`of`: the person's address).
 */
export function makeCalendarLinks({ secret, publicUrl }: Signing) {
  const sign = makeSign(secret)
  const token = ({ issuedAt, of }: CalendarFeed) => (of === undefined ? sign('calendar', issuedAt) : sign('own calendar', of, issuedAt))
  return {
    /** An absolute URL. */
    linkTo: (feed: CalendarFeed): string => `${publicUrl}${OWNER_PATH}/${CALENDAR}/${token(feed)}.ics`,
    isToken: (given: string, feed: CalendarFeed): boolean => isSame(given, token(feed)),
  }
}
