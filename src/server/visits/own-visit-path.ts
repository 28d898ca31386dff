import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/** Below the desk's path: the visits of who is signed in. */
export const OWN_VISITS = '/mina-besok'

/** The page about a request for who goes on its visit. */
export function ownVisitPath(reference: string): string {
  return `${OWNER_PATH}${OWN_VISITS}/${reference}`
}
