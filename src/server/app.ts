import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { CUSTOMER_PATH, FOGPLAN_PATH, FUNCTION_PATH, PHOTOS_PATH } from '#domain/paths.ts'
import { PICTURES_PATH } from '#domain/site-picture.ts'
import { type BounceRoutesNeeds, bounceRoutes } from './bounces/bounce-routes.ts'
import { type LoggedRequest, requestLog } from './core/http/request-log.ts'
import { pairs, securityHeaders } from './core/http/security-headers.ts'
import { bestVariant } from './core/http/static-site.ts'
import { type CustomerRoutesNeeds, customerRoutes } from './customer/customer-routes.ts'
import { type DeskRoutesNeeds, deskRoutes } from './desk/desk-routes.ts'
import { type OwnerRoutesNeeds, ownerRoutes } from './desk/link/owner-routes.ts'
import { OWNER_PATH } from './enquiries/owner-links.ts'
import { type QuoteRoutesNeeds, quoteRoutes } from './enquiries/receive/quote-routes.ts'
import { type FogplanRoutesNeeds, fogplanRoutes } from './fogplan/fogplan-routes.ts'
import { type HealthRoutesNeeds, healthRoutes } from './operation/health-routes.ts'
import { type PhotoRoutesNeeds, photoRoutes } from './photos/photo-routes.ts'
import { type PublishingPlaceNeeds, publishingPlace } from './publishing/desk/publishing-place.ts'
import { type PictureRoutesNeeds, pictureRoutes } from './publishing/gallery/picture-routes.ts'

export type AppNeeds = QuoteRoutesNeeds &
  OwnerRoutesNeeds &
  HealthRoutesNeeds &
  BounceRoutesNeeds &
  PhotoRoutesNeeds &
  PictureRoutesNeeds &
  CustomerRoutesNeeds &
  FogplanRoutesNeeds &
  DeskRoutesNeeds &
  PublishingPlaceNeeds & { requestDone: (request: LoggedRequest) => void }

const BOUNCE_PATH = '/hooks/bounces'

/** The dynamic routes, in matching order. Files of the built site are served before them (request-listener.ts). */
export function createApp(needs: AppNeeds) {
  const { pages, publicUrl, report, requestDone } = needs
  const app = new Hono()
  app.use(securityHeaders(publicUrl, pages.policy))
  app.use(requestId())
  app.use(FUNCTION_PATH, requestLog(FUNCTION_PATH, requestDone))
  app.route(FUNCTION_PATH, quoteRoutes(needs))
  app.use(`${PHOTOS_PATH}/*`, requestLog(PHOTOS_PATH, requestDone))
  app.route(PHOTOS_PATH, photoRoutes(needs))
  app.route(PICTURES_PATH, pictureRoutes(needs))
  app.use(`${OWNER_PATH}/*`, requestLog(OWNER_PATH, requestDone))
  app.get(`${OWNER_PATH}/`, (c) => c.redirect(OWNER_PATH, 301))
  app.route(OWNER_PATH, deskRoutes(needs, [publishingPlace(needs)]))
  app.route(OWNER_PATH, ownerRoutes(needs))
  app.use(`${CUSTOMER_PATH}/*`, requestLog(CUSTOMER_PATH, requestDone))
  app.route(CUSTOMER_PATH, customerRoutes(needs))
  app.use(`${FOGPLAN_PATH}/*`, requestLog(FOGPLAN_PATH, requestDone))
  app.route(FOGPLAN_PATH, fogplanRoutes(needs))
  app.use(BOUNCE_PATH, requestLog(BOUNCE_PATH, requestDone))
  app.route(BOUNCE_PATH, bounceRoutes(needs))
  app.route('/healthz', healthRoutes(needs))
  app.notFound((c) => {
    const { body, whole } = bestVariant(pages.notFound(), c.req.header('accept-encoding') ?? '')
    return c.body(body, 404, Object.fromEntries(pairs(whole)))
  })
  app.onError((error, c) => {
    report(error, c.get('requestId'))
    return c.html(pages.serverError(), 500)
  })
  return app
}
