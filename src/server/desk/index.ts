import { company } from '#content/company/company.ts'
import { firstTemplates } from '#content/desk/templates.ts'
import type { Core } from '#server/core/core.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { RunDoctor } from '#server/operation/check-result.ts'
import type { Operation } from '#server/operation/index.ts'
import type { PhotoRepository } from '#server/photos/photos.ts'
import type { Visits } from '#server/visits/index.ts'
import { makeDeskForms } from './desk-forms.ts'
import type { DeskPlace, DeskPlaceNeeds } from './desk-place.ts'
import { deskRoutes } from './desk-routes.ts'
import { makeDeskPages } from './desk-shell.tsx'
import { makeDeskRequestRepository } from './enquiry/desk-requests.ts'
import { makeDeskRequests } from './enquiry/requests.ts'
import type { Holidays } from './holidays.ts'
import { linkRoutes } from './link/link-routes.ts'
import { makeEnquiryLists } from './lists/desk-lists.ts'
import { makeOtherRequests } from './lists/other-requests.tsx'
import { makeMonthRepository } from './months/desk-months.ts'
import { makeReadMonths } from './months/read-months.ts'
import { makeDeskCookies } from './sign-in/desk-cookies.ts'
import { makeEndedSignIns } from './sign-in/desk-ended-sign-ins.ts'
import { makePasskeyRepository } from './sign-in/desk-passkeys.ts'
import { makeSessionRepository } from './sign-in/desk-sessions.ts'
import { makeSignInRepository } from './sign-in/desk-sign-ins.ts'
import { makeOwners } from './sign-in/owners.ts'
import { makePasskeys } from './sign-in/passkeys.ts'
import { makeSessions } from './sign-in/sessions.ts'
import { makeSignInByCode, type SignInEvent } from './sign-in/sign-in.ts'
import { makeSignInCode } from './sign-in/sign-in-code.ts'
import { makeSignInLimits } from './sign-in/sign-in-limits.ts'
import { makeTidySignIns } from './sign-in/tidy-sign-ins.ts'
import { makeWebAuthn } from './sign-in/web-authn.ts'
import { makeTemplateRepository } from './templates/desk-templates.ts'
import { makeTemplates } from './templates/templates.ts'

type Needs = {
  enquiries: Enquiries
  photos: { photos: PhotoRepository }
  visits: Visits
  operation: Pick<Operation, 'health' | 'undeliveredEmails'>
  holidays: Holidays
  /** Every check of `npm run doctor`. */
  runDoctor: RunDoctor
  count: (event: SignInEvent) => void
  /** The places of other rooms. */
  places: readonly ((desk: DeskPlaceNeeds) => DeskPlace)[]
}

/** Where the owner works with requests: signed in, and behind the links in emails. */
export function makeDesk(core: Core, { enquiries, photos, visits, operation, holidays, runDoctor, count, places }: Needs) {
  const { config, database, db, signing, formTokens, site, facts, now, log, report, emailQueued } = core
  const { publicUrl, trustProxy } = config
  const { repository, quarantine, ownerLinks, releaseEnquiry, followUp, additionsTo } = enquiries
  const owners = makeOwners(config.mailTo)
  const enquiryLists = makeEnquiryLists(db, database, report)
  const sessionRepository = makeSessionRepository(db)
  const limits = makeSignInLimits(database.pool)
  const tidySignIns = makeTidySignIns({ now, owners, endedSignIns: makeEndedSignIns(db) })
  const deskForms = makeDeskForms({ formTokens, now })
  const deskPages = makeDeskPages(site.template, countNow)
  const deskRequests = makeDeskRequests({ now, repository, additionsTo, requests: makeDeskRequestRepository(db), emailQueued })
  const shared = { formTokens, deskRequests, deskPages, followUp, photos: photos.photos, facts, now }

  function signInHappened(event: SignInEvent) {
    count(event)
    log.info(event)
  }

  async function countNow() {
    try {
      return await enquiryLists.counts(now().toISOString())
    } catch (error) {
      report(error)
      return undefined
    }
  }

  return {
    routes: deskRoutes(
      {
        ...shared,
        sessions: makeSessions({ now, owners, sessions: sessionRepository }),
        sessionRepository,
        signInByCode: makeSignInByCode({
          now,
          owners,
          signIns: makeSignInRepository(db),
          codeOf: makeSignInCode(signing.secret),
          limits,
          emailQueued,
          report: signInHappened,
        }),
        passkeys: makePasskeys({
          now,
          owners,
          passkeys: makePasskeyRepository(db),
          webAuthn: makeWebAuthn({ publicUrl, name: company.name, secret: signing.secret }),
          limits,
          report: signInHappened,
        }),
        signInHappened,
        deskCookies: makeDeskCookies(publicUrl),
        deskForms,
        enquiryLists,
        otherRequests: makeOtherRequests({ enquiryLists, now }),
        readMonths: makeReadMonths({ now, repository: makeMonthRepository(db) }),
        repository,
        quarantine,
        releaseEnquiry,
        templates: makeTemplates({ now, templates: makeTemplateRepository(db), first: firstTemplates }),
        isShared: config.mailTo.length > 1,
        ownerVisits: visits.ownerVisits,
        holidays,
        ...operation,
        runDoctor,
        emailQueued,
        trustProxy,
        publicUrl,
        report,
      },
      places.map((place) => place({ deskForms, deskPages })),
    ),
    linkRoutes: linkRoutes({ ...shared, ownerLinks, refusedPage: makeRefusedPage(site.template, facts) }),
    tidySignIns,
    jobs: { maintenance: [tidySignIns] },
  }
}
