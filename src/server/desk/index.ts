import { deviceWords } from '#content/desk/devices.ts'
import { holidayPage } from '#content/desk/holiday.ts'
import { deskMonths } from '#content/desk/months.ts'
import { peoplePage } from '#content/desk/people.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage } from '#content/desk/system.ts'
import { firstTemplates, templatePage } from '#content/desk/templates.ts'
import { NO_COVERAGE_PAGE } from '#domain/desk-worker.ts'
import type { Core } from '#server/core/core.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import { OWN_VISITS } from '#server/enquiries/request-path.ts'
import type { RunBackup, RunDoctor } from '#server/operation/check-result.ts'
import type { Operation } from '#server/operation/index.ts'
import type { Visits } from '#server/visits/index.ts'
import { makeDeskForms } from './desk-forms.ts'
import type { Desk, DeskPlace, MonthsSection, RequestSection } from './desk-place.ts'
import { deskRoutes } from './desk-routes.ts'
import { makeDeskPages } from './desk-shell.tsx'
import { makeDeskRequestRepository } from './enquiry/desk-requests.ts'
import { requestRoutes } from './enquiry/request-routes.tsx'
import { makeDeskRequests } from './enquiry/requests.ts'
import { makeVisiting } from './enquiry/visiting.tsx'
import { holidayRoutes } from './holiday/holiday-routes.tsx'
import type { Holidays } from './holidays.ts'
import { linkRoutes } from './link/link-routes.ts'
import { makeEnquiryLists } from './lists/desk-lists.ts'
import { EXPORT_FILE, exportRoutes } from './lists/export-routes.ts'
import { listPlaces } from './lists/list-routes.tsx'
import { makeMonthRepository } from './months/desk-months.ts'
import { monthsRoutes } from './months/months-routes.tsx'
import { makeReadMonths } from './months/read-months.ts'
import { noCoverageRoutes } from './no-coverage.tsx'
import { ownVisitRoutes } from './own-visits/own-visit-routes.tsx'
import { makeOwnVisitRepository } from './own-visits/own-visits.ts'
import { PEOPLE } from './people/people-page.tsx'
import { makePeopleRepository } from './people/people-repository.ts'
import { peopleRoutes } from './people/people-routes.tsx'
import { makeSentTwice } from './sent-twice.ts'
import { deviceRoutes } from './sign-in/device-routes.ts'
import type { SignInEvent } from './sign-in/sign-in.ts'
import { signOutRoutes } from './sign-in/sign-out-routes.tsx'
import { makeSigningIn } from './sign-in/signing-in.ts'
import { systemRoutes } from './system/system-routes.tsx'
import { makeTemplateRepository } from './templates/desk-templates.ts'
import { templateRoutes } from './templates/template-routes.ts'
import { makeTemplates } from './templates/templates.ts'

/**
 * Where the owner works with requests: signed in, and behind the links in emails. `runDoctor`: every check of `npm run doctor`; `runBackup`: its command of
 * `npm run quotes`. `places`, `sections` and `monthsSections`: those of other rooms.
 */
export function makeDesk(
  core: Core,
  rooms: { enquiries: Enquiries; photos: { photos: PhotoFiles }; visits: Visits; operation: Pick<Operation, 'health' | 'undeliveredEmails'> },
  holidays: Holidays,
  {
    runDoctor,
    runBackup,
    count,
    places,
    sections,
    monthsSections,
  }: {
    runDoctor: RunDoctor
    runBackup: RunBackup
    count: (event: SignInEvent) => void
    places: readonly ((desk: Desk) => DeskPlace)[]
    sections: readonly RequestSection[]
    monthsSections: readonly MonthsSection[]
  },
) {
  const { database, db, site, now, report } = core
  const { enquiries, visits, operation } = rooms
  const { photos } = rooms.photos
  const signingIn = makeSigningIn(core, count)
  const { tidySignIns } = signingIn
  const sentTwice = makeSentTwice(core)
  const enquiryLists = makeEnquiryLists(db, database, report)
  const deskRequests = makeDeskRequests(core, enquiries, makeDeskRequestRepository(db, sections))
  const templates = makeTemplates(core, makeTemplateRepository(db), firstTemplates)
  const deskPages = makeDeskPages(site.template, countNow, () => deskPlaces)
  const desk = { deskForms: makeDeskForms(core), deskPages, sentTwice }
  const ownVisits = ownVisitRoutes(core, desk, makeOwnVisitRepository(db), {
    deskRequests,
    followUp: enquiries.followUp,
    photos,
    mailCalendarAddress: visits.ownerVisits.sendOwnCalendarAddress,
  })
  const visiting = makeVisiting(core, visits.ownerVisits)
  const EVERYBODY = ['owner', 'fitter'] as const
  // In the order of the menu. A place is for owners alone, unless it says for whom (roles.tsx).
  const deskPlaces: readonly DeskPlace[] = [
    ...listPlaces(core, desk, enquiryLists, enquiries, visits.ownerVisits.sendCalendarAddress),
    { path: '/forfragan', routes: requestRoutes(core, desk, { enquiries, photos, visiting, sections }, { deskRequests, enquiryLists, templates }) },
    { path: OWN_VISITS, roles: EVERYBODY, routes: ownVisits.routes },
    { path: `/${EXPORT_FILE}`, routes: exportRoutes(core, enquiries.repository) },
    ...places.map((place) => place(desk)),
    { path: '/manader', menu: deskMonths.heading, routes: monthsRoutes(desk, makeReadMonths(core, makeMonthRepository(db)), monthsSections) },
    { path: '/mallar', menu: templatePage.title, routes: templateRoutes(core, desk, templates) },
    { path: '/semester', menu: holidayPage.title, routes: holidayRoutes(core, desk, holidays) },
    { path: PEOPLE, menu: peoplePage.title, routes: peopleRoutes(core, desk, signingIn, makePeopleRepository(db, core.people)) },
    { path: '/laget', menu: systemPage.title, routes: systemRoutes(core, desk, operation, { runDoctor, runBackup }) },
    { path: '/enheter', menu: deviceWords.heading, roles: EVERYBODY, routes: deviceRoutes(desk, signingIn) },
    { path: NO_COVERAGE_PAGE, roles: EVERYBODY, routes: noCoverageRoutes(core, desk) },
    { path: '/logga-ut', menu: signInWords.out.heading, roles: EVERYBODY, routes: signOutRoutes(desk, signingIn) },
  ]

  async function countNow() {
    try {
      return await enquiryLists.counts(now().toISOString())
    } catch (error) {
      report(error)
      return undefined
    }
  }

  return {
    routes: deskRoutes(core, deskPages, signingIn, sentTwice, deskPlaces, ownVisits.showList),
    linkRoutes: linkRoutes(core, deskPages, signingIn, enquiries, { photos, deskRequests }),
    tidySignIns,
    jobs: { maintenance: [tidySignIns, sentTwice.tidySentForms] },
  }
}
