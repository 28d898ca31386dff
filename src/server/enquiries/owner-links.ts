import { DAY_MS, expiry, instantOf, isFresh, isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'

/** The owner has no account: a link grants access to one enquiry until it expires, and is signed. */
export type OwnerLinks = {
  /** An absolute URL, issued at `since`. It is valid for as long as there can be data about the enquiry. */
  linkTo(reference: string, since: Date): string
  /** The same for the list of what is in quarantine, for 90 days; its subject is `QUARANTINE_LIST`. */
  linkToQuarantine(since: Date): string
  /** When the link with these parts of its path was issued, or undefined if it is not ours or has expired. */
  issuedAt(reference: string, expires: string, signature: string, now: Date): Date | undefined
}

/** Path prefix of the owner's pages. */
export const OWNER_PATH = '/agare'

/** Stands in a link and a form token where others have a reference. */
export const QUARANTINE_LIST = 'undanlagda'

const SECOND = 1000
/** A link's purpose is part of what is signed. The longest retention that the settings allow is ten years. */
const ENQUIRY_LINK = { purpose: 'quote link', days: 3653 }
/** Also for the links to enquiries in emails from before theirs lasted longer. */
const LIST_LINK = { purpose: 'link', days: 90 }

export function makeOwnerLinks({ secret, publicUrl }: Signing): OwnerLinks {
  const sign = makeSign(secret)

  function link({ purpose, days }: typeof ENQUIRY_LINK, reference: string, since: Date): string {
    const expires = expiry(since, days)
    return `${publicUrl}${OWNER_PATH}/${reference}/${expires}/${sign(purpose, reference, expires)}`
  }

  return {
    linkTo: (reference, since) => link(ENQUIRY_LINK, reference, since),
    linkToQuarantine: (since) => link(LIST_LINK, QUARANTINE_LIST, since),
    issuedAt(reference, expires, signature, now) {
      const kind = [ENQUIRY_LINK, LIST_LINK].find(({ purpose }) => isSame(signature, sign(purpose, reference, expires)))
      return kind && isFresh(expires, now) ? new Date(instantOf(expires) - kind.days * DAY_MS) : undefined
    },
  }
}

/** The instant to revoke links at: a link carries the second in which it was issued, so they end by the second. ISO 8601, UTC. */
export function endOfLinks(at: Date): string {
  return new Date(Math.floor(at.getTime() / SECOND) * SECOND).toISOString()
}

/** Revoked since it was issued. */
export function hasEnded(issuedAt: Date, linksValidFrom: string | undefined): boolean {
  return linksValidFrom !== undefined && issuedAt < new Date(linksValidFrom)
}
