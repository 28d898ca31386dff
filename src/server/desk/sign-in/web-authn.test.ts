import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Passkey } from './desk-passkeys.ts'
import { makeWebAuthn } from './web-authn.ts'

const ORIGIN = 'https://fogratt.example'
const ID = 'aWQtb2YtdGhlLXBhc3NrZXk'
const OWNER = { address: 'anna@fogratt.example', name: 'Anna', role: 'owner' as const, recipient: 0 }
/** Of the authenticator's data: somebody was there, and was recognised; a new key follows. */
const [PRESENT, VERIFIED, NEW_KEY] = [0x01, 0x04, 0x40]

const site = (changes: Partial<Parameters<typeof makeWebAuthn>[0]> = {}) => makeWebAuthn({ publicUrl: ORIGIN, secret: 'a secret', ...changes }, 'Fogrätt')

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

type Asked = { challenge: string; origin?: string; host?: string; flags?: number; counter?: number; type?: string }

/** An authenticator with one key, as far as a site sees it (W3C WebAuthn level 2, 6.1 and 6.5). */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, a COSE key for ES256.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const id = Buffer.from(ID, 'base64url')

  const clientData = ({ challenge, origin = ORIGIN }: Asked, type: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const data = ({ host = 'fogratt.example', counter = 0 }: Asked, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }
  const answer = (response: Record<string, unknown>) => JSON.stringify({ id: ID, rawId: ID, type: 'public-key', response })

  return {
    signIn(asked: Asked) {
      const client = clientData(asked, 'webauthn.get')
      const authenticatorData = data(asked, asked.flags ?? PRESENT | VERIFIED)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },

    add(asked: Asked, transports?: unknown) {
      const keyData = Buffer.concat([data(asked, (asked.flags ?? PRESENT | VERIFIED) | NEW_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      // CBOR: { fmt: 'none', attStmt: {}, authData: keyData }
      const attestation = Buffer.concat([Buffer.from('\xa3cfmtdnonegattStmt\xa0hauthData\x58', 'latin1'), Buffer.from([keyData.length]), keyData])
      return answer({
        clientDataJSON: clientData(asked, 'webauthn.create').toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports,
      })
    },
  }
}

async function aPasskey(counter = 0) {
  const key = authenticator()
  const { challenge } = await site().askToAdd(OWNER, [])
  const added = await site().verifyNew(key.add({ challenge, counter }, ['internal']), challenge)
  if (!added) throw new Error('The passkey was refused')
  const passkey: Passkey = { ...added, address: OWNER.address, name: 'Chrome', addedAt: '2026-11-23T12:00:00.000Z', lastUsedAt: undefined }
  return { key, passkey }
}

test('a passkey that was added signs in, and its counter is what the authenticator counts', async () => {
  const { key, passkey } = await aPasskey(3)
  expect(passkey).toMatchObject({ id: ID, counter: 3, transports: ['internal'] })
  const { challenge, options } = await site().askToSignIn()
  expect(options).toMatchObject({ challenge, rpId: 'fogratt.example', userVerification: 'required', timeout: 300_000 })
  const answer = key.signIn({ challenge, counter: 4 })
  expect(site().passkeyOf(answer)).toBe(ID)
  expect(await site().verifySignIn(answer, challenge, passkey)).toBe(4)
})

const WRONG: [string, Partial<Asked>][] = [
  ['to another challenge', { challenge: 'YW5vdGhlcg' }],
  ['for another origin', { origin: 'https://fogratt.example.invalid' }],
  ['for another host', { host: 'example' }],
  ['of an authenticator that did not ask who is there', { flags: PRESENT }],
]

test.each([...WRONG, ['of a copy, whose counter has not risen', { counter: 3 }]])('an answer %s does not sign in', async (_, wrong) => {
  const { key, passkey } = await aPasskey(3)
  const { challenge } = await site().askToSignIn()
  expect(await site().verifySignIn(key.signIn({ challenge, counter: 4, ...wrong }), challenge, passkey)).toBeUndefined()
})

test('an answer of another key does not sign in', async () => {
  const { passkey } = await aPasskey()
  const { challenge } = await site().askToSignIn()
  expect(await site().verifySignIn(authenticator().signIn({ challenge }), challenge, passkey)).toBeUndefined()
})

test.each(WRONG)('a new passkey with an answer %s is not added', async (_, wrong) => {
  const { challenge } = await site().askToAdd(OWNER, [])
  expect(await site().verifyNew(authenticator().add({ challenge, ...wrong }), challenge)).toBeUndefined()
})

test('of the ways to reach an authenticator only those that look like one are stored', async () => {
  const { challenge } = await site().askToAdd(OWNER, [])
  const transportsOf = async (transports?: unknown) => (await site().verifyNew(authenticator().add({ challenge }, transports), challenge))?.transports
  expect(await transportsOf(['internal', 'smart-card', 7, ['usb'], 'USB', 'a'.repeat(20), 'a'.repeat(21), '<b>usb', 'usb</b>', ''])).toEqual([
    'internal',
    'smart-card',
    'a'.repeat(20),
  ])
  expect([await transportsOf('internal'), await transportsOf()]).toEqual([[], []])
})

test('a passkey is bound to the site’s host, needs no name typed, and is not added twice to one authenticator', async () => {
  const { passkey } = await aPasskey()
  const { challenge, options } = await site({ publicUrl: 'https://www.fogratt.example:8443' }).askToAdd(OWNER, [passkey])
  expect(options).toMatchObject({
    challenge,
    rp: { id: 'www.fogratt.example', name: 'Fogrätt' },
    user: { name: 'anna@fogratt.example', displayName: 'Anna' },
    excludeCredentials: [{ id: ID, transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 300_000,
  })
})

test('all passkeys of an owner are for one user, whose id stays, tells nothing and is another with another secret', async () => {
  const userOf = async (secret: string, address = OWNER.address) => {
    const { options } = await site({ secret }).askToAdd({ ...OWNER, address }, [])
    return 'user' in options && typeof options.user === 'object' && options.user && 'id' in options.user ? String(options.user.id) : ''
  }
  const users = [await userOf('a'), await userOf('a'), await userOf('b'), await userOf('a', 'bo@fogratt.example')]
  const ever = createHmac('sha256', 'a').update('["passkey user","anna@fogratt.example"]').digest('base64url')
  expect(users.slice(0, 2)).toEqual([ever, ever])
  expect(new Set(users).size).toBe(3)
  for (const user of users) expect(Buffer.from(user, 'base64url')).toHaveLength(32)
})

test.each([
  'not JSON',
  'null',
  '7',
  '"text"',
  '{}',
  `{"id":"${ID}","rawId":"${ID}"}`,
  `{"rawId":"${ID}","response":{}}`,
  `{"id":"${ID}","response":{}}`,
  `{"id":7,"rawId":"${ID}","response":{}}`,
  `{"id":"${ID}","rawId":7,"response":{}}`,
  `{"id":"${ID}","rawId":"${ID}","response":null}`,
  `{"id":"${ID}","rawId":"${ID}","response":"text"}`,
])('%s is no answer', async (answer) => {
  const { passkey } = await aPasskey()
  expect(site().passkeyOf(answer)).toBeUndefined()
  expect(await site().verifySignIn(answer, 'Y2hhbGxlbmdl', passkey)).toBeUndefined()
  expect(await site().verifyNew(answer, 'Y2hhbGxlbmdl')).toBeUndefined()
})

test('an answer with parts that are missing or no text is refused', async () => {
  const { passkey } = await aPasskey()
  for (const response of ['{}', '{"clientDataJSON":7,"authenticatorData":[],"signature":{},"attestationObject":7}']) {
    const answer = `{"id":"${ID}","rawId":"${ID}","response":${response}}`
    expect(site().passkeyOf(answer)).toBe(ID)
    expect(await site().verifySignIn(answer, 'Y2hhbGxlbmdl', passkey)).toBeUndefined()
    expect(await site().verifyNew(answer, 'Y2hhbGxlbmdl')).toBeUndefined()
  }
})
