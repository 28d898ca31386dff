import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { serveStaticFiles } from './static-files.ts'
import type { StaticFile } from './static-site.ts'

/** Serves files of the built site; passes every other request to the app. */
export function requestListener(site: ReadonlyMap<string, StaticFile>, app: Hono, publicUrl: string): RequestListener {
  const serveFile = serveStaticFiles(site, publicUrl)
  const serveApp = getRequestListener(app.fetch)
  return (request, response) => {
    if (!serveFile(request, response)) void serveApp(request, response)
  }
}
