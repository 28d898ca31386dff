import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { type HealthDoorNeeds, healthDoor } from './http/health-door.ts'
import { type OwnerDoorNeeds, ownerDoor } from './http/owner-door.ts'
import { FUNCTION_PATH, type QuoteDoorNeeds, quoteDoor } from './http/quote-door.ts'
import { type RequestSeen, requestLog } from './http/request-log.ts'
import { staticDoor } from './http/static-door.ts'
import type { StaticFile } from './http/static-site.ts'
import { OWNER_PATH } from './quotes/owner-links.ts'

export type Needs = QuoteDoorNeeds & OwnerDoorNeeds & HealthDoorNeeds & { site: ReadonlyMap<string, StaticFile>; seen: (request: RequestSeen) => void }

/** The whole house as seen from the street: headers, faults, and the doors in the order they are tried. */
export function createApp(needs: Needs) {
  const { site, pages, publicUrl, report, seen } = needs
  const app = new Hono()
  app.use(
    secureHeaders({
      // With `no-referrer` a browser would also hide where a plain form comes from, and the quote door could not tell it is ours.
      referrerPolicy: 'same-origin',
      // The rest of the policy stands in each page, with the hashes of its own scripts and styles; this one only works as a header.
      contentSecurityPolicy: { frameAncestors: ["'none'"] },
      strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=63072000; includeSubDomains',
    }),
  )
  app.use(requestId())
  app.use(FUNCTION_PATH, requestLog(FUNCTION_PATH, seen))
  app.route(FUNCTION_PATH, quoteDoor(needs))
  app.use(`${OWNER_PATH}/*`, requestLog(OWNER_PATH, seen))
  app.route(OWNER_PATH, ownerDoor(needs))
  app.route('/healthz', healthDoor(needs))
  app.route('/', staticDoor(site))
  app.notFound((c) => c.html(pages.notFound, 404))
  app.onError((error, c) => {
    report(error, c.get('requestId'))
    return c.html(pages.broken, 500)
  })
  return app
}
