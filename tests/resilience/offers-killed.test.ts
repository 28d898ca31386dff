import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stateOf } from '#domain/offer/standing.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { makeOfferStore } from '#server/offers/offer-store.ts'
import { insertRows, readTables } from '#server/operation/backup/table-rows.ts'
import { aRequest } from '../support/a-request.ts'
import { aTypedOffer, OFFERS } from '../support/an-offer.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { type Desk, openBrowser, signIn } from '../support/desk.ts'
import { noLimits } from '../support/no-limits.ts'
import { turnOnOffers } from '../support/offer-site.ts'
import { openStorage } from '../support/storage.ts'
import { CUSTOMER_DIGITS } from '../support/visit-site.ts'

/** `npm run test:soak` sets more. */
const ROUNDS = Number(process.env.OFFER_KILLS || 3)
/** How many offers are on their way at once. */
const CUSTOMERS = 3
/** A life ends after so many answers, at a random instant. Not by the clock alone: a busy machine might give none by then. */
const MOST_ANSWERS = 6
const LONGEST_INSTANT_MS = Number(process.env.KILL_INSTANT_MS || 30)
const OPTION = 'rad3'

/** What a customer and the owner have been answered. */
type Sale = { seller: number; reference: string; page: string; title: string; answered: Set<'sent' | 'ordered' | 'confirmed'> }

test.each(Object.entries(databases))(
  `on %s, through ${ROUNDS} kills no offer, order or agreement that was answered is lost or changed, nor by a restore to either database`,
  { timeout: 600_000 + ROUNDS * 40_000 },
  async (database, newDatabase) => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const storage = await openStorage(where)
    onTestFinished(() => storage.db.destroy())
    const store = makeOfferStore(storage.db)
    const env = {
      ...noLimits,
      LINK_SECRET: 'for the tests only, and of no use to anyone',
      DATA_DIR: where.dataDir,
      ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
    }
    const sales: Sale[] = []
    const hashes = new Map<string, string>()
    const events = new EventEmitter<{ answered: [] }>()
    let session: Record<string, string> | undefined

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startBuiltServer(env)
      onTestFinished(server.close)
      const exited = once(server.process, 'exit')
      const desk = await signedIn(server)
      const life = { isOver: false }
      const selling = Array.from({ length: CUSTOMERS }, (_, seller) => sellUntilOver(server, desk, seller, life))
      for (let left = 1 + Math.floor(Math.random() * MOST_ANSWERS); left > 0; left -= 1) await once(events, 'answered')
      await wait(Math.random() * LONGEST_INSTANT_MS)
      life.isOver = true
      server.process.kill('SIGKILL')
      await exited
      await Promise.all(selling)
      for (const [what, sha256] of await hashesIn(storage)) {
        expect(hashes.get(what) ?? sha256, what).toBe(sha256)
        hashes.set(what, sha256)
      }
    }

    for (const { reference, title, answered } of sales) {
      // Reading it fails if a byte is not what was sent.
      const { versions, events: said } = await store.file(reference)
      if (answered.has('sent')) expect(versions[0]?.offer.title, reference).toBe(title)
      if (answered.has('ordered')) expect(said.find(({ kind }) => kind === 'accepted')?.detail.chosen, reference).toEqual([OPTION])
      const agreed = await store.agreement(reference, 1)
      if (answered.has('confirmed')) expect(agreed?.agreement, reference).toMatchObject({ chosen: [OPTION], offerSha256: versions[0]?.sha256 })
      expect(agreed !== undefined, reference).toBe(said.some(({ kind }) => kind === 'confirmed'))
    }
    const stored = await hashesIn(storage)
    expect([...hashes].filter(([what, sha256]) => stored.get(what) !== sha256)).toEqual([])
    for (const newOther of Object.values(databases)) {
      const other = await newOther()
      onTestFinished(other.remove)
      const restored = await openStorage(other)
      onTestFinished(() => restored.db.destroy())
      await storage.db.transaction().execute((transaction) => insertRows(restored.db, readTables(transaction, storage.database)))
      expect(await hashesIn(restored)).toEqual(stored)
      for (const { reference } of sales) expect(await makeOfferStore(restored.db).file(reference)).toEqual(await store.file(reference))
    }
    const answers = (what: 'sent' | 'ordered' | 'confirmed') => sales.filter(({ answered }) => answered.has(what)).length
    expect(answers('sent')).toBeGreaterThan(0)
    console.info(
      `${ROUNDS} kills on ${database}: ${answers('sent')} offers sent, ${answers('ordered')} ordered, ${answers('confirmed')} confirmed; ${stored.size} hashes, 0 changed`,
    )

    /** By a code the first time; the browser keeps its session. */
    async function signedIn(server: BuiltServer): Promise<Desk> {
      if (session) return openBrowser(server, {}, session)
      const desk = await signIn(server)
      session = Object.fromEntries([desk.cookie.split('=')])
      await turnOnOffers(desk)
      return desk
    }

    /** Takes one sale after the other a step further. */
    async function sellUntilOver(server: BuiltServer, desk: Desk, seller: number, life: { isOver: boolean }) {
      try {
        while (!life.isOver) {
          const open = sales.find((sale) => sale.seller === seller && !sale.answered.has('confirmed'))
          await goOn(server, desk, open ?? (await newSale(server, seller)))
          events.emit('answered')
        }
      } catch (error) {
        // The server was killed before it answered, so nothing was promised. Any other error fails the test.
        if (!(error instanceof TypeError)) throw error
      }
    }

    async function newSale({ address }: BuiltServer, seller: number): Promise<Sale> {
      const body = JSON.stringify(aRequest({ message: crypto.randomUUID() }))
      const response = await fetch(`${address}/functions/v1/send-email-v2`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const { reference, page } = await response.json()
      const sale: Sale = { seller, reference, page, title: `Badrummet ${reference}`, answered: new Set() }
      sales.push(sale)
      return sale
    }

    /** By what is stored, since the last step may have been done and not answered. */
    async function goOn(server: BuiltServer, desk: Desk, { reference, page, title, answered }: Sale) {
      const { versions, events: said } = await store.file(reference)
      const [latest] = versions
      const path = `${OFFERS}/${reference}`
      if (!latest) {
        await desk.press(`${path}/borja`, { mall: 'empty' })
        await desk.press(`${path}/granska`, { ...aTypedOffer, rubrik: title })
        expect((await desk.press(`${path}/skicka`, {}, `${path}/granskad`)).headers.get('location')).toContain('klart=skickat')
        answered.add('sent')
        return
      }
      const state = stateOf(latest.offer, said, swedishDate(new Date()))
      if (state === 'open') {
        const customer = openBrowser(server)
        const open = (await customer.press(`${page}/visa`, { siffror: CUSTOMER_DIGITS })).headers.get('location')
        const ordered = await customer.press(`${open}/offert/bestall`, { bekrafta: 'ja', val: OPTION })
        expect(ordered.headers.get('location')).toContain('klart=bestalld')
        answered.add('ordered')
      } else if (state === 'accepted') {
        expect((await desk.press(`${path}/bekrafta`)).headers.get('location')).toContain('klart=bekraftat')
        answered.add('confirmed')
      } else answered.add('confirmed')
    }
  },
)

/** Of every version and agreement. */
async function hashesIn({ db }: Pick<Awaited<ReturnType<typeof openStorage>>, 'db'>): Promise<Map<string, string>> {
  const offers = await db.selectFrom('offers').select(['reference', 'number', 'sha256']).execute()
  const agreements = await db.selectFrom('offer_agreements').select(['reference', 'number', 'sha256']).execute()
  const named = (kind: string, rows: typeof offers) => rows.map(({ reference, number, sha256 }) => [`${kind} ${reference} ${number}`, sha256] as const)
  return new Map([...named('offer', offers), ...named('agreement', agreements)])
}
