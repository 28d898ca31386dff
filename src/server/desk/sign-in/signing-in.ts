import { company } from '#content/company/company.ts'
import type { Core } from '#server/core/core.ts'
import { makeDeskCookies } from './desk-cookies.ts'
import { makePasskeyRepository } from './desk-passkeys.ts'
import { makeSessionRepository } from './desk-sessions.ts'
import { makeSignInRepository } from './desk-sign-ins.ts'
import { makePasskeys } from './passkeys.ts'
import { makeSessions } from './sessions.ts'
import { makeSignInByCode, type SignInEvent } from './sign-in.ts'
import { makeSignInCode } from './sign-in-code.ts'
import { makeSignInLimits } from './sign-in-limits.ts'
import { makeTidySignIns } from './tidy-sign-ins.ts'
import { makeWebAuthn } from './web-authn.ts'

/** How the owner comes in, by a code or a passkey, and stays in. `count`: what the figures are told. */
export function makeSigningIn(core: Core, count: (event: SignInEvent) => void) {
  const { config, database, db, people, signing, log } = core
  const limits = makeSignInLimits(database.pool)
  const sessionRepository = makeSessionRepository(db)

  function report(event: SignInEvent) {
    count(event)
    log.info(event)
  }

  return {
    sessions: makeSessions(core, people, sessionRepository),
    sessionRepository,
    signInByCode: makeSignInByCode(core, people, limits, { signIns: makeSignInRepository(db), codeOf: makeSignInCode(signing.secret), report }),
    passkeys: makePasskeys(core, people, limits, { passkeys: makePasskeyRepository(db), webAuthn: makeWebAuthn(signing, company.name), report }),
    deskCookies: makeDeskCookies(config.publicUrl),
    signInHappened: report,
    tidySignIns: makeTidySignIns(core),
  }
}

export type SigningIn = ReturnType<typeof makeSigningIn>
