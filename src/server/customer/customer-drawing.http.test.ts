import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { A_PLAN, aRequest } from '../../../tests/support/a-request.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../tests/support/databases.ts'
import { emailsNamed, ownerLinks } from '../../../tests/support/mail-files.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { MOST_ADDITIONS } from './customer-case.ts'

/** With a larger room, and without the washing machine. */
const CHANGED = A_PLAN.replace('2400.0_2400.2000_0.2000', '2600.0_2600.2000_0.2000').replace('_f4.washing-machine.300.1700.3.600.600', '')
const DIGITS = aRequest().phone.replace(/\D/g, '').slice(-4)

describe.each(frontDoorDatabases)('a drawing that is sent back to the customer’s page on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  /** The page behind the digits. */
  let open: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date('2026-11-21T12:00:00.000Z')
    server = await startTestServer({ ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  async function ask(plan?: string) {
    const { page } = await (await server.postJson({ ...aRequest(), plan })).json()
    open = (await press('visa', { siffror: DIGITS }, page)).headers.get('location') ?? ''
    await emailsNamed(where.dataDir, 'Totalrenovering', 1)
  }

  const text = async (path = open) => (await server.ask(path)).text()

  async function press(deed: string, fields: Record<string, string>, on = open) {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await text(on)) ?? []
    return server.ask(`${on}/${deed}`, { method: 'POST', body: new URLSearchParams({ sigill, ...fields }) })
  }

  const sendBack = (plan: string) => press('ritning', { plan })

  async function ownersPage() {
    const [email] = await emailsNamed(where.dataDir, 'Totalrenovering', 1)
    return text((email && ownerLinks(email)[0]) ?? '')
  }

  test('is a new version: the owner is told once, with area, fixtures and price, and the one before stays readable', async () => {
    await ask(A_PLAN)
    now = new Date('2026-11-21T23:30:00.000Z')
    for (const done of ['ritning', 'oforandrad']) expect((await sendBack(CHANGED)).headers.get('location')).toBe(`${open}?klart=${done}`)
    const [email] = await emailsNamed(where.dataDir, owner.additions.subject, 1)
    expect(email?.text).toContain('Ny ritning: Rektangulärt rum, 260 × 200\u00a0cm')
    expect(email?.text).toContain('Golvyta: 5,2\u00a0m²')
    expect(email?.text).toContain('Duschhörna, 90')
    expect(email?.text).toMatch(/Pris: \d/)
    expect(email?.text?.split('Ny ritning:')).toHaveLength(2)
    expect(email?.headers.find(({ key }) => key === 'references')?.value).toContain('F-')

    const shown = await text(`${open}?klart=ritning`)
    expect(shown).toContain(customerPage.drawing.done)
    expect(shown).toContain(`${customerPage.drawn}, version 2 · 22 november`)
    expect(shown).not.toContain(`${customerPage.drawn}, version 1`)
    const forOwner = await ownersPage()
    expect(forOwner.indexOf(`${requestWords.drawn}, version 2 · 22 november`)).toBeLessThan(forOwner.indexOf(`${requestWords.drawn}, version 1 · 21 november`))
    for (const room of ['240 × 200', '260 × 200']) expect(forOwner).toContain(room)
    const data = await (await server.ask(`${open}/uppgifter.json`)).json()
    expect(data.plan).toBe(A_PLAN)
    expect(data.additions).toMatchObject([{ plan: CHANGED, message: '', phone: '', callTime: '' }])
    expect(data.additions[0].price.whole.from).toBeGreaterThan(0)
  })

  test('with a second design is a version with both, each with its price, and leads back to the planner with both', async () => {
    await ask(A_PLAN)
    now = new Date(now.getTime() + 60_000)
    const both = `${A_PLAN}~B~${CHANGED}`
    expect((await sendBack(both)).headers.get('location')).toBe(`${open}?klart=ritning`)
    const shown = await text()
    for (const letter of ['A', 'B']) expect(shown).toMatch(new RegExp(`${customerPage.drawn}, version 2 · [^<]*: Förslag ${letter}</h2>`))
    expect(shown).toContain(new URLSearchParams({ plan: both }).toString())
    const [email] = await emailsNamed(where.dataDir, owner.additions.subject, 1)
    expect(email?.text).toMatch(/Ny ritning, förslag A: .*240.*Ny ritning, förslag B: .*260/s)
    const { additions } = await (await server.ask(`${open}/uppgifter.json`)).json()
    expect(additions).toMatchObject([{ plan: both, price: { whole: {} }, otherPrice: { whole: {} } }])
  })

  test('that is unchanged, or cannot be read, is no version, and nobody is told', async () => {
    await ask(A_PLAN)
    expect((await sendBack(A_PLAN)).headers.get('location')).toBe(`${open}?klart=oforandrad`)
    for (const plan of ['', '2~skräp', 'x'.repeat(10_000)]) {
      const refused = await sendBack(plan)
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(customerPage.drawing.unreadable)
    }
    expect((await server.ask(`${open}/ritning`, { method: 'POST', body: new URLSearchParams({ plan: CHANGED, sigill: 'gissat' }) })).status).toBe(422)
    expect(await text()).not.toContain('version 2')
    await emailsNamed(where.dataDir, owner.additions.subject, 0)
  })

  test('of a request without one is its first, and back to an earlier drawing is a version too', async () => {
    await ask()
    expect(await text()).toContain(customerPage.drawing.draw)
    await sendBack(A_PLAN)
    expect(await text()).toContain(`>${customerPage.drawn}</h2>`)
    now = new Date(now.getTime() + 60_000)
    await sendBack(CHANGED)
    now = new Date(now.getTime() + 60_000)
    await sendBack(A_PLAN)
    expect(await text()).toContain(`${customerPage.drawn}, version 3`)
  })

  test('and anything else that is added has an end', async () => {
    await ask()
    for (let n = 0; n < MOST_ADDITIONS; n += 1) expect((await press('tillagg', { message: `Nummer ${n}` })).status).toBe(303)
    for (const refused of [await press('tillagg', { message: 'En till' }), await sendBack(A_PLAN)])
      expect(await refused.text()).toContain(customerPage.errors.full(builtContent.facts))
  })
})
