import type { Context } from 'hono'

/** A photo's small picture. Its name is of its bytes, so it never changes; signing out clears the browser's cache. */
export function smallPhoto(c: Context, thumb: Uint8Array): Response {
  c.header('Content-Type', 'image/jpeg')
  c.header('Cache-Control', 'private, max-age=86400, immutable')
  return c.body(new Uint8Array(thumb))
}
