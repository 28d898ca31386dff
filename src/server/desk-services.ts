import type { Kysely } from 'kysely'
import { makeSignInLimits } from './adapters/sign-in-limits.ts'
import type { Database } from './adapters/sql/database.ts'
import { makeQuoteLists } from './adapters/sql/desk-lists.ts'
import { makeMonthRepository } from './adapters/sql/desk-months.ts'
import { makeSessionRepository } from './adapters/sql/desk-sessions.ts'
import { makeSignInRepository } from './adapters/sql/desk-sign-ins.ts'
import type { Tables } from './adapters/sql/tables.ts'
import type { Config } from './config.ts'
import { makeOwners } from './desk/owners.ts'
import { makeReadMonths } from './desk/read-months.ts'
import { makeSessions } from './desk/sessions.ts'
import { makeSignInByCode, type SignInEvent } from './desk/sign-in.ts'
import type { SignInCode } from './desk/sign-in-code.ts'
import { makeDeskCookies } from './http/desk/desk-cookies.ts'
import { makeDeskForms } from './http/desk/desk-forms.ts'
import type { DeskRoutesNeeds } from './http/desk/desk-routes.ts'
import { readDeskPages } from './http/desk/desk-shell.tsx'
import type { FormTokens } from './quotes/form-tokens.ts'

type Desk = {
  /** What the routes need. */
  needs: Omit<DeskRoutesNeeds, 'publicUrl' | 'trustProxy' | 'formTokens' | 'now' | 'quarantine' | 'releaseQuote' | 'ownerLinks' | 'repository'>
}

type Needs = {
  config: Config
  /** The folder of the built site. */
  siteDir: string
  database: Database
  db: Kysely<Tables>
  signInCode: SignInCode
  formTokens: FormTokens
  now: () => Date
  emailQueued: () => void
  report: (event: SignInEvent) => void
  reportUnreadable: (error: Error) => void
}

/** Composition of the desk. */
export function makeDesk({ config, siteDir, database, db, signInCode, formTokens, now, emailQueued, report, reportUnreadable }: Needs): Desk {
  const owners = makeOwners(config.mailTo)
  const sessions = makeSessions({ now, owners, sessions: makeSessionRepository(db) })
  return {
    needs: {
      sessions,
      signInByCode: makeSignInByCode({
        now,
        owners,
        signIns: makeSignInRepository(db),
        codeOf: signInCode,
        limits: makeSignInLimits(database.pool),
        emailQueued,
        report,
      }),
      deskCookies: makeDeskCookies(config.publicUrl),
      deskForms: makeDeskForms({ formTokens, now }),
      deskPages: readDeskPages(siteDir),
      quoteLists: makeQuoteLists(db, database, reportUnreadable),
      readMonths: makeReadMonths({ now, repository: makeMonthRepository(db) }),
    },
  }
}
