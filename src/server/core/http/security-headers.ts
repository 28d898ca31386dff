import { createMiddleware } from 'hono/factory'

/** Alternating names and values, the form that node:http writes fastest. */
export type FlatHeaders = string[]

/** The policy of everything but pages: a picture or JSON that is opened by itself may load nothing. */
const DENY_ALL = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of a service worker, which may fetch from this server. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const POLICY = 'Content-Security-Policy'

/** The headers of every response. HSTS only if the site is reached by https. */
export function responseHeaders(publicUrl: string, policy = DENY_ALL): FlatHeaders {
  const hsts = publicUrl.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []
  return [POLICY, policy, 'X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin', ...hsts]
}

/** The headers of a page. */
export function pageHeaders(publicUrl: string, policy: string): FlatHeaders {
  return [
    ...responseHeaders(publicUrl, policy),
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Embedder-Policy',
    'require-corp',
    // With `no-referrer` browsers also hide the Origin of a plain form, and the enquiry route could not tell that it is same-origin.
    'Referrer-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ]
}

/** For the dynamic routes, whose responses are pages or are read by pages. `policy` returns the one of the newest published pages. */
export function securityHeaders(publicUrl: string, policy: () => string) {
  // Dynamic responses hold personal data.
  const headers = pairs([...pageHeaders(publicUrl, ''), 'Cache-Control', 'no-store'])
  return createMiddleware(async function securityHeaders(c, next) {
    await next()
    // A route may set a stricter header itself. The current policy comes first, so that the empty one among the headers is skipped.
    for (const [name, value] of [[POLICY, policy()] as const, ...headers]) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}

export function pairs(flat: FlatHeaders): [name: string, value: string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
