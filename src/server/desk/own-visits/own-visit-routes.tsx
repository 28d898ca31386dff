import { type Context, Hono } from 'hono'
import { deskListWords } from '#content/desk/lists.ts'
import { ownVisitsPage as words } from '#content/desk/own-visits.ts'
import { requestPage } from '#content/desk/request.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { Person } from '#server/core/people/people.ts'
import { PHOTOS_FOLDER, SMALL, servePhoto } from '#server/enquiries/enquiry-photos.tsx'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import { ownVisitPath, requestPath } from '#server/enquiries/request-path.ts'
import type { DeskEnv } from '../desk-context.ts'
import { DeskMessage } from '../desk-message.tsx'
import type { Desk } from '../desk-place.ts'
import { readNote } from '../enquiry/request-deeds.ts'
import { type DeskRequests, ownerNamed } from '../enquiry/requests.ts'
import type { CalendarDeed } from '../lists/calendar-form.tsx'
import { listPath } from '../lists/list-address.ts'
import { smallPhoto } from '../small-photo.ts'
import { type OwnVisitDeed, OwnVisitPage } from './own-visit-page.tsx'
import type { OwnVisit, OwnVisitRepository } from './own-visits.ts'
import { OwnVisitsPage } from './own-visits-page.tsx'

/** The subject of the form that mails the calendar's address. */
const CALENDAR_FORM = 'own calendar'

/**
 * /agare/mina-besok: what who goes on a visit sees, of the own visits alone. `showList` is also the desk's first page of who is no owner; an
 * owner is led to the same visit on the owner's pages.
 */
export function ownVisitRoutes(
  { facts, now }: Pick<Core, 'facts' | 'now'>,
  { deskForms, deskPages }: Desk,
  ownVisits: OwnVisitRepository,
  {
    deskRequests,
    followUp,
    photos,
    mailCalendarAddress,
  }: {
    deskRequests: Pick<DeskRequests, 'find'>
    followUp: Pick<FollowUp, 'addNote'>
    photos: PhotoFiles
    mailCalendarAddress: (to: Person, choice: 'same' | 'new') => Promise<void>
  },
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => (isOwner(c) ? c.redirect(listPath({ name: 'visits' }), 303) : c.redirect(OWNER_PATH, 303)))

  addDeeds<DeskEnv, CalendarDeed>(
    routes,
    '',
    {
      async kalender(c) {
        const form = await deskForms.readForm(c, CALENDAR_FORM)
        if (!form) return showList(c, deskListWords.expired)
        await mailCalendarAddress(c.get('signedIn'), form.field('adressen') === 'ny' ? 'new' : 'same')
        return c.redirect(`${OWNER_PATH}?klart=adressen`, 303)
      },
    },
    OWNER_PATH,
  )

  routes.get('/:reference', async (c) => (isOwner(c) ? c.redirect(requestPath(c.req.param('reference')), 303) : onOwn(c, (visit) => show(c, visit))))

  addDeeds<DeskEnv, OwnVisitDeed>(routes, '/:reference', { anteckning: (c) => onOwn(c, (visit) => addNote(c, visit)) })

  routes.get(`/:reference/${PHOTOS_FOLDER}/:sha256`, (c) =>
    onOwn(c, async ({ reference }) => {
      const enquiry = await sentWith(reference, c.req.param('sha256'))
      return (enquiry && (await servePhoto(c, photos, enquiry))) ?? notOwn(c)
    }),
  )

  routes.get(`/:reference/${PHOTOS_FOLDER}/:sha256/${SMALL}`, (c) =>
    onOwn(c, async ({ reference }) => {
      const enquiry = await sentWith(reference, c.req.param('sha256'))
      const thumb = enquiry && (await photos.thumb(enquiry.reference, c.req.param('sha256')))
      return thumb ? smallPhoto(c, thumb) : notOwn(c)
    }),
  )

  /** The one way to a request here: by a visit that is, or was lately, the own one. */
  async function onOwn(c: Context<DeskEnv>, does: (visit: OwnVisit) => Response | Promise<Response>) {
    const visit = await ownVisits.find(c.get('signedIn').address, c.req.param('reference') ?? '', now().toISOString())
    return visit ? does(visit) : notOwn(c)
  }

  /** The request that a photo came with: the visit's own, or one that goes on as it. */
  async function sentWith(reference: string, photo: string) {
    const request = await deskRequests.find(reference)
    if (!request) return undefined
    return [request, ...request.merged].map(({ enquiry }) => enquiry).find(({ photos }) => photos.some(({ sha256 }) => sha256 === photo))
  }

  async function addNote(c: Context<DeskEnv>, visit: OwnVisit) {
    const form = await deskForms.readForm(c, visit.reference)
    if (!form) return show(c, visit, { error: requestPage.errors.formToken, note: (await deskForms.typed(c)).field('anteckning') })
    const { answer, error } = readNote(form)
    if (error) return show(c, visit, { error: error.sentence, note: answer })
    await followUp.addNote(visit.reference, answer, ownerNamed(c.get('signedIn').name), form.token)
    return c.redirect(`${ownVisitPath(visit.reference)}?klart=anteckning`, 303)
  }

  async function show(c: Context<DeskEnv>, visit: OwnVisit, { error, note = '' }: { error?: string; note?: string } = {}) {
    const request = await deskRequests.find(visit.reference)
    if (!request) return notOwn(c)
    const content = (
      <OwnVisitPage
        visit={visit}
        request={request}
        facts={facts()}
        userAgent={c.req.header('user-agent') ?? ''}
        formToken={deskForms.issueToken(c, visit.reference)}
        done={error === undefined && c.req.query('klart') === 'anteckning' ? requestPage.done.anteckning : undefined}
        error={error}
        note={note}
      />
    )
    return c.html(deskPages.fill({ title: `${visit.name}, ${visit.reference}`, place: 'besok', role: c.get('signedIn').role, content }), error ? 422 : 200)
  }

  async function showList(c: Context<DeskEnv>, error?: string) {
    const { address, role } = c.get('signedIn')
    const content = (
      <OwnVisitsPage
        visits={await ownVisits.list(address, now().toISOString())}
        now={now()}
        userAgent={c.req.header('user-agent') ?? ''}
        formToken={deskForms.issueToken(c, CALENDAR_FORM)}
        error={error}
        isAddressSent={error === undefined && c.req.query('klart') === 'adressen'}
      />
    )
    return c.html(deskPages.fill({ title: words.heading, place: 'besok', role, content }), error ? 422 : 200)
  }

  /** In place of a request that is not the person's. */
  function notOwn(c: Context<DeskEnv>) {
    return c.html(deskPages.fill({ title: words.gone.heading, role: c.get('signedIn').role, content: <DeskMessage {...words.gone} /> }), 403)
  }

  return { routes, showList }
}

function isOwner(c: Context<DeskEnv>): boolean {
  return c.get('signedIn').role === 'owner'
}
