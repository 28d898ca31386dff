import { type Context, Hono } from 'hono'
import type { Core } from '#server/core/core.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { makeNetworkLimit, WEBHOOK_LIMIT } from '#server/core/http/network-limit.ts'
import { MAX_BOUNCE_BYTES } from './read-bounce.ts'
import type { ReceiveBounce } from './receive-bounce.ts'
import { isSigned } from './webhook-signature.ts'

/**
 * POST /hooks/bounces – a message that came back to the return path, as it is, signed (webhook-signature.ts). 204 whether or not it
 * is about an email of ours; it may be posted any number of times. Without a secret there is no route.
 */
export function bounceRoutes({ config: { bounceSecret, trustProxy }, now }: Core, receiveBounce: ReceiveBounce) {
  const webhookWait = makeNetworkLimit(WEBHOOK_LIMIT)
  const routes = new Hono()
  if (bounceSecret === undefined) return routes
  routes.use(async (c, next) => {
    const seconds = await webhookWait(clientNetwork(c, trustProxy))
    if (seconds === undefined) return next()
    return c.body(null, 429, { 'Retry-After': String(seconds) })
  })
  routes.use(limitBody(MAX_BOUNCE_BYTES, (c) => c.body(null, 413)))
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
