import { beforeEach, expect, test } from 'vitest'
import { peopleOf } from '../../../../tests/support/people-of.ts'
import type { Challenge, Passkey } from './desk-passkeys.ts'
import { makePasskeys } from './passkeys.ts'
import type { SignInEvent } from './sign-in.ts'

const MINUTE_MS = 60_000
const OWNERS = ['anna@fogratt.example', 'bo@fogratt.example']
const anna: Passkey = {
  id: 'key',
  address: 'anna@fogratt.example',
  publicKey: '',
  transports: [],
  counter: 0,
  name: 'Chrome på Android',
  addedAt: '2026-11-23T12:00:00.000Z',
  lastUsedAt: undefined,
}

let at: number
let stored: Map<string, Passkey>
let challenges: Map<string, Challenge>
let waits: number | undefined
let events: SignInEvent[]
/** The passkeys that the browser was told of when it was to make one. */
let known: string[]
beforeEach(() => {
  at = Date.parse('2026-11-23T12:00:00.000Z')
  stored = new Map([[anna.id, anna]])
  challenges = new Map()
  waits = undefined
  events = []
  known = []
})

/** With a protocol in which the right answer is the passkey's id and the challenge. */
function passkeysOf(mailTo: string[]) {
  return makePasskeys(
    { now: () => new Date(at) },
    peopleOf(mailTo),
    { try: async () => waits },
    {
      passkeys: {
        ask: async (challenge) => void challenges.set(challenge.idHash, challenge),
        async take(idHash, purpose) {
          const found = challenges.get(idHash)
          challenges.delete(idHash)
          return found?.purpose === purpose ? found : undefined
        },
        add: async (passkey) => void stored.set(passkey.id, passkey),
        find: async (id) => stored.get(id),
        list: async (address) => [...stored.values()].filter((passkey) => passkey.address === address),
        recordUse: async (id, counter) => void stored.set(id, { ...anna, counter }),
        remove: async (_, id) => void stored.delete(id),
      },
      webAuthn: {
        askToSignIn: async () => ({ challenge: 'asked', options: {} }),
        async askToAdd(_, existing) {
          known = existing.map(({ id }) => id)
          return { challenge: 'asked', options: {} }
        },
        passkeyOf: (answer) => answer.split(' ')[0],
        verifySignIn: async (answer, challenge, { id, counter }) => (answer === `${id} ${challenge}` ? counter + 1 : undefined),
        verifyNew: async (answer, challenge) =>
          answer.endsWith(` ${challenge}`) ? { id: answer.split(' ')[0] ?? '', publicKey: '', transports: [], counter: 0 } : undefined,
      },
      report: (event) => void events.push(event),
    },
  )
}

async function asked() {
  const result = await passkeysOf(['anna@fogratt.example']).askToSignIn('network')
  return result.outcome === 'asked' ? result.id : ''
}

const signIn = async (id: string | undefined, answer = 'key asked', mailTo = ['anna@fogratt.example']) =>
  (await passkeysOf(mailTo).signIn(id, answer, 'network')).outcome

test('a challenge is good once', async () => {
  const id = await asked()
  expect(await signIn(id)).toBe('right')
  expect(stored.get('key')?.counter).toBe(1)
  expect(await signIn(id)).toBe('refused')
})

test('a wrong answer uses the challenge up', async () => {
  const id = await asked()
  expect(await signIn(id, 'key other')).toBe('refused')
  expect(await signIn(id)).toBe('refused')
})

test.each([
  ['just within five minutes', 5 * MINUTE_MS - 1, 'right'],
  ['after five minutes', 5 * MINUTE_MS, 'refused'],
  ['by a clock that was set back', -2 * MINUTE_MS, 'refused'],
])('a challenge answered %s', async (_, later, outcome) => {
  const id = await asked()
  at += later
  expect(await signIn(id)).toBe(outcome)
})

test('a challenge is good in the browser that asked, and for what it was asked for', async () => {
  await asked()
  for (const answer of ['key asked', 'key undefined']) expect(await signIn(undefined, answer)).toBe('refused')
  expect(await signIn('of another browser')).toBe('refused')
  const owner = await peopleOf(['anna@fogratt.example']).find('anna@fogratt.example')
  if (!owner) throw new Error('There is no owner')
  const { id } = await passkeysOf(['anna@fogratt.example']).askToAdd(owner)
  expect(await signIn(id)).toBe('refused')
})

test('an unknown passkey, and one whose owner has left MAIL_TO, is refused', async () => {
  expect(await signIn(await asked(), 'unknown asked')).toBe('refused')
  expect(await signIn(await asked(), 'key asked', ['bo@fogratt.example'])).toBe('refused')
})

test('a passkey that is refused is reported, with its owner’s number if it has one', async () => {
  await signIn(await asked(), 'key other')
  await signIn(await asked(), 'unknown asked')
  expect(events).toEqual([
    { event: 'passkey refused', recipient: 0 },
    { event: 'passkey refused', recipient: undefined },
  ])
})

/** Bo's try to add what an answer names. */
async function add(answer: string, laterMs = 0) {
  const bo = await peopleOf(OWNERS).find('bo@fogratt.example')
  if (!bo) throw new Error('There is no owner')
  const { id } = await passkeysOf(OWNERS).askToAdd(bo)
  at += laterMs
  return passkeysOf(OWNERS).add(bo, id, answer, 'Chrome på Windows')
}

test('a new passkey is the owner’s who adds it, with its name and instant, and signs in', async () => {
  expect(await add('new asked', 1000)).toBe('new')
  expect(stored.get('new')).toEqual({
    id: 'new',
    publicKey: '',
    transports: [],
    counter: 0,
    address: 'bo@fogratt.example',
    name: 'Chrome på Windows',
    addedAt: '2026-11-23T12:00:01.000Z',
    lastUsedAt: undefined,
  })
  expect(events).toEqual([{ event: 'passkey added', recipient: 1 }])
  expect(await passkeysOf(OWNERS).signIn(await asked(), 'new asked', 'network')).toMatchObject({ outcome: 'right', person: { name: 'bo' }, passkey: 'new' })
})

test.each([
  ['an answer to another challenge', 'new other', 0],
  ['an answer after five minutes', 'new asked', 5 * MINUTE_MS],
])('%s adds no passkey', async (_, answer, laterMs) => {
  expect(await add(answer, laterMs)).toBeUndefined()
  expect([...stored.keys()]).toEqual(['key'])
  expect(events).toEqual([])
})

test.each([
  ['anna@fogratt.example', ['key']],
  ['bo@fogratt.example', []],
])('a browser in which %s adds a passkey is told of the owner’s other ones alone, so that no authenticator gets two', async (address, others) => {
  const owner = await peopleOf(OWNERS).find(address)
  if (!owner) throw new Error('There is no owner')
  await passkeysOf(OWNERS).askToAdd(owner)
  expect(known).toEqual(others)
})

test('a passkey that another owner has is not taken over', async () => {
  expect(await add('key asked')).toBeUndefined()
  expect(stored.get('key')?.address).toBe('anna@fogratt.example')
})

test('a network beyond its limit waits, and is reported', async () => {
  const id = await asked()
  waits = 60
  expect(await signIn(id)).toBe('wait')
  expect((await passkeysOf([]).askToSignIn('network')).outcome).toBe('wait')
  expect(events).toEqual([{ event: 'sign-in limit reached' }, { event: 'sign-in limit reached' }])
})
