import { OWNER_PATH } from './owner-links.ts'

/** The desk's page about a request. */
export function requestPath(reference: string): string {
  return `${OWNER_PATH}/forfragan/${reference}`
}
