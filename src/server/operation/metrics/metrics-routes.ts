import { Hono } from 'hono'
import type { Base } from '#server/core/core.ts'
import type { Metrics } from './metrics.ts'

/**
 * GET /metrics – for Prometheus, on a loopback port of its own. Not a route of the app, because a proxy on the same machine
 * connects from the loopback too and would make the metrics public.
 */
export function metricsRoutes({ report }: Base, metrics: Metrics) {
  const routes = new Hono().get('/metrics', async (c) => {
    const { text, type } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })
  routes.onError((error, c) => {
    report(error)
    return c.text('The database cannot be read.\n', 503)
  })
  return routes
}
