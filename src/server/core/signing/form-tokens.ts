import { randomBytes } from 'node:crypto'
import { expiry, isFresh, isSame, makeSign } from './signatures.ts'

const FORM_TOKEN_DAYS = 1

/** Each form on a private page carries a token, valid for a day; a post without one changes nothing. */
export type FormTokens = ReturnType<typeof makeFormTokens>

export function makeFormTokens(secret: string) {
  const sign = makeSign(secret)
  return {
    /** A new token for the forms about this subject. */
    issue(subject: string, now: Date): string {
      const name = randomBytes(12).toString('base64url')
      const expires = expiry(now, FORM_TOKEN_DAYS)
      return `${name}.${expires}.${sign('formToken', subject, name, expires)}`
    },
    /** The token's unique name, or undefined if the token is forged, expired or for another subject. */
    verify(formToken: string, subject: string, now: Date): string | undefined {
      const [name = '', expires = '', signature = ''] = formToken.split('.')
      return isSame(signature, sign('formToken', subject, name, expires)) && isFresh(expires, now) ? name : undefined
    },
  }
}
