import { TOKEN_HOURS } from '#domain/enquiry/photo-limits.ts'
import { expiry, instantOf, isFresh, isSame, makeSign } from '#server/core/signing/signatures.ts'

const PURPOSE = 'photo upload'
const HOURS_A_DAY = 24

/** A visitor has no account: the answer to an accepted request holds a token that lets photos be added to that request, for a day. */
export type UploadTokens = ReturnType<typeof makeUploadTokens>

export function makeUploadTokens(secret: string) {
  const sign = makeSign(secret)
  return {
    /** Counted from when the request was received; undefined when that time is over. `until`: ISO 8601, UTC. */
    issue(reference: string, receivedAt: Date, now: Date): { token: string; until: string } | undefined {
      const expires = expiry(receivedAt, TOKEN_HOURS / HOURS_A_DAY)
      if (!isFresh(expires, now)) return undefined
      return { token: `${expires}.${sign(PURPOSE, reference, expires)}`, until: new Date(instantOf(expires)).toISOString() }
    },
    verify(token: string, reference: string, now: Date): boolean {
      const [expires = '', signature = ''] = token.split('.')
      return isSame(signature, sign(PURPOSE, reference, expires)) && isFresh(expires, now)
    },
  }
}
