import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The owner has no account: whoever holds a link may do what it is for, until it expires. So a link says what it is for and
 * until when, and is signed; and a page's form carries a seal, good for a day, without which a post changes nothing.
 */
export type OwnerLinks = {
  linkTo(reference: string, since: Date): string
  /** Whether these parts of a link's path were signed here and have not expired. */
  isGood(reference: string, expires: string, signature: string, now: Date): boolean
  /** A new seal for the page about this quote. */
  formToken(reference: string, now: Date): string
  /** What the seal alone is called, or undefined if it is not this page's or too old. */
  verifyFormToken(formToken: string, reference: string, now: Date): string | undefined
}

/** Where the owner's pages are. */
export const OWNER_PATH = '/agare'

const DAY = 86_400_000
const LINK_DAYS = 90
const FORM_TOKEN_DAYS = 1

export function makeOwnerLinks({ secret, publicUrl }: { secret: string; publicUrl: string }): OwnerLinks {
  const sign = (purpose: string, ...about: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...about]))
      .digest('base64url')
  const isFresh = (expires: string, now: Date) => /^[0-9a-z]{1,9}$/.test(expires) && Number.parseInt(expires, 36) * 1000 > now.getTime()

  return {
    linkTo(reference, since) {
      const expires = inSeconds(since, LINK_DAYS)
      return `${publicUrl}${OWNER_PATH}/${reference}/${expires}/${sign('link', reference, expires)}`
    },
    isGood: (reference, expires, signature, now) => isSame(signature, sign('link', reference, expires)) && isFresh(expires, now),
    formToken(reference, now) {
      const name = randomBytes(12).toString('base64url')
      const expires = inSeconds(now, FORM_TOKEN_DAYS)
      return `${name}.${expires}.${sign('formToken', reference, name, expires)}`
    },
    verifyFormToken(formToken, reference, now) {
      const [name = '', expires = '', signature = ''] = formToken.split('.')
      return isSame(signature, sign('formToken', reference, name, expires)) && isFresh(expires, now) ? name : undefined
    },
  }
}

function inSeconds(since: Date, days: number): string {
  return Math.floor((since.getTime() + days * DAY) / 1000).toString(36)
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
