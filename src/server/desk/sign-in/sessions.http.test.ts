import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deviceWords } from '#content/desk/devices.ts'
import { pagePaths } from '#domain/paths.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { allRows } from '../../../../tests/support/all-rows.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { openBrowser, signIn } from '../../../../tests/support/desk.ts'
import { ANNA, BO, newDatabase, openDesk } from '../../../../tests/support/desk-site.ts'

const DEVICES = '/agare/enheter'
const DAY_MS = 86_400_000
const NOON = Date.parse('2026-11-23T12:00:00.000Z')

describe.each(frontDoorDatabases)('on %s', (kind) => {
  let at = NOON
  const now = () => new Date(at)
  async function open(env: Record<string, string> = {}) {
    at = NOON
    const where = await newDatabase(kind)
    return { where, server: await openDesk(where, env, now) }
  }
  const isOpen = async (desk: { ask(path: string): Promise<Response> }) => (await desk.ask(DEVICES)).status === 200

  test('a session’s id is stored hashed, and what is stored opens nothing', async () => {
    const { server, where } = await open()
    const desk = await signIn(server, { address: ANNA })
    const id = desk.cookie.split('=')[1] ?? ''
    const stored = JSON.stringify(await allRows(where))
    const hash = createHash('sha256').update(id).digest('base64url')
    expect(stored).not.toContain(id)
    expect(stored).toContain(hash)
    expect(await isOpen({ ask: (path) => server.ask(path, { headers: { cookie: `skrivbord=${hash}` } }) })).toBe(false)
  })

  test('signing in gives a new id whatever cookie the browser had, and ends the session that it had', async () => {
    const { server } = await open()
    const planted = 'a'.repeat(43)
    const victim = await signIn(server, { address: ANNA, headers: {}, cookies: { skrivbord: planted } })
    expect(victim.cookie).not.toContain(planted)
    expect(await isOpen({ ask: (path) => server.ask(path, { headers: { cookie: `skrivbord=${planted}` } }) })).toBe(false)
    const again = await signIn(server, { address: ANNA, cookies: { skrivbord: victim.cookie.split('=')[1] ?? '' } })
    expect([await isOpen(victim), await isOpen(again)]).toEqual([false, true])
  })

  test('a stolen cookie opens nothing after “Logga ut alla”, and another owner’s still does', async () => {
    const { server } = await open()
    const [desk, phone, colleague] = [await signIn(server, { address: ANNA }), await signIn(server, { address: ANNA }), await signIn(server, { address: BO })]
    const stolen = { headers: { cookie: phone.cookie } }
    expect((await server.ask(DEVICES, stolen)).status).toBe(200)
    const out = await desk.press(`${DEVICES}/avsluta-alla`)
    expect(out.headers.get('location')).toBe('/agare/logga-in')
    expect(out.headers.get('clear-site-data'), 'no small photo stays in the browser; the rest the desk’s script forgets').toBe('"cache"')
    expect((await server.ask(DEVICES, stolen)).status).toBe(303)
    expect([await isOpen(desk), await isOpen(phone), await isOpen(colleague)]).toEqual([false, false, true])
  })

  test('a device is logged out by its owner alone', async () => {
    const { server } = await open()
    const [desk, phone, colleague] = [await signIn(server, { address: ANNA }), await signIn(server, { address: ANNA }), await signIn(server, { address: BO })]
    const page = await (await desk.ask(DEVICES)).text()
    const others = [...page.matchAll(/name="enhet" value="([^"]+)"/g)].map(([, id = '']) => id)
    expect(others).toHaveLength(2)
    const [, phones = ''] = others
    await colleague.press(`${DEVICES}/avsluta`, { enhet: phones })
    expect(await isOpen(phone)).toBe(true)
    expect((await desk.press(`${DEVICES}/avsluta`, { enhet: phones })).headers.get('location')).toBe(`${DEVICES}?klart=utloggad`)
    expect([await isOpen(desk), await isOpen(phone)]).toEqual([true, false])
    const out = await desk.press('/agare/logga-ut')
    expect([out.status, out.headers.get('clear-site-data')], 'no photo stays in the browser').toEqual([303, '"cache"'])
    expect([await isOpen(desk), desk.cookie]).toEqual([false, ''])
  })

  test('what could lock the owner out takes a sign-in of the last quarter of an hour', async () => {
    const { server } = await open()
    const [desk, phone] = [await signIn(server, { address: ANNA }), await signIn(server, { address: ANNA })]
    const [, other = ''] = [...(await (await desk.ask(DEVICES)).text()).matchAll(/name="enhet" value="([^"]+)"/g)].map(([, id = '']) => id)
    at += 16 * 60_000
    const page = await (await desk.ask(DEVICES)).text()
    expect(page).toContain(deviceWords.again.text)
    const changes: Record<string, Record<string, string>> = {
      'avsluta-alla': {},
      avsluta: { enhet: other },
      'ta-bort': { nyckel: 'x' },
      'lagg-till': { svar: '{}' },
    }
    for (const [deed, fields] of Object.entries(changes))
      expect((await desk.press(`${DEVICES}/${deed}`, fields)).headers.get('location')).toBe('/agare/logga-in?till=%2Fagare%2Fenheter&igen=1')
    expect((await desk.press(`${DEVICES}/fraga`, {}, DEVICES)).status).toBe(403)
    expect(await isOpen(phone)).toBe(true)
    expect((await desk.press('/agare/logga-ut')).headers.get('location'), 'signing out oneself needs nothing').toBe('/agare/logga-in')
  })

  test('a session lasts 30 days from its last use, and 180 days at most', async () => {
    const { server } = await open()
    const [used, unused] = [await signIn(server, { address: ANNA }), await signIn(server, { address: ANNA })]
    at += 29 * DAY_MS
    const renewed = await used.ask(DEVICES)
    expect(renewed.headers.getSetCookie().join()).toMatch(/skrivbord=[\w-]{43}; Max-Age=2592000;/)
    expect((await used.ask(DEVICES)).headers.getSetCookie(), 'once a day').toEqual([])
    at += 2 * DAY_MS
    expect([await isOpen(used), await isOpen(unused)]).toEqual([true, false])
    while (at < NOON + 179 * DAY_MS) {
      at += 20 * DAY_MS
      if (at < NOON + 180 * DAY_MS) expect(await isOpen(used)).toBe(true)
    }
    expect(await isOpen(used)).toBe(false)
  })

  test('a clock that was ahead, or is set back, gives no session that lasts longer', async () => {
    const { server } = await open()
    at = NOON + 365 * DAY_MS
    const desk = await signIn(server, { address: ANNA })
    at = NOON
    expect(await isOpen(desk)).toBe(false)
    const other = await signIn(server, { address: ANNA })
    at = NOON - 3_600_000
    expect(await isOpen(other), 'an hour is no reason to sign in again').toBe(true)
  })

  test('who has left MAIL_TO is signed out, and what is stored of that address is removed', async () => {
    const { server, where } = await open()
    const [anna, bo] = [await signIn(server, { address: ANNA }), await signIn(server, { address: BO })]
    await server.close()
    const later = await openDesk(where, { MAIL_TO: BO }, now)
    const asks = (desk: { cookie: string }) => ({ ask: (path: string) => later.ask(path, { headers: { cookie: desk.cookie } }) })
    expect([await isOpen(asks(anna)), await isOpen(asks(bo))]).toEqual([false, true])
    await later.tidySignIns()
    expect((await allRows(where)).sessions?.join()).not.toContain(ANNA)
    expect((await allRows(where)).sessions).toHaveLength(1)
  })

  test('what has ended is removed, and what has not is kept', async () => {
    const { server, where } = await open()
    await openBrowser(server).press('/agare/logga-in', { adress: ANNA })
    const desk = await signIn(server, { address: BO })
    at += DAY_MS + 60_000
    await server.tidySignIns()
    const { sign_ins, sessions, emails } = await allRows(where)
    expect([sign_ins, emails?.filter((row) => row.includes('sign-in code')), sessions?.length]).toEqual([[], [], 1])
    expect(await isOpen(desk)).toBe(true)
    at += 31 * DAY_MS
    await server.tidySignIns()
    expect((await allRows(where)).sessions).toEqual([])
  })
})

test('where the site is reached by https the cookies are bound to it', async () => {
  const server = await openDesk(await newDatabase('SQLite'), { PUBLIC_URL: 'https://www.fogratt.example' })
  const desk = await signIn(server, { address: ANNA })
  expect(desk.cookie).toMatch(/^__Host-skrivbord=[\w-]{43}$/)
  const asked = await openBrowser(server).press('/agare/logga-in', { adress: ANNA })
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-inloggning=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-kod-till=a[\w%]+40fogratt\.example; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ])
})

test('visitors get no cookie, and the site’s pages know nothing of the desk', async () => {
  const server = await openDesk(await newDatabase('SQLite'))
  const sent = await server.ask('/functions/v1/send-email-v2', { method: 'POST', body: new URLSearchParams(aRequest()) })
  const json = await server.ask('/functions/v1/send-email-v2', {
    method: 'POST',
    body: JSON.stringify(aRequest({ message: 'En till' })),
    headers: { 'content-type': 'application/json' },
  })
  const { page = '' } = await json.json()
  const visited = [
    ...pagePaths,
    '/finns-inte',
    page,
    '/arende/x',
    '/healthz',
    '/robots.txt',
    '/agare/F-1/x/y',
    '/functions/v1/photos/x',
    '/manifest.webmanifest',
  ]
  const responses = [sent, json, ...(await Promise.all(visited.map((path) => server.ask(path))))]
  expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  for (const path of [...pagePaths, page]) expect(await (await server.ask(path)).text(), path).not.toMatch(/\/agare|skrivbord/)
})

test('a backup holds no session, code, passkey or challenge: restored, it brings back nothing that was ended', async () => {
  const where = await newDatabase('SQLite')
  const server = await openDesk(where)
  const desk = await signIn(server, { address: ANNA })
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  const file = join(where.dataDir, 'backup.jsonl.gz')
  await writeBackup(db, database, file)
  await db.destroy()
  const backup = gunzipSync(readFileSync(file)).toString()
  expect(backup).not.toMatch(/"table":"(?:sessions|sign_ins|passkeys|passkey_challenges)"/)
  const restored = await newDatabase('SQLite')
  const other = openDatabase(restored)
  const empty = await migrateToLatest(other)
  await restoreBackup(empty, other, file)
  await empty.destroy()
  const later = await openDesk(restored)
  expect((await later.ask(DEVICES, { headers: { cookie: desk.cookie } })).status).toBe(303)
})
