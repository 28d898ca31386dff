import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ServedSite } from './site.ts'
import { serveStaticFiles } from './static-files.ts'

/** Shorter than the timeout of an exchange (listen.ts), so that a visitor who waits gets a response. */
const PATIENCE_MS = 50_000
const HEALTH_PATIENCE_MS = 1_000
const RETRY_AFTER_S = '30'

/** Serves files of the built site at once; passes every other request to the app as soon as there is one, or responds with 503. */
export function requestListener(site: ServedSite, starting: Promise<Hono>, publicUrl: string): RequestListener {
  const serveFile = serveStaticFiles(site.files, publicUrl)
  let serveApp: RequestListener = serveWhenReady
  const ready = starting.then(
    (app) => {
      serveApp = getRequestListener(app.fetch)
      return serveApp
    },
    () => undefined,
  )

  return (request, response) => {
    if (!serveFile(request, response)) void serveApp(request, response)
  }

  async function serveWhenReady(request: IncomingMessage, response: ServerResponse) {
    const patience = request.url === '/healthz' ? HEALTH_PATIENCE_MS : PATIENCE_MS
    const serve = await Promise.race([ready, wait(patience, undefined, { ref: false })])
    if (serve) void serve(request, response)
    else sendBusy(response)
  }

  function sendBusy(response: ServerResponse) {
    const { whole, body } = site.template('500.html').plain
    response.writeHead(503, ['Retry-After', RETRY_AFTER_S, 'Connection', 'close', ...whole]).end(body)
  }
}
