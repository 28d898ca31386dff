import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { staticDoor } from './static-files.ts'
import type { StaticFile } from './static-site.ts'

/** The door to the street: what lies ready is handed out at once, everything else goes on to the app. */
export function frontDoor(site: ReadonlyMap<string, StaticFile>, app: Hono, publicUrl: string): RequestListener {
  const handOut = staticDoor(site, publicUrl)
  const goOn = getRequestListener(app.fetch)
  return (request, answer) => {
    if (!handOut(request, answer)) void goOn(request, answer)
  }
}
