import { Hono } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'

export type MetricsRoutesNeeds = {
  metrics: Pick<Metrics, 'read'>
  report: (error: unknown) => void
}

/**
 * GET /metrics – for Prometheus, behind a port of its own that only this machine can reach. It is no door of the app: a
 * proxy in front calls from this machine too, and would hand the measures to the street.
 */
export function metricsRoutes({ metrics, report }: MetricsRoutesNeeds) {
  const routes = new Hono().get('/metrics', async (c) => {
    const { text, type } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })
  routes.onError((error, c) => {
    report(error)
    return c.text('The books cannot be read.\n', 503)
  })
  return routes
}
