import { Hono } from 'hono'
import type { Meters } from '../metrics/metrics.ts'

export type MetricsDoorNeeds = {
  meters: Pick<Meters, 'read'>
  report: (error: unknown) => void
}

/**
 * GET /metrics – for Prometheus, behind a port of its own that only this machine can reach. It is no door of the app: a
 * proxy in front calls from this machine too, and would hand the measures to the street.
 */
export function metricsDoor({ meters, report }: MetricsDoorNeeds) {
  const door = new Hono().get('/metrics', async (c) => {
    const { text, type } = await meters.read()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })
  door.onError((error, c) => {
    report(error)
    return c.text('The books cannot be read.\n', 503)
  })
  return door
}
