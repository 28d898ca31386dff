import { Hono } from 'hono'
import { wholePicture } from '#domain/site-picture.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { GalleryPictures } from '../gallery/gallery-pictures.ts'
import { SITE_PATH } from './site-path.ts'

const WHOLE = '/bild'
/** Before the id of one of the owner's pictures. */
export const WHOLE_PICTURES = `${SITE_PATH}${WHOLE}/`

/** GET /agare/webbplatsen/bild/ID – the whole picture, for the page on which its cut is moved. What is cut away is shown to nobody else. */
export function wholePictureRoute({ find }: GalleryPictures['sitePictures']) {
  const routes = new Hono<DeskEnv>()
  routes.get(`${WHOLE}/:id`, async (c, next) => {
    const content = await find(c.req.param('id'), wholePicture.width, wholePicture.format)
    if (!content) return next()
    // Its name is of its content, so it never changes; signing out clears the browser's cache.
    return c.body(new Uint8Array(content), 200, { 'Content-Type': `image/${wholePicture.format}`, 'Cache-Control': 'private, max-age=86400, immutable' })
  })
  return routes
}
