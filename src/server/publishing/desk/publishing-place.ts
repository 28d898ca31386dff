import { Hono } from 'hono'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Base } from '#server/core/core.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { Desk, DeskPlace } from '#server/desk/desk-place.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { GalleryPictures } from '../gallery/gallery-pictures.ts'
import type { Publishing } from '../publishing.ts'
import { makeGalleryForm } from './gallery-form.tsx'
import { pairRoutes } from './pair-routes.tsx'
import { projectRoutes } from './project-routes.tsx'
import { isPictureForm } from './read-picture-form.ts'
import { itemForm } from './site-items.ts'
import { sitePartRoutes } from './site-part-routes.tsx'
import { fieldsOf, isFormPart, isListPart } from './site-parts.ts'
import { SITE_PATH } from './site-path.ts'
import { type RenderSite, siteRoutes } from './site-routes.tsx'
import { wholePictureRoute } from './whole-picture-route.ts'

/** /agare/webbplatsen: where the owner changes the site. */
export function publishingPlace(
  base: Base,
  desk: Desk,
  { publishing, renderSite, files }: { publishing: Publishing; renderSite: RenderSite; files: SiteContent },
  gallery: GalleryPictures,
): DeskPlace {
  const routes = new Hono<DeskEnv>()
  const galleryForm = makeGalleryForm(base, desk, publishing, gallery)
  routes.route('/', projectRoutes(base, desk, galleryForm, { publishing, files }))
  routes.route('/', pairRoutes(base, galleryForm, { publishing, files }))
  routes.route('/', wholePictureRoute(gallery.sitePictures))
  routes.route('/', siteRoutes(base, desk, publishing, renderSite))
  routes.route('/', sitePartRoutes(base, desk, publishing))
  return { path: SITE_PATH.slice(OWNER_PATH.length), menu: sitePage.title, routes, isStreamed: isPictureForm, labelsAt }
}

/** Other fields are choices. */
function labelsAt(path: string): Readonly<Record<string, string>> | undefined {
  const part = path.slice(1).split('/')[0] ?? ''
  if (isListPart(part)) return Object.fromEntries(Object.entries(siteParts[part].fields).filter(([name]) => itemForm(part, name).kind !== 'choice'))
  if (!isFormPart(part)) return undefined
  return Object.fromEntries(
    fieldsOf(part).flatMap(({ path: name, form, label }): [string, string][] =>
      form.kind === 'span' ? keysOf(sitePage.span).map((end) => [`${name}.${end}`, `${label}: ${sitePage.span[end]}`]) : [[name, label]],
    ),
  )
}
