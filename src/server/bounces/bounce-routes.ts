import { type Context, Hono } from 'hono'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import type { ReceiveBounce } from './receive-bounce.ts'
import { isSigned } from './webhook-signature.ts'

type BounceRoutesNeeds = {
  /** Undefined turns the route off. */
  bounceSecret: string | undefined
  receiveBounce: ReceiveBounce
  /** Largest message, bytes. */
  maxBounceBytes: number
  /** Seconds until a network may post again, or undefined if it may now. */
  webhookWait: (network: string) => Promise<number | undefined>
  trustProxy: boolean
  now: () => Date
}

/**
 * POST /hooks/bounces – a message that came back to the return path, as it is, signed (webhook-signature.ts). 204 whether or not it
 * is about an email of ours; it may be posted any number of times.
 */
export function bounceRoutes({ bounceSecret, receiveBounce, maxBounceBytes, webhookWait, trustProxy, now }: BounceRoutesNeeds) {
  const routes = new Hono()
  if (bounceSecret === undefined) return routes
  routes.use(async (c, next) => {
    const seconds = await webhookWait(clientNetwork(c, trustProxy))
    if (seconds === undefined) return next()
    return c.body(null, 429, { 'Retry-After': String(seconds) })
  })
  routes.use(limitBody(maxBounceBytes, (c) => c.body(null, 413)))
  routes.post('/', async (c) => {
    const message = new Uint8Array(await c.req.arrayBuffer())
    if (!isSigned(webhookHeaders(c), message, bounceSecret, now())) return c.body(null, 401)
    await receiveBounce(message)
    return c.body(null, 204)
  })
  return routes
}

function webhookHeaders(c: Context) {
  const header = (name: string) => c.req.header(`webhook-${name}`) ?? ''
  return { id: header('id'), timestamp: header('timestamp'), signature: header('signature') }
}
