import { createMiddleware } from 'hono/factory'

export type LoggedRequest = { requestId: string; method: string; path: string; status: number; ms: number }

/** Tells of every request to a door where something is decided. The address of a door holds no personal data. */
export function requestLog(path: string, tell: (seen: LoggedRequest) => void) {
  return createMiddleware(async function requestLog(c, next) {
    const started = performance.now()
    await next()
    tell({ requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms: Math.round(performance.now() - started) })
  })
}
