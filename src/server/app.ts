import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { healthDoor } from './http/health-door.ts'
import type { Pages } from './http/pages.tsx'
import { FUNCTION_PATH, quoteDoor } from './http/quote-door.ts'
import { staticDoor } from './http/static-door.ts'
import type { StaticFile } from './http/static-site.ts'
import type { ReceiveQuote } from './quotes/receive-quote.ts'

export type Needs = {
  receiveQuote: ReceiveQuote
  tryBooks: () => Promise<void>
  site: ReadonlyMap<string, StaticFile>
  pages: Pages
  publicUrl: string
  report: (error: unknown) => void
}

/** The whole house as seen from the street: headers, faults, and the doors in the order they are tried. */
export function createApp({ receiveQuote, tryBooks, site, pages, publicUrl, report }: Needs) {
  const app = new Hono()
  app.use(
    secureHeaders({
      // The rest of the policy stands in each page, with the hashes of its own scripts and styles; this one only works as a header.
      contentSecurityPolicy: { frameAncestors: ["'none'"] },
      strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=63072000; includeSubDomains',
    }),
  )
  app.route(FUNCTION_PATH, quoteDoor({ receiveQuote, pages, siteOrigin: publicUrl, report }))
  app.route('/healthz', healthDoor({ tryBooks, report }))
  app.route('/', staticDoor(site))
  app.notFound((c) => c.html(pages.notFound, 404))
  app.onError((error, c) => {
    report(error)
    return c.html(pages.broken, 500)
  })
  return app
}
