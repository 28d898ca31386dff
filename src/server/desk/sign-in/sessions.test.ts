import { beforeEach, expect, test } from 'vitest'
import { peopleOf } from '../../../../tests/support/people-of.ts'
import type { DeskSession } from './desk-sessions.ts'
import { hashOfId } from './secret-id.ts'
import { LONGEST_SESSION_DAYS, makeSessions, SESSION_DAYS } from './sessions.ts'

const DAY = 86_400_000
const MINUTE = 60_000
let now: Date
let stored: Map<string, DeskSession>
let used: string[]
beforeEach(() => {
  now = new Date('2026-11-23T09:00:00.000Z')
  stored = new Map()
  used = []
})

const open = (...mailTo: string[]) =>
  makeSessions({ now: () => now }, peopleOf(mailTo), {
    async start(session, replaces) {
      if (replaces !== undefined) stored.delete(replaces)
      stored.set(session.idHash, session)
    },
    find: async (idHash) => stored.get(idHash),
    async recordUse(idHash, at) {
      used.push(at)
      const session = stored.get(idHash)
      if (session) stored.set(idHash, { ...session, lastUsedAt: at })
    },
    list: async () => [...stored.values()],
    end: async () => {},
    endAll: async () => {},
  })
const sessions = open('Anna <anna@fogratt.example>')
const start = (before?: string) => sessions.start('anna@fogratt.example', 'code', 'Safari på iPhone', before)
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

test('who holds the id is signed in; the id itself is not stored', async () => {
  const id = await start()
  expect([...stored.values()]).toEqual([
    {
      idHash: hashOfId(id),
      address: 'anna@fogratt.example',
      way: 'code',
      device: 'Safari på iPhone',
      signedInAt: '2026-11-23T09:00:00.000Z',
      lastUsedAt: '2026-11-23T09:00:00.000Z',
    },
  ])
  expect(await sessions.find(id)).toEqual({
    signedIn: { address: 'anna@fogratt.example', name: 'Anna', role: 'owner', recipient: 0, sessionId: hashOfId(id), signedInAt: now },
    renewed: false,
  })
  expect(await sessions.find(hashOfId(id))).toBeUndefined()
})

test('a new session in the same browser ends the one before', async () => {
  const before = await start()
  const id = await start(before)
  expect(id).not.toBe(before)
  expect(await sessions.find(before)).toBeUndefined()
  expect(await sessions.find(id)).toBeDefined()
})

test('an address that has left MAIL_TO is signed out', async () => {
  const id = await start()
  expect(await open('bo@fogratt.example').find(id)).toBeUndefined()
})

test('use is noted once a day, and the cookie is set anew with it', async () => {
  const id = await start()
  later(DAY - 1)
  expect((await sessions.find(id))?.renewed).toBe(false)
  later(1)
  expect((await sessions.find(id))?.renewed).toBe(true)
  expect((await sessions.find(id))?.renewed).toBe(false)
  expect(used).toEqual(['2026-11-24T09:00:00.000Z'])
})

test('a session that is not used for thirty days ends', async () => {
  const [id, other] = [await start(), await start()]
  later(SESSION_DAYS * DAY - 1)
  expect(await sessions.find(id)).toBeDefined()
  later(1)
  expect(await sessions.find(id)).toBeDefined()
  expect(await sessions.find(other)).toBeUndefined()
})

test('however much it is used, a session ends after half a year', async () => {
  const id = await start()
  for (let day = 20; day < LONGEST_SESSION_DAYS; day += 20) {
    later(20 * DAY)
    expect(await sessions.find(id), String(day)).toBeDefined()
  }
  later(20 * DAY - 1)
  expect(await sessions.find(id)).toBeDefined()
  later(1)
  expect(await sessions.find(id)).toBeUndefined()
})

test('a clock that was ahead for a while gives no session that lasts longer', async () => {
  const id = await start()
  later(-SESSION_DAYS * DAY)
  expect(await sessions.find(id)).toBeUndefined()
})

test('a sign-in is recent for a quarter of an hour', async () => {
  const signedIn = { address: '', name: '', role: 'owner' as const, recipient: 0, sessionId: '', signedInAt: now }
  later(15 * MINUTE - 1)
  expect(sessions.isRecent(signedIn)).toBe(true)
  later(1)
  expect(sessions.isRecent(signedIn)).toBe(false)
  later(-30 * MINUTE)
  expect(sessions.isRecent(signedIn)).toBe(false)
})
