import { describe, expect, test } from 'vitest'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { codeIn, openBrowser, signIn } from '../../../../tests/support/desk.ts'
import { ANNA, BO, codesMailed, from, newDatabase, openDesk, wrong } from '../../../../tests/support/desk-site.ts'
import { readMetrics } from '../../../../tests/support/read-metrics.ts'

const ADDRESS = '/agare/logga-in'
const CODE = '/agare/logga-in/kod'

describe.each(frontDoorDatabases)('on %s', (kind) => {
  test('many sign-ins from many networks at once: twenty codes for an address in a day, five tries for each, then even the right code is refused', async () => {
    const where = await newDatabase(kind)
    const server = await openDesk(where)
    const browsers = Array.from({ length: 30 }, (_, network) => openBrowser(server, from(network)))
    const asked = await Promise.all(browsers.map(async (browser) => ({ browser, status: (await browser.press(ADDRESS, { adress: ANNA })).status })))
    const sending = asked.filter(({ status }) => status === 303)
    expect([sending.length, asked.filter(({ status }) => status === 429).length]).toEqual([20, 10])
    const codes = (await codesMailed(server, 20)).map(codeIn)
    const guess = codes.includes('000000') ? '000001' : '000000'
    let refused = 0
    await Promise.all(
      sending.map(async ({ browser }) => {
        const tries = await Promise.all(Array.from({ length: 8 }, async () => (await browser.press(CODE, { kod: guess })).text()))
        refused += tries.filter((page) => page.includes('försök kvar')).length
      }),
    )
    // Of five tries the fifth says that the code has ended.
    expect(refused).toBe(20 * 4)
    for (const { browser } of sending.slice(0, 3)) for (const kod of codes.slice(0, 1)) expect((await browser.press(CODE, { kod })).status).toBe(422)
    expect((await openBrowser(server, from(200)).press(ADDRESS, { adress: 'nobody@fogratt.example' })).status, 'another address').toBe(303)
    expect((await signIn(server, { address: BO, headers: from(201) })).cookie, 'another owner').toContain('skrivbord=')
  })

  test('a network asks for ten codes in ten minutes and tries thirty, and another one is not in its way', async () => {
    const where = await newDatabase(kind)
    const server = await openDesk(where)
    const statuses: number[] = []
    const browsers = Array.from({ length: 12 }, () => openBrowser(server, from(1)))
    for (const [index, browser] of browsers.entries()) statuses.push((await browser.press(ADDRESS, { adress: `nobody-${index}@fogratt.example` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429])
    const tried: number[] = []
    for (const browser of browsers.slice(0, 8)) for (let guess = 0; guess < 4; guess += 1) tried.push((await browser.press(CODE, { kod: '000000' })).status)
    expect(tried.slice(0, 30).every((status) => status === 422)).toBe(true)
    expect(tried.slice(30)).toEqual([429, 429])
    expect((await signIn(server, { address: ANNA, headers: from(2) })).cookie).toContain('skrivbord=')
    expect((await readMetrics(server)).get('fogratt_sign_ins_total{event="sign_in_limit_reached"}'), 'two of each').toBe(4)
  })

  test('a code that was mailed for one address opens nothing for another', async () => {
    const where = await newDatabase(kind)
    const server = await openDesk(where)
    const [anna, bo] = [openBrowser(server), openBrowser(server)]
    await anna.press(ADDRESS, { adress: ANNA })
    await bo.press(ADDRESS, { adress: BO })
    const codes = await codesMailed(server, 2)
    const codeOf = (address: string) => codeIn(codes.find(({ to }) => to?.[0]?.address === address) ?? {})
    expect(codeOf(ANNA)).not.toBe(codeOf(BO))
    expect((await anna.press(CODE, { kod: codeOf(BO) })).status).toBe(422)
    expect((await bo.press(CODE, { kod: wrong(codeOf(BO)) })).status).toBe(422)
    expect((await anna.press(CODE, { kod: codeOf(ANNA) })).status).toBe(303)
  })
})

test('however an owner’s address is written, it has twenty codes in a day', async () => {
  const server = await openDesk(await newDatabase('SQLite'))
  const spellings = [ANNA, ANNA.toUpperCase(), `x<${ANNA}>`]
  const asked = Array.from({ length: 21 }, (_, index) => openBrowser(server, from(index)).press(ADDRESS, { adress: spellings[index % 3] ?? '' }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('two processes on one PostgreSQL count together', async () => {
  const where = await newDatabase('PostgreSQL')
  const servers = [await openDesk(where), await openDesk(where)]
  const statuses = await Promise.all(
    servers.flatMap((server) => Array.from({ length: 8 }, async () => (await openBrowser(server, from(1)).press(ADDRESS, { adress: ANNA })).status)),
  )
  expect(statuses.filter((status) => status === 303)).toHaveLength(10)
})

test('what happens at signing in is counted and logged by the owner’s number, never by address, code or cookie', async () => {
  const where = await newDatabase('SQLite')
  const server = await openDesk(where)
  const browser = openBrowser(server)
  await browser.press(ADDRESS, { adress: 'nobody@elsewhere.example' })
  await browser.press(CODE, { kod: '000000' })
  const desk = await signIn(server, { address: BO })
  const [email] = await codesMailed(server, 1)
  const metrics = await readMetrics(server)
  expect(metrics.get('fogratt_sign_ins_total{event="code_asked_for"}')).toBe(2)
  expect(metrics.get('fogratt_sign_ins_total{event="code_refused"}')).toBe(1)
  expect(metrics.get('fogratt_sign_ins_total{event="signed_in"}')).toBe(1)
  const log = server.lines.join('')
  expect(log).toContain('"event":"signed in","recipient":1')
  for (const secret of ['elsewhere.example', 'fogratt.example', codeIn(email ?? {}), desk.cookie.split('=')[1] ?? '']) expect(log).not.toContain(secret)
})
