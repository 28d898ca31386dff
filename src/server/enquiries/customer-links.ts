import { createHash } from 'node:crypto'
import { CUSTOMER_PATH } from '#domain/paths.ts'
import { expiry, isFresh, isSame, makeSign, type Signing } from '#server/core/signing/signatures.ts'

/** The customer's page about an enquiry, known by the hash of its link's token. `issuedAt`: ISO 8601, UTC. */
export type CustomerPage = { reference: string; tokenHash: string; issuedAt: string }

const SESSION_DAYS = 0.5

/**
 * The customer has no account: a link leads to the page about one request. Its token is a keyed hash of the request's reference and the
 * instant of issue, so that every attempt to send an email can compute it; the database holds only a hash of the token.
 */
export type CustomerLinks = ReturnType<typeof makeCustomerLinks>

export function makeCustomerLinks({ secret, publicUrl }: Signing) {
  const sign = makeSign(secret)
  const token = (reference: string, issuedAt: string) => sign('customer page', reference, issuedAt)
  const pathTo = (reference: string, issuedAt: string) => `${CUSTOMER_PATH}/${token(reference, issuedAt)}`
  return {
    /** The path of the page, with its token. `issuedAt`: ISO 8601, UTC. */
    pathTo,
    /** The same as an absolute URL. */
    linkTo: (reference: string, issuedAt: string): string => `${publicUrl}${pathTo(reference, issuedAt)}`,
    /** What the database knows the page by. */
    tokenHashOf: (reference: string, issuedAt: string): string => hashOfToken(token(reference, issuedAt)),
    /** The last part of the path for a customer who has given the four digits: valid for half a day, with this link alone. */
    session(tokenHash: string, now: Date): string {
      const expires = expiry(now, SESSION_DAYS)
      return `${expires}.${sign('customer session', tokenHash, expires)}`
    },
    isSession(session: string, tokenHash: string, now: Date): boolean {
      const [expires = '', signature = ''] = session.split('.')
      return isSame(signature, sign('customer session', tokenHash, expires)) && isFresh(expires, now)
    },
  }
}

/** Hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
