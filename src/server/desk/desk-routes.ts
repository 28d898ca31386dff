import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { signInWords } from '#content/desk/sign-in.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { readPrivateForm } from '#server/core/http/private-page.ts'
import { isSameOrigin } from '#server/core/http/same-origin.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DeskEnv } from './desk-context.ts'
import type { DeskForms } from './desk-forms.ts'
import type { DeskPlace } from './desk-place.ts'
import { type RequestRoutesNeeds, requestRoutes } from './enquiry/request-routes.tsx'
import { type HolidayRoutesNeeds, holidayRoutes } from './holiday/holiday-routes.tsx'
import { EXPORT_FILE, type ExportRoutesNeeds, exportRoutes } from './lists/export-routes.ts'
import { type ListRoutesNeeds, listRoutes } from './lists/list-routes.tsx'
import { deskMissingPage } from './missing-page.tsx'
import { type MonthsRoutesNeeds, monthsRoutes } from './months/months-routes.tsx'
import { type DeviceRoutesNeeds, deviceRoutes } from './sign-in/device-routes.ts'
import { requireSignIn } from './sign-in/require-sign-in.tsx'
import { deskMessage } from './sign-in/sign-in-page.tsx'
import { type SignInRoutesNeeds, signInRoutes } from './sign-in/sign-in-routes.ts'
import { type SignOutRoutesNeeds, signOutRoutes } from './sign-in/sign-out-routes.tsx'
import { type SystemRoutesNeeds, systemRoutes } from './system/system-routes.tsx'
import { type TemplateRoutesNeeds, templateRoutes } from './templates/template-routes.ts'
import { unsavedPage } from './unsaved-page.tsx'

type DeskRoutesNeeds = SignInRoutesNeeds &
  SignOutRoutesNeeds &
  DeviceRoutesNeeds &
  ListRoutesNeeds &
  MonthsRoutesNeeds &
  ExportRoutesNeeds &
  RequestRoutesNeeds &
  TemplateRoutesNeeds &
  HolidayRoutesNeeds &
  SystemRoutesNeeds & { deskForms: DeskForms; publicUrl: string }

/** Every place of the desk that takes signing in. Other paths below /agare are the signed links in emails (link/link-routes.ts). */
const OWN_PLACES = [
  '/',
  '/manader',
  '/forfragningar.csv',
  '/forfragan/*',
  '/besok/*',
  '/undanlagda/*',
  '/mallar/*',
  '/laget/*',
  '/semester/*',
  '/enheter/*',
  '/logga-ut',
]
const SIGN_IN_PLACE = '/logga-in/*'

const MAX_FORM_BYTES = 64 * 1024

/** /agare: where the owner, signed in, works with the requests. `others`: what other rooms have there. */
export function deskRoutes(needs: DeskRoutesNeeds, others: readonly DeskPlace[]) {
  const { deskPages, publicUrl, report } = needs
  const routes = new Hono<DeskEnv>()
  const places = [...OWN_PLACES, ...others.map(({ path }) => `${path}/*`)]

  const deskPage = createMiddleware<DeskEnv>(async (c, next) => {
    await next()
    // A preview has the policy of its page.
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', deskPages.policy)
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    c.res.headers.set('Cache-Control', 'no-store')
  })
  const ownForms = createMiddleware<DeskEnv>(async (c, next) => {
    const isSafe = ['GET', 'HEAD'].includes(c.req.method) || isSameOrigin(c.req, publicUrl)
    return isSafe ? next() : c.html(deskMessage(deskPages, signInWords.elsewhere), 403)
  })
  const limitForm = limitBody(MAX_FORM_BYTES, (c) => c.html(deskMessage(deskPages, signInWords.tooLarge), 413))
  // A form with pictures is read, and limited, as it comes.
  const limit = createMiddleware<DeskEnv>((c, next) => (others.some(({ isStreamed }) => isStreamed(c)) ? next() : limitForm(c, next)))

  for (const place of [...places, SIGN_IN_PLACE]) routes.use(place, deskPage, compress({ contentTypeFilter: /^text\/(?:html|csv)/ }), ownForms, limit)
  for (const place of places) routes.use(place, requireSignIn(needs))

  routes.route('/logga-in', signInRoutes(needs))
  routes.route('/', listRoutes(needs))
  routes.route('/manader', monthsRoutes(needs))
  routes.route(`/${EXPORT_FILE}`, exportRoutes(needs))
  routes.route('/forfragan', requestRoutes(needs))
  routes.route('/mallar', templateRoutes(needs))
  routes.route('/semester', holidayRoutes(needs))
  for (const other of others) routes.route(other.path, other.routes)
  routes.route('/laget', systemRoutes(needs))
  routes.route('/logga-ut', signOutRoutes(needs))
  routes.route('/enheter', deviceRoutes(needs))
  // A place of the desk without such a page; what is no place of it goes on to the signed links.
  for (const place of places) routes.all(place, (c) => c.html(deskMissingPage(deskPages), 404))

  routes.onError(async (error, c) => {
    const page = c.req.method === 'POST' ? unsavedPage(deskPages, c.req.path, await readPrivateForm(c), labelsAt(c.req.path)) : undefined
    // Nothing is lost: as everywhere on the site.
    if (page === undefined) throw error
    report(error, c.get('requestId'))
    return c.html(page, 503)
  })

  function labelsAt(path: string) {
    const other = others.find((place) => path.startsWith(`${OWNER_PATH}${place.path}/`))
    return other?.labelsAt(path.slice(OWNER_PATH.length + other.path.length))
  }

  return routes
}
