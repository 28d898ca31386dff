import type { Kysely } from 'kysely'
import { company } from '#content/company.ts'
import { firstTemplates } from '#content/desk/templates.ts'
import { defaultContent } from '#content/site-content.ts'
import { everyPoint } from '#content/undecided-points.ts'
import { makeSignInLimits } from './adapters/sign-in-limits.ts'
import type { Database } from './adapters/sql/database.ts'
import { makeEndedSignIns } from './adapters/sql/desk-ended-sign-ins.ts'
import { makeQuoteLists } from './adapters/sql/desk-lists.ts'
import { makeMonthRepository } from './adapters/sql/desk-months.ts'
import { makePasskeyRepository } from './adapters/sql/desk-passkeys.ts'
import { makeDeskRequestRepository } from './adapters/sql/desk-requests.ts'
import { makeSessionRepository } from './adapters/sql/desk-sessions.ts'
import { makeSignInRepository } from './adapters/sql/desk-sign-ins.ts'
import { makeTemplateRepository } from './adapters/sql/desk-templates.ts'
import type { Tables } from './adapters/sql/tables.ts'
import { makeUndeliveredEmails } from './adapters/sql/undelivered-emails.ts'
import { makeWebAuthn } from './adapters/web-authn.ts'
import type { Config } from './config.ts'
import { makeOwners } from './desk/owners.ts'
import { makePasskeys } from './desk/passkeys.ts'
import { makeReadMonths } from './desk/read-months.ts'
import { makeDeskRequests } from './desk/requests.ts'
import { makeSessions } from './desk/sessions.ts'
import { makeSignInByCode, type SignInEvent } from './desk/sign-in.ts'
import type { SignInCode } from './desk/sign-in-code.ts'
import { makeTemplates } from './desk/templates.ts'
import { makeTidySignIns } from './desk/tidy-sign-ins.ts'
import { makeDeskCookies } from './http/desk/desk-cookies.ts'
import { makeDeskForms } from './http/desk/desk-forms.ts'
import type { DeskRoutesNeeds } from './http/desk/desk-routes.ts'
import { makeDeskPages } from './http/desk/desk-shell.tsx'
import { makeOtherRequests } from './http/desk/other-requests.tsx'
import type { Template } from './http/site.ts'
import type { CustomerPageRepository } from './quotes/customer-pages.ts'
import type { FormTokens } from './quotes/form-tokens.ts'
import type { QuoteRepository } from './quotes/quote-repository.ts'

type Desk = {
  /** What the routes need. */
  needs: Omit<
    DeskRoutesNeeds,
    | 'publicUrl'
    | 'trustProxy'
    | 'formTokens'
    | 'now'
    | 'followUp'
    | 'ownerVisits'
    | 'photos'
    | 'quarantine'
    | 'releaseQuote'
    | 'ownerLinks'
    | 'repository'
    | 'health'
    | 'emailQueued'
    | 'report'
    | 'receivePicture'
    | 'sitePictures'
    | 'builtPicture'
    | 'hasPicture'
  >
  /** Removes what is of no use any more. */
  tidy(): Promise<void>
}

type Needs = Pick<DeskRoutesNeeds, 'holidays' | 'publishing' | 'renderSite' | 'runDoctor'> & {
  config: Config
  template: Template
  database: Database
  db: Kysely<Tables>
  quotes: QuoteRepository
  additionsTo: CustomerPageRepository['additions']
  signInCode: SignInCode
  secret: string
  formTokens: FormTokens
  now: () => Date
  emailQueued: () => void
  report: (event: SignInEvent) => void
  reportError: (error: unknown) => void
}

/** Composition of the desk. */
export function makeDesk({
  holidays,
  publishing,
  renderSite,
  runDoctor,
  config,
  template,
  database,
  db,
  quotes,
  additionsTo,
  signInCode,
  secret,
  formTokens,
  now,
  emailQueued,
  report,
  reportError,
}: Needs): Desk {
  const owners = makeOwners(config.mailTo)
  const quoteLists = makeQuoteLists(db, database, reportError)
  const sessionRepository = makeSessionRepository(db)
  const limits = makeSignInLimits(database.pool)
  return {
    needs: {
      sessions: makeSessions({ now, owners, sessions: sessionRepository }),
      sessionRepository,
      holidays,
      publishing,
      renderSite,
      usualContent: defaultContent,
      launchPoints: (content) => everyPoint(content, now()),
      runDoctor,
      undeliveredEmails: makeUndeliveredEmails(db),
      signInByCode: makeSignInByCode({
        now,
        owners,
        signIns: makeSignInRepository(db),
        codeOf: signInCode,
        limits,
        emailQueued,
        report,
      }),
      passkeys: makePasskeys({
        now,
        owners,
        passkeys: makePasskeyRepository(db),
        webAuthn: makeWebAuthn({ publicUrl: config.publicUrl, name: company.name, secret }),
        limits,
        report,
      }),
      signInHappened: report,
      deskCookies: makeDeskCookies(config.publicUrl),
      deskForms: makeDeskForms({ formTokens, now }),
      deskPages: makeDeskPages(template, countNow),
      quoteLists,
      otherRequests: makeOtherRequests({ quoteLists, now }),
      readMonths: makeReadMonths({ now, repository: makeMonthRepository(db) }),
      deskRequests: makeDeskRequests({ now, repository: quotes, additionsTo, requests: makeDeskRequestRepository(db), emailQueued }),
      templates: makeTemplates({ now, templates: makeTemplateRepository(db), first: firstTemplates }),
      isShared: config.mailTo.length > 1,
    },
    tidy: makeTidySignIns({ now, owners, endedSignIns: makeEndedSignIns(db) }),
  }

  async function countNow() {
    try {
      return await quoteLists.counts(now().toISOString())
    } catch (error) {
      reportError(error)
      return undefined
    }
  }
}
