import { type Context, type Env, Hono } from 'hono'
import { linkWords } from '#content/desk/link.ts'
import { requestPage } from '#content/desk/request.ts'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { privatePage } from '#server/core/http/private-page.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import { PHOTOS_FOLDER, SMALL, servePhoto } from '#server/enquiries/enquiry-photos.tsx'
import { isQuarantined } from '#server/enquiries/enquiry-record.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import { hasEnded, OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { type DeskFields, typedFields } from '../desk-forms.ts'
import type { DeskPages } from '../desk-shell.tsx'
import { makeReplyDeeds } from '../enquiry/reply-deeds.ts'
import type { DeskRequest, DeskRequests } from '../enquiry/requests.ts'
import type { SigningIn } from '../sign-in/signing-in.ts'
import { type LinkDeed, linkedRequestContent } from './linked-request.tsx'

const MAX_FORM_BYTES = 64 * 1024
const LINK = '/:reference/:expires/:signature'

/**
 * /agare/REFERENCE/EXPIRES/SIGNATURE – the links in the owner's emails. GET changes nothing. Neither does a POST without a form token of the
 * same day, a choice that is not preselected, and a ticked checkbox: mail scanners open links, and some press the buttons behind them.
 */
export function linkRoutes(
  { formTokens, site, facts, now }: Core,
  deskPages: Pick<DeskPages, 'fillAlone' | 'policy'>,
  { sessions, deskCookies }: Pick<SigningIn, 'sessions' | 'deskCookies'>,
  { ownerLinks, followUp }: Pick<Enquiries, 'ownerLinks' | 'followUp'>,
  { photos, deskRequests }: { photos: PhotoFiles; deskRequests: Pick<DeskRequests, 'find' | 'undo'> },
) {
  const refusedPage = makeRefusedPage(site.template, facts)
  const { markAnswered, undo } = makeReplyDeeds(followUp, deskRequests)
  const routes = new Hono()
  routes.use(privatePage)
  routes.use(limitBody(MAX_FORM_BYTES, (c) => c.html(refusedPage(linkWords.tooLarge), 413)))

  routes.get(LINK, async (c) => {
    // Also where the link has ended since: who is signed in needs none.
    if (issuedAt(c) && (await isSignedIn(c))) return c.redirect(requestPath(c.req.param('reference')), 303)
    const request = await linked(c)
    return request instanceof Response ? request : show(c, request)
  })

  // The browser's own answer where there is no photo: nothing on the page leads to one.
  routes.get(`${LINK}/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    const request = await linked(c)
    return request instanceof Response ? request : ((await servePhoto(c, photos, request.enquiry)) ?? gone(c))
  })

  routes.get(`${LINK}/${PHOTOS_FOLDER}/:sha256/${SMALL}`, async (c) => {
    const request = await linked(c)
    if (request instanceof Response) return request
    const thumb = await photos.thumb(request.enquiry.reference, c.req.param('sha256'))
    return thumb ? c.body(new Uint8Array(thumb), 200, { 'Content-Type': 'image/jpeg' }) : gone(c)
  })

  addDeeds<Env, LinkDeed>(routes, LINK, {
    svar: (c) =>
      act(c, async ({ enquiry }, { field }, token) =>
        enquiry.closed ? requestPage.errors.notNow : markAnswered(enquiry.reference, field('svar'), token, BY_LINK),
      ),
    angra: (c) => act(c, (request, { field }, token) => undo(request, field('vilket'), token, BY_LINK)),
  })

  routes.all('*', forbidden)

  /** `does` resolves to why nothing was done, or undefined when it is. */
  async function act(c: Context, does: (request: DeskRequest, form: DeskFields, token: string) => Promise<string | undefined>) {
    const request = await linked(c)
    if (request instanceof Response) return request
    const { reference } = request.enquiry
    const form = await typedFields(c)
    const formToken = formTokens.verify(form.field('sigill'), reference, now())
    if (formToken === undefined) return show(c, request, linkWords.errors.formToken)
    if (form.field('bekrafta') !== 'ja') return show(c, request, linkWords.errors.confirm)
    if (isQuarantined(request.enquiry)) return show(c, request, requestPage.errors.notNow)
    const readAt = now()
    const error = await does(request, form, formToken)
    if (error) return show(c, request, error)
    await followUp.tellSeen(reference, readAt)
    return c.redirect(linkIn(c), 303)
  }

  /** Who is signed in has the whole page: one surface, whichever way leads there. */
  async function isSignedIn(c: Context): Promise<boolean> {
    const id = deskCookies.read(c, 'session')
    return id !== undefined && (await sessions.find(id)) !== undefined
  }

  /** The request that the link leads to, or why it leads to none. */
  async function linked(c: Context): Promise<DeskRequest | Response> {
    const issued = issuedAt(c)
    if (!issued) return forbidden(c)
    const request = await deskRequests.find(c.req.param('reference') ?? '')
    if (!request) return gone(c)
    return hasEnded(issued, request.enquiry.linksValidFrom) ? forbidden(c) : request
  }

  /** Undefined if the link is not ours. */
  function issuedAt(c: Context): Date | undefined {
    const { reference = '', expires = '', signature = '' } = c.req.param()
    return ownerLinks.issuedAt(reference, expires, signature, now())
  }

  function show(c: Context, request: DeskRequest, error?: string) {
    const formToken = formTokens.issue(request.enquiry.reference, now())
    c.header('Content-Security-Policy', deskPages.policy)
    const userAgent = c.req.header('user-agent') ?? ''
    const page = linkedRequestContent(request, { path: linkIn(c), formToken, facts: facts(), now: now(), userAgent, error })
    return c.html(deskPages.fillAlone(page), error ? 422 : 200)
  }

  function gone(c: Context) {
    return c.html(refusedPage(requestPage.gone), 410)
  }

  function forbidden(c: Context) {
    return c.html(refusedPage(linkWords.forbidden), 403)
  }

  return routes
}

/** Its path, which the deeds' addresses begin with. */
function linkIn(c: Context): string {
  const { reference, expires, signature } = c.req.param()
  return `${OWNER_PATH}/${reference}/${expires}/${signature}`
}
