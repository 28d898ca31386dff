import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { serveStaticFiles } from './static-files.ts'
import type { StaticFile } from './static-site.ts'

/** The door to the street: what lies ready is handed out at once, everything else goes on to the app. */
export function requestListener(site: ReadonlyMap<string, StaticFile>, app: Hono, publicUrl: string): RequestListener {
  const handOut = serveStaticFiles(site, publicUrl)
  const goOn = getRequestListener(app.fetch)
  return (request, response) => {
    if (!handOut(request, response)) void goOn(request, response)
  }
}
