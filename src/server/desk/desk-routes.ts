import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { signInWords } from '#content/desk/sign-in.ts'
import type { Core } from '#server/core/core.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { readPrivateForm } from '#server/core/http/private-page.ts'
import { isSameOrigin } from '#server/core/http/same-origin.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DeskEnv } from './desk-context.ts'
import type { DeskPlace } from './desk-place.ts'
import type { DeskPages } from './desk-shell.tsx'
import { deskMissingPage } from './missing-page.tsx'
import { onlyForItsRoles } from './roles.tsx'
import type { SentTwice } from './sent-twice.ts'
import { requireSignIn } from './sign-in/require-sign-in.tsx'
import { deskMessage } from './sign-in/sign-in-page.tsx'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import type { SigningIn } from './sign-in/signing-in.ts'
import { unsavedPage } from './unsaved-page.tsx'

const SIGN_IN_PLACE = '/logga-in'
const MAX_FORM_BYTES = 64 * 1024

/** /agare: where those who work here, signed in, work with the requests. Other paths below it are the signed links in emails (link/link-routes.ts). */
export function deskRoutes(
  core: Core,
  deskPages: DeskPages,
  signingIn: SigningIn,
  { once }: Pick<SentTwice, 'once'>,
  places: readonly DeskPlace[],
  startOfOthers: (c: Context<DeskEnv>) => Promise<Response>,
) {
  const { config, report } = core
  const routes = new Hono<DeskEnv>()
  const patterns = places.map(({ path }) => below(path))

  const deskPage = createMiddleware<DeskEnv>(async (c, next) => {
    await next()
    // A preview has the policy of its page.
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', deskPages.policy)
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // Small photos may be kept by the browser, and say so themselves.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  const ownForms = createMiddleware<DeskEnv>(async (c, next) => {
    const isSafe = ['GET', 'HEAD'].includes(c.req.method) || isSameOrigin(c.req, config.publicUrl)
    return isSafe ? next() : c.html(deskMessage(deskPages, signInWords.elsewhere), 403)
  })
  const limitForm = limitBody(MAX_FORM_BYTES, (c) => c.html(deskMessage(deskPages, signInWords.tooLarge), 413))
  // A form with pictures is read, and limited, as it comes.
  const isStreamed = (c: Context) => places.some((place) => place.isStreamed?.(c))
  const limit = createMiddleware<DeskEnv>((c, next) => (isStreamed(c) ? next() : limitForm(c, next)))
  const formOnce = createMiddleware<DeskEnv>((c, next) => (isStreamed(c) ? next() : once(c, next)))

  for (const pattern of [...patterns, below(SIGN_IN_PLACE)])
    routes.use(pattern, deskPage, compress({ contentTypeFilter: /^text\/(?:html|csv)/ }), ownForms, limit)
  for (const place of places) routes.use(below(place.path), requireSignIn(signingIn, deskPages), onlyForItsRoles(place, deskPages, startOfOthers), formOnce)

  routes.route(SIGN_IN_PLACE, signInRoutes(core, deskPages, signingIn))
  for (const place of places) routes.route(place.path, place.routes)
  // A place of the desk without such a page; what is no place of it goes on to the signed links.
  for (const pattern of patterns) routes.all(pattern, (c) => c.html(deskMissingPage(deskPages, c.get('signedIn').role), 404))

  routes.onError(async (error, c) => {
    const page = c.req.method === 'POST' ? unsavedPage(deskPages, c.req.path, await readPrivateForm(c), labelsAt(c.req.path)) : undefined
    // Nothing is lost: as everywhere on the site.
    if (page === undefined) throw error
    report(error, c.get('requestId'))
    return c.html(page, 503)
  })

  function labelsAt(path: string) {
    const place = places.find((one) => path.startsWith(`${OWNER_PATH}${one.path}/`))
    return place?.labelsAt?.(path.slice(OWNER_PATH.length + place.path.length))
  }

  return routes
}

/** The desk's own path is not below it: so are the signed links. */
function below(path: string): string {
  return path === '/' ? path : `${path}/*`
}
