import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { allRows, rowsAtRest } from '../../../tests/support/all-rows.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../tests/support/databases.ts'
import { pageAt } from '../../../tests/support/desk.ts'
import { emailsNamed } from '../../../tests/support/mail-files.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { MOST_TRIES } from './customer-page-repository.ts'

/** `npm run test:soak` sets more, so that each character of a token is tried too. */
const TOKENS = Number(process.env.GUESSES ?? 260)
const DIGITS = process.env.GUESSES ? 1000 : 60
/** Those whose guesses are under way at once. */
const GUESSERS = 16
const HOUR = 3_600_000
/** Guesses that one network may make in ten minutes. */
const ALLOWED = 30

const right = aRequest().phone.replace(/\D/g, '').slice(-4)
const TOKEN = /[\w-]{43}$/

describe.each(frontDoorDatabases)('a guesser of customer’s pages on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  /** A page that there is. */
  let page: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date()
    server = await startTestServer({ ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    page = await newPage('Den som finns')
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  async function newPage(message: string): Promise<string> {
    return (await (await server.postJson(aRequest({ message }))).json()).page
  }

  async function press(path: string, fields: Record<string, string>, network = 0) {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await pageAt((page) => ask(page, network), path)).text()) ?? []
    return ask(path, network, { method: 'POST', body: new URLSearchParams({ sigill, ...fields }) })
  }

  const ask = (path: string, network: number, init: RequestInit = {}) =>
    server.ask(path, { ...init, headers: { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.7` } })

  /** A page whose request was erased, and one whose link was replaced. */
  async function endedPages(): Promise<string[]> {
    const erased = await newPage('Den som raderas')
    const open = (await press(`${erased}/visa`, { siffror: right }, 5000)).headers.get('location') ?? ''
    await press(`${open}/radera`, { bekrafta: 'ja' }, 5000)
    const replaced = await newPage('Den som byts ut')
    for (let time = 0; time < MOST_TRIES; time += 1) await press(`${replaced}/visa`, { siffror: '0000' }, 5000)
    now = new Date(now.getTime() + 1)
    await press(`${replaced}/ny-lank`, { bekrafta: 'ja' }, 5000)
    return [erased, replaced]
  }

  test('by tokens of every shape from many networks gets one answer, of one length, also for one that has ended', async () => {
    const [erased = '', replaced = ''] = await endedPages()
    const before = await rowsAtRest(where)
    const guesses = Array.from({ length: TOKENS }, (_, index) => tokenOf(index, page))
    const paths = [...guesses.map((token) => `/arende/${token}`), erased, replaced]
    const answers = await atOnce(paths, async (path, index) => answerOf(await ask(path, Math.floor(index / ALLOWED))))
    expect([...new Set(answers)]).toHaveLength(1)
    expect(answers[0]).toMatch(/^404 /)
    const posted = await atOnce([...guesses.slice(0, 300), erased.slice(8), replaced.slice(8)], async (token, index) =>
      answerOf(
        await ask(`/arende/${token}/visa`, 1000 + Math.floor(index / ALLOWED), {
          method: 'POST',
          body: new URLSearchParams({ siffror: right }),
        }),
      ),
    )
    // A post whose body has not come ends its connection, whatever the token.
    const withoutConnection = (answer: string) => answer.replace(/,?\[?"connection","close"\]?/g, '')
    expect(new Set(posted.map(withoutConnection)).size).toBe(1)
    expect(await allRows(where)).toEqual(before)
    expect((await ask(page, 6000)).status).toBe(200)
  })

  test('from one network is told to wait, in Swedish, by the same answer for a token that has ended', async () => {
    const ended = await endedPages()
    const guesses = Array.from({ length: ALLOWED + 20 }, (_, index) => `/arende/${tokenOf(index, page)}`)
    const responses: Response[] = []
    for (const path of [...guesses, ...ended]) responses.push(await ask(path, 1))
    expect(responses.slice(0, ALLOWED).map(({ status }) => status)).toEqual(Array.from({ length: ALLOWED }, () => 404))
    const refused = responses.slice(ALLOWED)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d{1,3}$/)
    const answers = await Promise.all(refused.map((response) => answerOf(response)))
    expect([...new Set(answers)]).toHaveLength(1)
    expect(answers[0]).toMatch(/^429 /)
    const shown = await (await ask(guesses[0] ?? '', 1)).text()
    expect(shown).toContain(customerPage.tooMany.heading)
    expect(shown).toContain(customerPage.tooMany.text(builtContent.facts))
  })

  test('of the digits of many links, from one network, is told to wait too', async () => {
    const others = await Promise.all(Array.from({ length: ALLOWED / MOST_TRIES }, (_, index) => newPage(`Nummer ${index}`)))
    const statuses: number[] = []
    for (const path of [page, ...others])
      for (let guess = 0; guess < MOST_TRIES; guess += 1) statuses.push((await press(`${path}/visa`, { siffror: digitsOf(guess) }, 1)).status)
    expect(statuses.slice(0, ALLOWED)).not.toContain(429)
    expect(statuses.slice(ALLOWED)).toEqual(Array(MOST_TRIES).fill(429))
  })

  test('of digits opens nothing: after five the right ones get the same answer as the wrong', async () => {
    for (let guess = 0; guess < MOST_TRIES; guess += 1) expect((await press(`${page}/visa`, { siffror: digitsOf(guess) }, guess)).status).not.toBe(303)
    const locked = await rowsAtRest(where)
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await ask(page, 0)).text()) ?? []
    const guesses = [...Array.from({ length: DIGITS }, (_, index) => digitsOf(MOST_TRIES + index)), right]
    const answers = await atOnce(guesses, async (siffror, index) =>
      answerOf(await ask(`${page}/visa`, index, { method: 'POST', body: new URLSearchParams({ sigill, siffror }) })),
    )
    expect([...new Set(answers)]).toHaveLength(1)
    expect(answers[0]).toMatch(/^200 /)
    expect(await (await ask(page, 0)).text()).toContain(customerPage.locked.text)
    expect(await allRows(where)).toEqual(locked)
  })

  test('in the customer’s mailbox gets five guesses more in a day, not as many as there are new links', async () => {
    const newLinks = () => emailsNamed(where.dataDir, customerPage.newLink.email.subject, 1)
    async function lock(path: string): Promise<string> {
      for (let guess = 0; guess < MOST_TRIES; guess += 1) await press(`${path}/visa`, { siffror: digitsOf(guess) })
      return (await press(`${path}/ny-lank`, { bekrafta: 'ja' })).text()
    }
    expect(await lock(page)).toContain(customerPage.newLink.text)
    const [first] = await newLinks()
    const second = /\/arende\/[\w-]+/.exec(first?.text ?? '')?.[0] ?? ''
    now = new Date(now.getTime() + 23.9 * HOUR)
    expect(await lock(second)).toContain(customerPage.locked.mailed(builtContent.facts))
    await newLinks()
    now = new Date(now.getTime() + 0.2 * HOUR)
    expect(await (await press(`${second}/ny-lank`, { bekrafta: 'ja' })).text()).toContain(customerPage.newLink.text)
    expect((await ask(second, 0)).status).toBe(404)
  })
})

/** A status, the headers that do not name the moment, and the body but for what is new on every page. */
async function answerOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name))
  const body = (await response.text()).replaceAll(/name="sigill" value="[^"]+"/g, '')
  return `${response.status} ${JSON.stringify(headers)} ${createHash('sha256').update(body).digest('hex')}`
}

/** Of every shape: as ours, one character beside a real one, cut, long, of other letters, empty parts, a key behind it. */
function tokenOf(index: number, page: string): string {
  const random = createHash('sha256').update(`token ${index}`).digest('base64url')
  const [real = ''] = TOKEN.exec(page) ?? []
  const place = index % real.length
  const shapes = [
    random,
    `${real.slice(0, place)}${real[place] === 'A' ? 'B' : 'A'}${real.slice(place + 1)}`,
    real.slice(0, Math.max(1, place)),
    `${real}${random.slice(0, 1 + place)}`,
    random.repeat(40),
    encodeURIComponent(`åäö ${random} ''; drop table enquiries`),
    `%00${random}`,
    `${random}/${random}`,
    `${random}/${random}/bilder/${'0'.repeat(64)}`,
    `${real.toUpperCase()}`,
    `${index}`,
    `%ff${random}`,
    `${random}/uppgifter.json`,
  ]
  return shapes[index % shapes.length] ?? random
}

/** Four digits, none of them the right ones. */
function digitsOf(guess: number): string {
  const digits = String((Number(right) + 1 + guess) % 10_000)
  return digits.padStart(4, '0')
}

async function atOnce<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<string>): Promise<string[]> {
  const results: string[] = []
  let next = 0
  async function guesser() {
    while (next < items.length) {
      const index = next++
      const item = items[index]
      if (item !== undefined) results[index] = await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: GUESSERS }, guesser))
  return results
}
