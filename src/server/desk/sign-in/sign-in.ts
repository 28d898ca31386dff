import type { Core } from '#server/core/core.ts'
import { bareAddress, type People, type Person } from '#server/core/people/people.ts'
import { isSame } from '#server/core/signing/signatures.ts'
import type { SignInRepository } from './desk-sign-ins.ts'
import { hashOfId, newSecretId } from './secret-id.ts'
import { CODE_MS, isYoung, readCode, type SignInCode } from './sign-in-code.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Wrong codes for one sign-in. */
const MOST_CODE_TRIES = 5

export type SignInEvent = {
  event:
    | 'code asked for'
    | 'code refused'
    | 'passkey added'
    | 'passkey removed'
    | 'passkey refused'
    | 'signed in'
    | 'signed out'
    | 'signed out everywhere'
    | 'sign-in limit reached'
  /** Whose address it is (`Person`), if it is anybody's: no log holds an address. */
  recipient?: number | undefined
}

type AskedForCode = { outcome: 'asked'; id: string } | { outcome: 'wait'; seconds: number }
type TriedCode =
  | { outcome: 'right'; person: Person }
  | { outcome: 'wait'; seconds: number }
  /** Six digits are missing; nothing was counted. */
  | { outcome: 'unreadable' }
  | { outcome: 'wrong'; triesLeft: number }
  /** Unknown to this browser, too old, used, or tried too often. */
  | { outcome: 'ended' }

export function makeSignInByCode(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  people: Pick<People, 'find'>,
  limits: SignInLimits,
  { signIns, codeOf, report }: { signIns: SignInRepository; codeOf: SignInCode; report: (event: SignInEvent) => void },
) {
  return {
    /** The same outcome and the same work for any address. Resolves to the id for the browser's cookie. */
    async ask(typedAddress: string, network: string): Promise<AskedForCode> {
      const wait = (await limits.ask(network)) ?? (await limits.askFor(hashOfId(bareAddress(typedAddress))))
      if (wait !== undefined) return tooMany(wait)
      const person = await people.find(typedAddress)
      const { id, hash } = newSecretId()
      await signIns.ask({ idHash: hash, address: person?.address ?? '', askedAt: now().toISOString() }, person?.recipient)
      emailQueued()
      report({ event: 'code asked for', recipient: person?.recipient })
      return { outcome: 'asked', id }
    },

    /** `id`: from the cookie of the browser that asked. */
    async tryCode(id: string | undefined, typed: string, network: string): Promise<TriedCode> {
      const code = readCode(typed)
      if (code === undefined) return { outcome: 'unreadable' }
      const wait = await limits.try(network)
      if (wait !== undefined) return tooMany(wait)
      const idHash = hashOfId(id ?? '')
      const signIn = await signIns.countTry(idHash, MOST_CODE_TRIES)
      const isRight = isSame(code, codeOf(idHash))
      const person = signIn && (await people.find(signIn.address))
      if (signIn && isYoung(signIn.askedAt, now(), CODE_MS)) {
        if (isRight && person) return (await signIns.use(idHash, now().toISOString())) ? { outcome: 'right', person } : { outcome: 'ended' }
        report({ event: 'code refused', recipient: person?.recipient })
        if (signIn.tries < MOST_CODE_TRIES) return { outcome: 'wrong', triesLeft: MOST_CODE_TRIES - signIn.tries }
      }
      return { outcome: 'ended' }
    },
  }

  function tooMany(seconds: number) {
    report({ event: 'sign-in limit reached' })
    return { outcome: 'wait', seconds } as const
  }
}
