import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Renders a page that says why something was refused, without a word about the person concerned. */
export type RefusedPage = (words: { heading: string; text: string }) => string

/** No caching, no indexing, and no referrer for the pages it links to. */
export const privatePage = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Referrer-Policy', 'no-referrer')
})

/** A posted form of a private page; empty for any other body. */
export async function readPrivateForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? ''
  return new URLSearchParams(type.startsWith('application/x-www-form-urlencoded') ? await c.req.text() : '')
}
