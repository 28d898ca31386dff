import { createHmac, timingSafeEqual } from 'node:crypto'

const SECOND = 1000
export const DAY_MS = 86_400 * SECOND

/** What the links in emails are made with. `publicUrl`: without a slash at its end. */
export type Signing = { secret: string; publicUrl: string }

/** Signs what stands in a link or token. The purpose is part of what is signed, so that none can be used for another's. */
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
