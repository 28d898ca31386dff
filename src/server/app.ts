import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { type HealthDoorNeeds, healthDoor } from './http/health-routes.ts'
import { type OwnerDoorNeeds, ownerDoor } from './http/owner-routes.ts'
import { FUNCTION_PATH, type QuoteDoorNeeds, quoteDoor } from './http/quote-routes.ts'
import { type RequestSeen, requestLog } from './http/request-log.ts'
import { pairs, safeAnswers } from './http/security-headers.ts'
import { bestVariant } from './http/static-site.ts'
import { OWNER_PATH } from './quotes/owner-links.ts'

export type Needs = QuoteDoorNeeds & OwnerDoorNeeds & HealthDoorNeeds & { seen: (request: RequestSeen) => void }

/** The doors where something is decided, in the order they are tried; the built site is answered before them (request-listener.ts). */
export function createApp(needs: Needs) {
  const { pages, publicUrl, report, seen } = needs
  const app = new Hono()
  app.use(safeAnswers(publicUrl, pages.policy))
  app.use(requestId())
  app.use(FUNCTION_PATH, requestLog(FUNCTION_PATH, seen))
  app.route(FUNCTION_PATH, quoteDoor(needs))
  app.use(`${OWNER_PATH}/*`, requestLog(OWNER_PATH, seen))
  app.route(OWNER_PATH, ownerDoor(needs))
  app.route('/healthz', healthDoor(needs))
  app.notFound((c) => {
    const { body, whole } = bestVariant(pages.notFound, c.req.header('accept-encoding') ?? '')
    return c.body(body, 404, Object.fromEntries(pairs(whole)))
  })
  app.onError((error, c) => {
    report(error, c.get('requestId'))
    return c.html(pages.broken, 500)
  })
  return app
}
