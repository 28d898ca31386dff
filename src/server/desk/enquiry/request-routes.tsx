import { type Context, Hono } from 'hono'
import { requestPage } from '#content/desk/request.ts'
import { FETCHED_AHEAD } from '#domain/desk-worker.ts'
import { historyVersion, undoneReply } from '#domain/enquiry/history.ts'
import type { ReplyDraft } from '#domain/enquiry/reply-template.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Core } from '#server/core/core.ts'
import { addDeed, doneIn } from '#server/core/http/deeds.ts'
import { PHOTOS_FOLDER, SMALL, servePhoto } from '#server/enquiries/enquiry-photos.tsx'
import { isUnanswered } from '#server/enquiries/enquiry-status.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskFields, DeskForm } from '../desk-forms.ts'
import type { Desk, RequestSection } from '../desk-place.ts'
import type { DeskPage } from '../desk-shell.tsx'
import type { EnquiryLists } from '../lists/desk-lists.ts'
import { makeOtherRequests } from '../lists/other-requests.tsx'
import { smallPhoto } from '../small-photo.ts'
import type { ReplyTemplate } from '../templates/desk-templates.ts'
import type { Templates } from '../templates/templates.ts'
import { CallOutcome } from './call-outcome.tsx'
import { eraseContent, erasedContent, goneContent } from './erase-page.tsx'
import { mergeRoutes } from './merge-routes.tsx'
import { draftFrom, type ReplyDrafting } from './reply-drafting.ts'
import { RequestActions } from './request-actions.tsx'
import { makeRequestDeeds, type Refusal, type RequestDeed } from './request-deeds.ts'
import { BLANK, type RefusedForm } from './request-forms.tsx'
import { canReply, requestContent } from './request-page.tsx'
import type { DeskRequest, DeskRequests } from './requests.ts'
import type { Visiting, VisitRefusal } from './visiting.tsx'
import { WaitingEmails } from './waiting-emails.tsx'

/** What the last form did, in the address that it leads back to. */
const { done: DONE } = requestPage
/** Of the deeds that send an email. */
const SENDS: readonly RequestDeed[] = ['mejla', 'vidare', 'lank', 'foresla', 'boka', 'flytta', 'avboka']
/** Where the forms of these stand while the request is open. */
const PARTS: Partial<Record<RequestDeed, string>> = {
  mejla: 'svar',
  svar: 'besvarad',
  anteckning: 'anteckna',
  vidare: 'vidare',
  stang: 'stang',
  foresla: 'besok',
  boka: 'besok',
  flytta: 'besok',
  'vem-aker': 'besok',
}

type Shown = {
  error?: string
  refused?: RefusedForm
  refusedVisit?: VisitRefusal['refusedVisit']
  drafted?: Pick<ReplyDrafting, 'draft' | 'errors'>
  status?: 409 | 422 | 503
}

/** /agare/forfragan/REFERENCE: the desk's page about a request. */
export function requestRoutes(
  core: Core,
  desk: Desk,
  {
    enquiries,
    photos,
    visiting,
    sections,
  }: {
    enquiries: Pick<Enquiries, 'followUp'>
    photos: PhotoFiles
    visiting: Visiting
    sections: readonly RequestSection[]
  },
  { deskRequests, enquiryLists, templates }: { deskRequests: DeskRequests; enquiryLists: EnquiryLists; templates: Templates },
) {
  const { facts, people, now, report } = core
  const { deskForms, deskPages } = desk
  const deeds = makeRequestDeeds(core, deskRequests, enquiries.followUp, visiting)
  const otherRequests = makeOtherRequests(core, enquiryLists)
  const routes = new Hono<DeskEnv>()

  routes.get('/:reference', async (c) => {
    const request = await deskRequests.find(c.req.param('reference'))
    if (!request) return gone(c)
    if (c.req.header(FETCHED_AHEAD.name) !== FETCHED_AHEAD.value) await deskRequests.opened(request.enquiry.reference).catch(report)
    return show(c, request)
  })

  routes.get(`/:reference/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    const request = await deskRequests.find(c.req.param('reference'))
    return (request && (await servePhoto(c, photos, request.enquiry))) ?? gone(c)
  })

  routes.get(`/:reference/${PHOTOS_FOLDER}/:sha256/${SMALL}`, async (c) => {
    const thumb = await photos.thumb(c.req.param('reference'), c.req.param('sha256'))
    return thumb ? smallPhoto(c, thumb) : gone(c)
  })

  routes.get('/:reference/radera', async (c) => {
    const request = await deskRequests.find(c.req.param('reference'))
    return request ? askToErase(c, request) : gone(c)
  })

  routes.post('/:reference/radera', async (c) => {
    const request = await deskRequests.find(c.req.param('reference'))
    if (!request) return gone(c)
    const form = await deskForms.readForm(c, request.enquiry.reference)
    if (!form) return askToErase(c, request, requestPage.errors.formToken)
    if (form.field('bekrafta') !== 'ja') return askToErase(c, request, requestPage.erase.tick)
    await deskRequests.erase(request.enquiry.reference)
    return c.html(deskPages.fill(erasedContent(request.enquiry.reference)))
  })

  routes.route('/', mergeRoutes(core, desk, deskRequests))

  for (const deed of keysOf(deeds)) addDeed(routes, `/:reference/${deed}`, (c) => act(c, deed))

  async function act(c: Context<DeskEnv>, deed: RequestDeed) {
    const request = await deskRequests.find(c.req.param('reference') ?? '')
    if (!request) return gone(c)
    const form = await deskForms.readForm(c, request.enquiry.reference)
    if (!form) return show(c, request, { ...kept(deed, await deskForms.typed(c)), error: requestPage.errors.formToken, status: 422 })
    try {
      const refusal = await deeds[deed](request, form, c.get('signedIn'))
      return refusal ? await refuse(c, request, deed, form, refusal) : toDone(c, request, deed)
    } catch (error) {
      report(error, c.get('requestId'))
      return unstored(c, request, deed, form)
    }
  }

  function toDone(c: Context, { enquiry }: DeskRequest, deed: RequestDeed) {
    return c.redirect(`${requestPath(enquiry.reference)}${deed in DONE ? `?klart=${deed}` : ''}`, 303)
  }

  /** After an error of the database: the form as it was typed, unless the request's history says that it was stored all the same. */
  async function unstored(c: Context<DeskEnv>, { enquiry }: DeskRequest, deed: RequestDeed, form: DeskForm) {
    const newest = await deskRequests.find(enquiry.reference)
    if (!newest) return gone(c)
    if (newest.history.some(({ id, undoneAt }) => id === form.token && undoneAt === undefined)) return toDone(c, newest, deed)
    const { unsent, unsaved } = requestPage.errors
    return show(c, newest, { ...kept(deed, form), error: SENDS.includes(deed) ? unsent : unsaved, status: 503 })
  }

  /** The form as it was typed, beside the request as it is now. */
  async function refuse(c: Context<DeskEnv>, { enquiry }: DeskRequest, deed: RequestDeed, { field }: DeskFields, { errors, ...refusal }: Refusal) {
    const newest = await deskRequests.find(enquiry.reference)
    if (!newest) return gone(c)
    return show(c, newest, { status: 422, refused: { deed, typed: field, errors: errors ?? {} }, ...refusal })
  }

  function kept(deed: RequestDeed, { field }: DeskFields): Shown {
    if (deed === 'mejla') return { drafted: { draft: { subject: field('subject'), text: field('text') }, errors: {} } }
    return { refused: { deed, typed: field, errors: {} } }
  }

  async function show(c: Context<DeskEnv>, request: DeskRequest, { drafted, refusedVisit, status, ...shown }: Shown = {}) {
    const { enquiry } = request
    const path = requestPath(enquiry.reference)
    const refusedDeed = drafted ? 'mejla' : shown.refused?.deed
    const asked = c.req.query('mall')
    const search = asked === undefined ? '' : `?mall=${encodeURIComponent(asked)}`
    const opened = c.req.query('oppna')
    const formToken = deskForms.issueToken(c, enquiry.reference)
    const ofOthers = await Promise.all(sections.map((section) => section.show(enquiry)))
    const page = requestContent(request, {
      path,
      now: now(),
      facts: facts(),
      userAgent: c.req.header('user-agent') ?? '',
      calling: <CallOutcome request={request} path={path} formToken={formToken} now={now()} isNotReached={c.req.query('klart') === 'inget-svar'} />,
      actions: (
        <>
          {ofOthers}
          <RequestActions
            request={request}
            path={path}
            search={search}
            formToken={formToken}
            people={await people.all()}
            now={now()}
            me={c.get('signedIn').name}
            drafting={canReply(enquiry) ? { ...(await drafting(c, request)), ...(drafted && { ...drafted, isOpen: true }) } : undefined}
            opened={opened}
            refused={shown.refused}
            visiting={await visiting.show(request, { path, search, formToken, isOpened: opened === 'besok', refusedDeed: shown.refused?.deed, refusedVisit })}
          />
        </>
      ),
      error: shown.error,
      formAt: refusedDeed && !enquiry.closed ? PARTS[refusedDeed] : undefined,
      done: shown.error === undefined ? doneIn(c, DONE) : undefined,
      waiting: <WaitingEmails request={request} path={path} formToken={formToken} now={now()} />,
      others: await otherRequests(enquiry),
    })
    return respond(c, page, status)
  }

  async function drafting(c: Context, request: DeskRequest): Promise<ReplyDrafting> {
    const list = await templates.list()
    const asked = c.req.query('mall')
    const template: ReplyTemplate | undefined = asked === BLANK ? undefined : (list.find(({ id }) => id === asked) ?? list[0])
    const isAsked = asked !== undefined || c.req.query('svara') !== undefined || c.req.query('oppna') === 'svar'
    const undone = asked === undefined ? undoneReply(request.history) : undefined
    const draft: ReplyDraft = undone ?? (template ? draftFrom(template, request.enquiry, facts()) : { subject: '', text: '' })
    const chosen = undone ? undefined : (template?.id ?? BLANK)
    const isOpen = isAsked || undone !== undefined || isUnanswered(request.enquiry)
    return { templates: list, chosen, draft, errors: {}, seen: historyVersion(request.history), isOpen }
  }

  function askToErase(c: Context<DeskEnv>, { enquiry }: DeskRequest, error?: string) {
    const parts = { path: requestPath(enquiry.reference), facts: facts(), formToken: deskForms.issueToken(c, enquiry.reference), error }
    return respond(c, eraseContent(enquiry, parts), error ? 422 : undefined)
  }

  function respond(c: Context, page: DeskPage, status: 409 | 410 | 422 | 503 | 200 = 200) {
    return c.html(deskPages.fill(page), status)
  }

  function gone(c: Context) {
    return respond(c, goneContent(), 410)
  }

  return routes
}
