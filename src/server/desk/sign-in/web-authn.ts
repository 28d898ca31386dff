import { createHmac } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Signing } from '#server/core/signing/signatures.ts'
import type { WebAuthn } from './passkeys.ts'

const TIMEOUT_MS = 5 * 60_000

/** Loaded with the first passkey: it would be a quarter of what the server loads when it starts. */
const library = () => import('@simplewebauthn/server')

/** Passkeys by @simplewebauthn/server. They are bound to the host of `publicUrl`. `name`: shown by the browser when one is added. */
export function makeWebAuthn({ publicUrl, secret }: Signing, name: string): WebAuthn {
  const rpID = new URL(publicUrl).hostname
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true }

  return {
    async askToSignIn() {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: TIMEOUT_MS })
      return { challenge: options.challenge, options }
    },

    async askToAdd(person, existing) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID,
        userName: person.address,
        userDisplayName: person.name,
        // The same for each of the owner's passkeys, and says nothing about the address.
        userID: new Uint8Array(
          createHmac('sha256', secret)
            .update(JSON.stringify(['passkey user', person.address]))
            .digest(),
        ),
        excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: TIMEOUT_MS,
      })
      return { challenge: options.challenge, options }
    },

    passkeyOf: (answer) => readSignIn(answer)?.id,

    async verifySignIn(answer, challenge, { id, publicKey, counter, transports }) {
      const response = readSignIn(answer)
      if (!response) return undefined
      const { verifyAuthenticationResponse } = await library()
      const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter, transports }
      const result = await verifyAuthenticationResponse({ ...expected, response, expectedChallenge: challenge, credential }).catch(() => undefined)
      return result?.verified ? result.authenticationInfo.newCounter : undefined
    },

    async verifyNew(answer, challenge) {
      const { verifyRegistrationResponse } = await library()
      const response = readNew(answer)
      const result = response && (await verifyRegistrationResponse({ ...expected, response, expectedChallenge: challenge }).catch(() => undefined))
      if (!result?.verified) return undefined
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)) }
    },
  }
}

function readSignIn(answer: string): AuthenticationResponseJSON | undefined {
  const read = readAnswer(answer)
  if (!read) return undefined
  const { id, rawId, text } = read
  const response = { clientDataJSON: text('clientDataJSON'), authenticatorData: text('authenticatorData'), signature: text('signature') }
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response }
}

function readNew(answer: string): RegistrationResponseJSON | undefined {
  const read = readAnswer(answer)
  if (!read) return undefined
  const { id, rawId, text, response } = read
  const transports = 'transports' in response && Array.isArray(response.transports) ? response.transports.filter((one) => typeof one === 'string') : []
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: text('clientDataJSON'), attestationObject: text('attestationObject'), transports },
  }
}

/** What both kinds of answers have; undefined if it is none. */
function readAnswer(answer: string) {
  const value = parse(answer)
  if (!isObject(value) || !('id' in value) || !('rawId' in value) || !('response' in value)) return undefined
  const { id, rawId, response } = value
  if (typeof id !== 'string' || typeof rawId !== 'string' || !isObject(response)) return undefined
  const fields = new Map<string, unknown>(Object.entries(response))
  const text = (name: string) => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : ''
  }
  return { id, rawId, response, text }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
