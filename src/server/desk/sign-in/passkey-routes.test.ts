import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeFormTokens } from '#server/core/signing/form-tokens.ts'
import type { DeskEnv } from '../desk-context.ts'
import { makeDeskForms } from '../desk-forms.ts'
import { makeDeskCookies } from './desk-cookies.ts'
import { deviceRoutes } from './device-routes.ts'
import type { Passkeys } from './passkeys.ts'
import type { Sessions } from './sessions.ts'
import { signInRoutes } from './sign-in-routes.ts'

/** Signing in by a passkey and adding one, with a protocol in which every answer is right. */
const NOW = new Date('2026-11-23T12:00:00.000Z')
const now = () => NOW
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const anna = { address: 'anna@fogratt.example', name: 'Anna', role: 'owner' as const, recipient: 0 }
const signedIn = { ...anna, sessionId: 'session', signedInAt: NOW }
const deskCookies = makeDeskCookies('https://fogratt.example')
const deskPages = { fill: async () => '', fillAlone: () => '', policy: '' }
const formTokens = makeFormTokens('secret')
const deskForms = makeDeskForms({ formTokens, now })

/** What was started and added. */
function aDesk() {
  const done: string[] = []
  const passkeys: Passkeys = {
    askToSignIn: async () => ({ outcome: 'asked', options: {}, id: 'asked' }),
    signIn: async (id, answer) => {
      done.push(`signed in: ${id} ${answer}`)
      return { outcome: 'right', person: anna, passkey: 'used' }
    },
    askToAdd: async () => ({ options: {}, id: 'asked' }),
    add: async ({ address }, id, answer, name) => {
      done.push(`added: ${address} ${id} ${answer}, ${name}`)
      return 'added'
    },
    list: async () => [],
    remove: async () => {},
  }
  const sessions: Sessions = {
    start: async (address, way, device) => {
      done.push(`session: ${address} ${way}, ${device}`)
      return 'new-session'
    },
    find: async () => undefined,
    isRecent: () => true,
  }
  return { done, passkeys, sessions }
}

/** A form that a browser with that cookie sends. */
function post(routes: { request(path: string, init: RequestInit): Response | Promise<Response> }, path: string, fields: Record<string, string>) {
  const headers = { 'user-agent': CHROME, cookie: '__Host-inloggning=asked' }
  return routes.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test('who signs in by a passkey has a session of this device, and comes to the page that was asked for', async () => {
  const { done, passkeys, sessions } = aDesk()
  const signInByCode = { ask: async () => ({ outcome: 'wait', seconds: 1 }) as const, tryCode: async () => ({ outcome: 'ended' }) as const }
  const routes = signInRoutes({ config: { trustProxy: true }, formTokens, now }, deskPages, {
    signInByCode,
    passkeys,
    sessions,
    deskCookies,
    signInHappened: () => {},
  })
  const fields = { sigill: formTokens.issue('desk address', NOW), svar: 'answer', till: '/agare/laget' }
  const response = await post(routes, '/nyckel', fields)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/agare/laget'])
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-skrivbord=new-session;'))).toBe(true)
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-nyckel=used;'))).toBe(true)
  expect(done).toEqual(['signed in: asked answer', 'session: anna@fogratt.example passkey, Chrome på Android'])
})

test('a passkey is added under the device’s name, and leads back to the page that was asked for, or to the list', async () => {
  const { done, passkeys, sessions } = aDesk()
  const sessionRepository = {
    start: async () => {},
    find: async () => undefined,
    recordUse: async () => {},
    list: async () => [],
    end: async () => {},
    endAll: async () => {},
  }
  const routes = new Hono<DeskEnv>()
  let sigill = ''
  routes.use(async (c, next) => {
    c.set('signedIn', signedIn)
    sigill ||= deskForms.issueToken(c, 'devices')
    await next()
  })
  routes.get('/token', (c) => c.text(sigill))
  routes.route(
    '/',
    deviceRoutes(
      { deskForms, deskPages, sentTwice: { answerOnce: (_c, _key, answer) => answer() } },
      { sessions, sessionRepository, passkeys, deskCookies, signInHappened: () => {} },
    ),
  )
  await routes.request('/token')
  const add = (till: string) => post(routes, '/lagg-till', { sigill, svar: 'answer', till })
  const added = await add('')
  expect(added.headers.get('location')).toBe('/agare/enheter?klart=nyckel')
  expect(added.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-nyckel=added;'))).toBe(true)
  expect((await add('/agare/laget')).headers.get('location')).toBe('/agare/laget')
  expect((await add('https://elsewhere.example/')).headers.get('location')).toBe('/agare')
  expect(done[0]).toBe('added: anna@fogratt.example asked answer, Chrome på Android')
})

test('a token is good for the session and the subject that it was made for, also where a form is read as it comes', async () => {
  const routes = new Hono<DeskEnv>()
  routes.get('/:session/:subject', (c) => {
    c.set('signedIn', { ...signedIn, sessionId: c.req.param('session') })
    const { token } = c.req.query()
    return c.text(token === undefined ? deskForms.issueToken(c, c.req.param('subject')) : String(deskForms.isValid(c, c.req.param('subject'), token)))
  })
  const answerOf = async (path: string) => (await routes.request(path)).text()
  const token = await answerOf('/mine/pictures')
  expect(await answerOf(`/mine/pictures?token=${token}`)).toBe('true')
  expect(await answerOf(`/other/pictures?token=${token}`)).toBe('false')
  expect(await answerOf(`/mine/holiday?token=${token}`)).toBe('false')
})
