import { describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail } from '../../../../tests/support/storage.ts'
import type { Passkey } from './desk-passkeys.ts'
import { makePasskeyRepository } from './desk-passkeys.ts'
import type { DeskSession } from './desk-sessions.ts'
import { makeSessionRepository } from './desk-sessions.ts'
import { makeSignInRepository } from './desk-sign-ins.ts'
import { removeEndedSignIns } from './tidy-sign-ins.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const BEFORE_NOON = '2026-11-21T11:59:59.999Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const ANNA = 'anna@example.se'
const BO = 'bo@example.se'

const aSession = (idHash: string, changes: Partial<DeskSession> = {}): DeskSession => ({
  idHash,
  address: ANNA,
  way: 'code',
  device: 'Firefox på Linux',
  signedInAt: NOON,
  lastUsedAt: NOON,
  ...changes,
})

/** Counted beyond 32 bits, as an authenticator may. */
const aPasskey = (id: string, changes: Partial<Passkey> = {}): Passkey => ({
  id,
  address: ANNA,
  publicKey: `key of ${id}`,
  transports: ['internal', 'hybrid'],
  counter: 4_294_967_296,
  name: 'Safari på iPhone',
  addedAt: NOON,
  lastUsedAt: undefined,
  ...changes,
})

describe.each(Object.entries(databases))('signing in to the desk on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  async function open() {
    const storage = await openStorage()
    const { db } = storage
    return {
      ...storage,
      signIns: makeSignInRepository(db),
      sessions: makeSessionRepository(db),
      passkeys: makePasskeyRepository(db),
    }
  }

  test('a code is mailed to the owner who asked for it, and to nobody where the address is no owner’s', async () => {
    const { signIns, outbox } = await open()
    await signIns.ask({ idHash: 'stranger', address: '', askedAt: NOON }, undefined)
    await signIns.ask({ idHash: 'owner', address: BO, askedAt: NOON }, 1)
    expect(await outbox.leaseNext(NOON, ONE)).toEqual({
      id: expect.any(String),
      kind: 'sign-in code',
      recipient: 1,
      queuedAt: NOON,
      attempts: 0,
      signIn: 'owner',
      address: BO,
    })
    expect(await outbox.leaseNext(NOON, ONE)).toBeUndefined()
    expect(await signIns.countTry('stranger', 5)).toEqual({ idHash: 'stranger', address: '', askedAt: NOON, tries: 1 })
  })

  test('each sign-in has so many tries, also when they come at once', async () => {
    const { signIns } = await open()
    for (const idHash of ['one', 'other']) await signIns.ask({ idHash, address: ANNA, askedAt: NOON }, 0)
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => signIns.countTry('one', 3)))
    expect(tries.filter((tried) => tried !== undefined).toSorted((one, other) => one.tries - other.tries)).toEqual(
      [1, 2, 3].map((number) => ({ idHash: 'one', address: ANNA, askedAt: NOON, tries: number })),
    )
    expect(await signIns.countTry('one', 3)).toBeUndefined()
    expect(await signIns.countTry('other', 3)).toEqual({ idHash: 'other', address: ANNA, askedAt: NOON, tries: 1 })
    expect(await signIns.countTry('unknown', 3)).toBeUndefined()
  })

  test('a sign-in is used once, also by two at once, and cannot be tried or mailed afterwards', async () => {
    const { signIns, outbox } = await open()
    for (const idHash of ['one', 'other']) await signIns.ask({ idHash, address: ANNA, askedAt: NOON }, 0)
    expect((await Promise.all([signIns.use('one', NOON), signIns.use('one', NOON)])).toSorted()).toEqual([false, true])
    expect(await signIns.use('unknown', NOON)).toBe(false)
    expect(await signIns.countTry('one', 5)).toBeUndefined()
    expect(await signIns.countTry('other', 5)).toEqual({ idHash: 'other', address: ANNA, askedAt: NOON, tries: 1 })
    expect(await outbox.leaseNext(NOON, ONE)).toMatchObject({ signIn: 'other' })
    expect(await outbox.leaseNext(NOON, ONE)).toBeUndefined()
  })

  test('a session is found until its browser signs in anew', async () => {
    const { sessions } = await open()
    await sessions.start(aSession('first'), undefined)
    await sessions.start(aSession('elsewhere', { way: 'passkey', device: 'Safari på iPhone' }), 'unknown')
    await sessions.start(aSession('second', { signedInAt: ONE, lastUsedAt: ONE }), 'first')
    expect(await sessions.find('first')).toBeUndefined()
    expect(await sessions.find('second')).toEqual(aSession('second', { signedInAt: ONE, lastUsedAt: ONE }))
    expect(await sessions.find('elsewhere')).toEqual(aSession('elsewhere', { way: 'passkey', device: 'Safari på iPhone' }))
  })

  test('the sessions of an address stand with the latest used first, then the latest begun', async () => {
    const { sessions } = await open()
    await sessions.start(aSession('used'), undefined)
    await sessions.start(aSession('older'), undefined)
    await sessions.start(aSession('newer', { signedInAt: ONE }), undefined)
    await sessions.start(aSession('of another', { address: BO }), undefined)
    await sessions.recordUse('used', TWO)
    expect(await sessions.list(ANNA)).toEqual([aSession('used', { lastUsedAt: TWO }), aSession('newer', { signedInAt: ONE }), aSession('older')])
    expect(await sessions.list(BO)).toEqual([aSession('of another', { address: BO })])
  })

  test('an owner ends one session or all, and nobody else’s', async () => {
    const { sessions } = await open()
    const others = aSession('of another', { address: BO })
    for (const idHash of ['one', 'two', 'three']) await sessions.start(aSession(idHash), undefined)
    await sessions.start(others, undefined)
    await sessions.end(ANNA, 'one')
    await sessions.end(ANNA, 'of another')
    expect((await sessions.list(ANNA)).map(({ idHash }) => idHash).toSorted()).toEqual(['three', 'two'])
    await sessions.endAll(ANNA)
    expect(await sessions.list(ANNA)).toEqual([])
    expect(await sessions.list(BO)).toEqual([others])
  })

  test('a challenge is taken once, and for its purpose only', async () => {
    const { passkeys } = await open()
    const challenge = (idHash: string, purpose: 'sign in' | 'add') => ({ idHash, challenge: `of ${idHash}`, purpose, askedAt: NOON })
    for (const idHash of ['one', 'two']) await passkeys.ask(challenge(idHash, 'add'))
    await passkeys.ask(challenge('three', 'sign in'))
    expect(await passkeys.take('one', 'add')).toEqual(challenge('one', 'add'))
    expect(await passkeys.take('one', 'add')).toBeUndefined()
    expect(await passkeys.take('two', 'sign in')).toBeUndefined()
    expect(await passkeys.take('two', 'add')).toBeUndefined()
    expect(await passkeys.take('three', 'sign in')).toEqual(challenge('three', 'sign in'))
  })

  test('a passkey is found by its id, with its latest use', async () => {
    const { passkeys } = await open()
    await passkeys.add(aPasskey('one'))
    await passkeys.add(aPasskey('two', { transports: [], counter: 0 }))
    expect(await passkeys.find('unknown')).toBeUndefined()
    expect(await passkeys.find('one')).toEqual(aPasskey('one'))
    await passkeys.recordUse('one', 4_294_967_297, ONE)
    expect(await passkeys.find('one')).toEqual(aPasskey('one', { counter: 4_294_967_297, lastUsedAt: ONE }))
    expect(await passkeys.find('two')).toEqual(aPasskey('two', { transports: [], counter: 0 }))
  })

  test('the passkeys of an address stand in the order in which they were added, and only its owner removes one', async () => {
    const { passkeys } = await open()
    const [late, b, a, others] = [aPasskey('1', { addedAt: ONE }), aPasskey('b'), aPasskey('a'), aPasskey('c', { address: BO })]
    for (const passkey of [late, b, a, others]) await passkeys.add(passkey)
    expect(await passkeys.list(ANNA)).toEqual([a, b, late])
    await passkeys.remove(ANNA, 'b')
    await passkeys.remove(ANNA, 'c')
    expect(await passkeys.list(ANNA)).toEqual([a, late])
    expect(await passkeys.list(BO)).toEqual([others])
  })

  test('tidying removes what has ended and what is of no owner, and keeps the rest', async () => {
    const { db, signIns, sessions, passkeys, ...storage } = await open()
    await sessions.start(aSession('kept', { signedInAt: NOON, lastUsedAt: ONE }), undefined)
    await sessions.start(aSession('long unused', { signedInAt: ONE, lastUsedAt: '2026-11-21T12:59:59.999Z' }), undefined)
    await sessions.start(aSession('begun long ago', { signedInAt: BEFORE_NOON, lastUsedAt: TWO }), undefined)
    await sessions.start(aSession('of no owner', { address: BO, signedInAt: TWO, lastUsedAt: TWO }), undefined)
    await passkeys.add(aPasskey('kept', { addedAt: BEFORE_NOON }))
    await passkeys.add(aPasskey('of no owner', { address: BO, addedAt: TWO }))
    for (const [idHash, askedAt] of [
      ['kept', TWO],
      ['old', ONE],
    ] as const) {
      await passkeys.ask({ idHash, challenge: 'c', purpose: 'add', askedAt })
      await signIns.ask({ idHash, address: ANNA, askedAt }, 0)
    }
    await keepWithEmail(storage, 'F-1')
    await removeEndedSignIns(db, { usedBefore: ONE, signedInBefore: NOON, askedBefore: TWO, people: [{ address: ANNA }] })
    expect(await db.selectFrom('sessions').select('id_hash').execute()).toEqual([{ id_hash: 'kept' }])
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([{ id: 'kept' }])
    expect(await db.selectFrom('passkey_challenges').select('id_hash').execute()).toEqual([{ id_hash: 'kept' }])
    expect(await db.selectFrom('sign_ins').select('id_hash').execute()).toEqual([{ id_hash: 'kept' }])
    expect(await db.selectFrom('emails').select(['kind', 'about']).orderBy('kind').execute()).toEqual([
      { kind: 'owner', about: null },
      { kind: 'sign-in code', about: 'kept' },
    ])
  })
})
