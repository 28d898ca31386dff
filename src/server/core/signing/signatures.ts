import { createHmac, timingSafeEqual } from 'node:crypto'

const SECOND = 1000
export const DAY_MS = 86_400 * SECOND

/** What links in emails are made with. `publicUrl` has no slash at its end. */
export type Signing = { secret: string; publicUrl: string }

/** Signs the parts of a link or token. The purpose is signed too, so that a signature for one purpose is worth nothing for another. */
type Sign = (purpose: string, ...parts: string[]) => string

export function makeSign(secret: string): Sign {
  return (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Unix seconds in base 36. */
export function expiry(since: Date, days: number): string {
  return Math.floor((since.getTime() + days * DAY_MS) / SECOND).toString(36)
}

/** In milliseconds. */
export function instantOf(expires: string): number {
  return Number.parseInt(expires, 36) * SECOND
}

export function isFresh(expires: string, now: Date): boolean {
  return /^[0-9a-z]{1,9}$/.test(expires) && instantOf(expires) > now.getTime()
}
