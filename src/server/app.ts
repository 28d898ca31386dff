import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { type HealthRoutesNeeds, healthRoutes } from './http/health-routes.ts'
import { type OwnerRoutesNeeds, ownerRoutes } from './http/owner-routes.ts'
import { type QuoteRoutesNeeds, quoteRoutes } from './http/quote-routes.ts'
import { type LoggedRequest, requestLog } from './http/request-log.ts'
import { pairs, securityHeaders } from './http/security-headers.ts'
import { bestVariant } from './http/static-site.ts'
import { OWNER_PATH } from './quotes/owner-links.ts'

export type Needs = QuoteRoutesNeeds & OwnerRoutesNeeds & HealthRoutesNeeds & { seen: (request: LoggedRequest) => void }

/** The doors where something is decided, in the order they are tried; the built site is answered before them (request-listener.ts). */
export function createApp(needs: Needs) {
  const { pages, publicUrl, report, seen } = needs
  const app = new Hono()
  app.use(securityHeaders(publicUrl, pages.policy))
  app.use(requestId())
  app.use(FUNCTION_PATH, requestLog(FUNCTION_PATH, seen))
  app.route(FUNCTION_PATH, quoteRoutes(needs))
  app.use(`${OWNER_PATH}/*`, requestLog(OWNER_PATH, seen))
  app.route(OWNER_PATH, ownerRoutes(needs))
  app.route('/healthz', healthRoutes(needs))
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
