import { OWNER_PATH } from './owner-links.ts'

/** The desk's page about a request. */
export function requestPath(reference: string): string {
  return `${OWNER_PATH}/forfragan/${reference}`
}

/** Below the desk's path: the visits of who is signed in. */
export const OWN_VISITS = '/mina-besok'

/** The page about a request for who goes on its visit. */
export function ownVisitPath(reference: string): string {
  return `${OWNER_PATH}${OWN_VISITS}/${reference}`
}
