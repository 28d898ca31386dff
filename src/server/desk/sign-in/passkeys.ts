import type { Core } from '#server/core/core.ts'
import type { People, Person } from '#server/core/people/people.ts'
import type { Challenge, Passkey, PasskeyRepository } from './desk-passkeys.ts'
import { hashOfId, newSecretId } from './secret-id.ts'
import type { SignInEvent } from './sign-in.ts'
import { isYoung } from './sign-in-code.ts'
import type { SignInLimits } from './sign-in-limits.ts'

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'transports' | 'counter'>

/** The WebAuthn protocol. `options`: for the browser, JSON. `answer`: from the browser, JSON as text, not trusted. */
export type WebAuthn = {
  askToSignIn(): Promise<{ challenge: string; options: object }>
  askToAdd(person: Person, existing: readonly Passkey[]): Promise<{ challenge: string; options: object }>
  /** The id of the passkey that an answer names; undefined if it is no answer. */
  passkeyOf(answer: string): string | undefined
  /** The passkey's new counter; undefined unless it signed this challenge for this site, the user was verified, and the counter has risen. */
  verifySignIn(answer: string, challenge: string, passkey: Passkey): Promise<number | undefined>
  verifyNew(answer: string, challenge: string): Promise<NewPasskey | undefined>
}

type Asked = { outcome: 'asked'; options: object; id: string } | { outcome: 'wait'; seconds: number }
/** `passkey`: its id. */
type Tried = { outcome: 'right'; person: Person; passkey: string } | { outcome: 'refused' } | { outcome: 'wait'; seconds: number }

const CHALLENGE_MS = 5 * 60_000

export type Passkeys = ReturnType<typeof makePasskeys>

export function makePasskeys(
  { now }: Pick<Core, 'now'>,
  people: Pick<People, 'find'>,
  limits: Pick<SignInLimits, 'try'>,
  { passkeys, webAuthn, report }: { passkeys: PasskeyRepository; webAuthn: WebAuthn; report: (event: SignInEvent) => void },
) {
  return {
    /** Resolves to what the browser is asked, and the id for its cookie. */
    async askToSignIn(network: string): Promise<Asked> {
      const seconds = await limits.try(network)
      if (seconds !== undefined) return tooMany(seconds)
      const { challenge, options } = await webAuthn.askToSignIn()
      return { outcome: 'asked', options, id: await keep(challenge, 'sign in') }
    },

    async signIn(id: string | undefined, answer: string, network: string): Promise<Tried> {
      const seconds = await limits.try(network)
      if (seconds !== undefined) return tooMany(seconds)
      const challenge = await take(id, 'sign in')
      const passkey = await passkeys.find(webAuthn.passkeyOf(answer) ?? '')
      const person = passkey && (await people.find(passkey.address))
      const counter = challenge && passkey && person ? await webAuthn.verifySignIn(answer, challenge, passkey) : undefined
      if (counter === undefined || !passkey || !person) {
        report({ event: 'passkey refused', recipient: person?.recipient })
        return { outcome: 'refused' }
      }
      await passkeys.recordUse(passkey.id, counter, now().toISOString())
      return { outcome: 'right', person, passkey: passkey.id }
    },

    async askToAdd(person: Person): Promise<{ options: object; id: string }> {
      const { challenge, options } = await webAuthn.askToAdd(person, await passkeys.list(person.address))
      return { options, id: await keep(challenge, 'add') }
    },

    /** Resolves to its id, if it was added. */
    async add({ address, recipient }: Person, id: string | undefined, answer: string, name: string): Promise<string | undefined> {
      const challenge = await take(id, 'add')
      const added = challenge === undefined ? undefined : await webAuthn.verifyNew(answer, challenge)
      // A passkey that is known already keeps its owner.
      if (!added || (await passkeys.find(added.id))) return undefined
      await passkeys.add({ ...added, address, name, addedAt: now().toISOString(), lastUsedAt: undefined })
      report({ event: 'passkey added', recipient })
      return added.id
    },

    list: passkeys.list,
    remove: passkeys.remove,
  }

  async function keep(challenge: string, purpose: Challenge['purpose']): Promise<string> {
    const { id, hash } = newSecretId()
    await passkeys.ask({ idHash: hash, challenge, purpose, askedAt: now().toISOString() })
    return id
  }

  async function take(id: string | undefined, purpose: Challenge['purpose']): Promise<string | undefined> {
    const asked = id === undefined ? undefined : await passkeys.take(hashOfId(id), purpose)
    return asked && isYoung(asked.askedAt, now(), CHALLENGE_MS) ? asked.challenge : undefined
  }

  function tooMany(seconds: number) {
    report({ event: 'sign-in limit reached' })
    return { outcome: 'wait', seconds } as const
  }
}
