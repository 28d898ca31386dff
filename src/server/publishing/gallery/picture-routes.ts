import { Hono } from 'hono'
import { readPictureName } from '#domain/site-picture.ts'
import type { ReadPicture } from './read-picture.ts'

/** Names have a hash of the content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** GET /bilder/ID-WIDTH.FORMAT – the owner's pictures for the site. The built ones are static files. */
export function pictureRoutes(readPicture: ReadPicture) {
  const routes = new Hono()
  routes.get('/:name', async (c, next) => {
    const named = readPictureName(c.req.param('name'))
    const content = named && (await readPicture(named.id, named.width, named.format))
    if (!content) return next()
    const headers = { 'Content-Type': `image/${named.format}`, 'Cache-Control': IMMUTABLE, 'Content-Length': String(content.byteLength) }
    return c.body(content, 200, headers)
  })
  return routes
}
