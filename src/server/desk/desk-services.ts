import type { Kysely } from 'kysely'
import { company } from '#content/company/company.ts'
import { firstTemplates } from '#content/desk/templates.ts'
import type { Config } from '#server/core/config.ts'
import type { Database } from '#server/core/database/database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { Template } from '#server/core/http/site.ts'
import type { CustomerPageRepository } from '#server/customer/customer-pages.ts'
import type { QuoteRepository } from '#server/enquiries/quote-repository.ts'
import type { FormTokens } from '#server/enquiries/receive/form-tokens.ts'
import { makeUndeliveredEmails } from '#server/operation/undelivered-emails.ts'
import { makeDeskForms } from './desk-forms.ts'
import type { DeskRoutesNeeds } from './desk-routes.ts'
import { makeDeskPages } from './desk-shell.tsx'
import { makeDeskRequestRepository } from './enquiry/desk-requests.ts'
import { makeDeskRequests } from './enquiry/requests.ts'
import { makeQuoteLists } from './lists/desk-lists.ts'
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
import type { SignInCode } from './sign-in/sign-in-code.ts'
import { makeSignInLimits } from './sign-in/sign-in-limits.ts'
import { makeTidySignIns } from './sign-in/tidy-sign-ins.ts'
import { makeWebAuthn } from './sign-in/web-authn.ts'
import { makeTemplateRepository } from './templates/desk-templates.ts'
import { makeTemplates } from './templates/templates.ts'

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
    | 'facts'
    | 'report'
  >
  /** Removes what is of no use any more. */
  tidy(): Promise<void>
}

type Needs = Pick<DeskRoutesNeeds, 'holidays' | 'runDoctor'> & {
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
