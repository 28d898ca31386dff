import { createHmac, timingSafeEqual } from 'node:crypto'

/** A request that is older may be somebody's recording. */
const MAX_AGE_S = 5 * 60

/** The headers of a signed request, each '' when it is missing. */
type WebhookHeaders = { id: string; timestamp: string; signature: string }

/**
 * Whether a request is signed with the secret as Standard Webhooks define it (standardwebhooks.com): HMAC-SHA256 over id, Unix
 * seconds and body. There may be several signatures, of several secrets.
 */
export function isSigned({ id, timestamp, signature }: WebhookHeaders, body: Uint8Array, secret: string, now: Date): boolean {
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_S) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest()
  return signature.split(' ').some((one) => {
    const given = one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : Buffer.alloc(0)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
