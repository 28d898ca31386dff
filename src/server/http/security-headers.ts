import { createMiddleware } from 'hono/factory'

/** Header names and values by turns, as node:http writes them without looking at each. */
export type FlatHeaders = string[]

/** The policy of whatever is no page: a picture or an answer in JSON that is opened by itself may do nothing at all. */
const NOTHING = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What every answer says, whatever it is. HSTS only where the site itself is reached by https. */
export function responseHeaders(publicUrl: string, policy = NOTHING): FlatHeaders {
  const hsts = publicUrl.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []
  return ['Content-Security-Policy', policy, 'X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin', ...hsts]
}

/** What only a page can be asked about: who may open it, what it may use, what it says to others. */
export function pageHeaders(publicUrl: string, policy: string): FlatHeaders {
  return [
    ...responseHeaders(publicUrl, policy),
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Embedder-Policy',
    'require-corp',
    // With `no-referrer` a browser would also hide where a plain form comes from, and the quote door could not tell it is ours.
    'Referrer-Policy',
    'same-origin',
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ]
}

/** For the doors behind: what they answer is a page or goes to one. */
export function securityHeaders(publicUrl: string, policy: string) {
  // What was worked out for one visitor is kept by nobody on the way.
  const headers = pairs([...pageHeaders(publicUrl, policy), 'Cache-Control', 'no-store'])
  return createMiddleware(async function securityHeaders(c, next) {
    await next()
    // A door may be stricter than the house.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}

export function pairs(flat: FlatHeaders): [name: string, value: string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
