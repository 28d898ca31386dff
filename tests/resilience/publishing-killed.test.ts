import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { company } from '#content/company/company.ts'
import type { siteFields } from '#content/publishing/site-forms.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { type Desk, openBrowser, signIn } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'

/** Of each database. `npm run test:soak -- 100 publishing` for as many as were promised. */
const KILLS = Number(process.env.SITE_KILLS || 3)
/** About as long as it takes to save, to print and to publish. */
const LONGEST_INSTANT_MS = 4_000
const PAGES = ['/', '/rita', '/vanliga-fragor']

/** A version is told by its number, which stands on every page. */
const numberOf = (version: number) => `021-${String(100_000 + version).replace(/(\d{3})(\d{3})/, '$1 $2')}`

test.each(Object.entries(databases))(
  `on %s a server that is killed ${KILLS} times while it drafts and publishes serves one whole version`,
  {
    timeout: KILLS * 60_000,
  },
  async (_, newDatabase) => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const env = { DATA_DIR: where.dataDir, MAIL_TO: company.email, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    let published = 0
    let tried = 0
    let cookie: string | undefined
    for (let round = 0; round < KILLS; round += 1) {
      const server = await startBuiltServer(env)
      onTestFinished(server.close)
      const shown = await oneVersion(server, published, tried)
      published = shown
      const desk: Desk = cookie === undefined ? await signIn(server) : openBrowser(server, {}, cookiesIn(cookie))
      cookie = desk.cookie
      const exited = once(server.process, 'exit')
      const work = publishOnAndOn(desk, tried, (number) => {
        tried = number
      })
      await wait(Math.random() * LONGEST_INSTANT_MS)
      server.process.kill('SIGKILL')
      await exited
      published = Math.max(published, await work)
    }
    const last = await startBuiltServer(env)
    onTestFinished(last.close)
    await oneVersion(last, published, tried)
  },
)

/** Saves and publishes until the server is gone. Resolves to the last version that was said to be published. */
async function publishOnAndOn(desk: Desk, from: number, trying: (number: number) => void): Promise<number> {
  let published = 0
  for (let number = from + 1; ; number += 1) {
    trying(number)
    try {
      const phone = numberOf(number)
      await desk.press('/agare/webbplatsen/telefon/spara', {
        'facts.phone': phone,
        'facts.phoneHours': 'Vardagar 07:00–16:00',
      } satisfies Partial<Record<keyof typeof siteFields, string>>)
      const response = await desk.press('/agare/webbplatsen/publicera', { tung: 'ja' })
      if (response.status === 303) published = number
    } catch {
      return published
    }
  }
}

/** All pages say the same number, of the last version that was said to be published or of one that was being published. */
async function oneVersion(server: BuiltServer, published: number, tried: number): Promise<number> {
  const allowed = Array.from({ length: tried + 1 }, (_, number) => number).filter((number) => number >= published)
  return eventually(async () => {
    const pages = await Promise.all(PAGES.map(async (path) => (await fetch(`${server.address}${path}`)).text()))
    const said = pages.map((page) => allowed.filter((number) => (number === 0 ? !page.includes('021-100 ') : page.includes(numberOf(number)))))
    expect(new Set(said.map(String)).size, 'every page is of the same version').toBe(1)
    expect(said[0], `one of ${allowed}`).toHaveLength(1)
    return said[0]?.[0] ?? 0
  })
}

function cookiesIn(cookie: string): Record<string, string> {
  return Object.fromEntries(cookie.split('; ').map((pair) => pair.split(/=(.*)/).slice(0, 2)))
}
