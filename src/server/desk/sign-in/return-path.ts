import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/** Signing in and out lead nowhere else. */
const NOT_BACK_TO = ['logga-in', 'logga-ut'].map((place) => `${OWNER_PATH}/${place}`)

/** Where signing in leads: `till` if it is a page of the desk, else the desk itself. Never another site, whatever is written. */
export function returnPath(till: string | undefined): string {
  const url = URL.parse(till ?? '', 'http://desk.invalid')
  if (!till?.startsWith('/') || url?.host !== 'desk.invalid') return OWNER_PATH
  const { pathname, search } = url
  const isDesk = pathname === OWNER_PATH || pathname.startsWith(`${OWNER_PATH}/`)
  return isDesk && !NOT_BACK_TO.some((place) => pathname.startsWith(place)) ? `${pathname}${search}` : OWNER_PATH
}
