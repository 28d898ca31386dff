import { DAY_MS, expiry, instantOf, isFresh, isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'

/** Path prefix of the owner's pages. */
export const OWNER_PATH = '/agare'

const SECOND = 1000
/** Part of what is signed (signatures.ts). */
const PURPOSE = 'quote link'
/** Ten years: the longest retention that the settings allow. */
const DAYS = 3653

/** The owner has no account: a link grants access to one enquiry until it expires, and is signed. */
export function makeOwnerLinks({ secret, publicUrl }: Signing) {
  const sign = makeSign(secret)

  return {
    /** An absolute URL, issued at `since`. It is valid for as long as there can be data about the enquiry. */
    linkTo(reference: string, since: Date): string {
      const expires = expiry(since, DAYS)
      return `${publicUrl}${OWNER_PATH}/${reference}/${expires}/${sign(PURPOSE, reference, expires)}`
    },

    /** When the link with these parts of its path was issued, or undefined if it is not ours or has expired. */
    issuedAt(reference: string, expires: string, signature: string, now: Date): Date | undefined {
      const isOurs = isSame(signature, sign(PURPOSE, reference, expires))
      return isOurs && isFresh(expires, now) ? new Date(instantOf(expires) - DAYS * DAY_MS) : undefined
    },
  }
}

/** From when on links are valid after a revocation: the full second, because a link carries no more of when it was issued. ISO 8601, UTC. */
export function endOfLinks(at: Date): string {
  return new Date(Math.floor(at.getTime() / SECOND) * SECOND).toISOString()
}

/** Whether a link has been revoked since it was issued. */
export function hasEnded(issuedAt: Date, linksValidFrom: string | undefined): boolean {
  return linksValidFrom !== undefined && issuedAt < new Date(linksValidFrom)
}
