import { createHash } from 'node:crypto'

/** As `freshSince` of `claimKey`: an earlier claim never expires. */
export const NO_EXPIRY = ''

/** SHA-256, base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
