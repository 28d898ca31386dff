import { randomBytes } from 'node:crypto'
import { expiry, isFresh, isSame, makeSign } from './signatures.ts'

/** Each form on a private page carries a token, valid for a day; a post without one changes nothing. */
export type FormTokens = {
  /** A new token for the forms about this subject. */
  issue(subject: string, now: Date): string
  /** The token's unique name, or undefined if the token is forged, expired or for another subject. */
  verify(formToken: string, subject: string, now: Date): string | undefined
}

const FORM_TOKEN_DAYS = 1

export function makeFormTokens(secret: string): FormTokens {
  const sign = makeSign(secret)
  return {
    issue(subject, now) {
      const name = randomBytes(12).toString('base64url')
      const expires = expiry(now, FORM_TOKEN_DAYS)
      return `${name}.${expires}.${sign('formToken', subject, name, expires)}`
    },
    verify(formToken, subject, now) {
      const [name = '', expires = '', signature = ''] = formToken.split('.')
      return isSame(signature, sign('formToken', subject, name, expires)) && isFresh(expires, now) ? name : undefined
    },
  }
}
