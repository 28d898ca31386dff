import { createMiddleware } from 'hono/factory'

export type LoggedRequest = { requestId: string; method: string; path: string; status: number; ms: number }

/** Reports every request to a dynamic route, by the route's path: the full URL of an owner's page is a secret. */
export function requestLog(path: string, requestDone: (request: LoggedRequest) => void) {
  return createMiddleware(async function requestLog(c, next) {
    const started = performance.now()
    await next()
    requestDone({ requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms: Math.round(performance.now() - started) })
  })
}
