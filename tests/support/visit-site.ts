import { expect, onTestFinished } from 'vitest'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { daysLater, swedishClock, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from './a-request.ts'
import type { TestDatabase } from './databases.ts'
import type { Desk } from './desk.ts'
import { eventually } from './eventually.ts'
import { emailsIn, emailsNamed, ownerLinks } from './mail-files.ts'
import { noFlood } from './no-limits.ts'
import { startTestServer } from './test-server.ts'

export const CUSTOMER_DIGITS = '0633'
export const HOUR = 3_600_000
/** When these tests begin: a Sunday in winter, noon in Sweden. */
const NOON = '2026-11-22T11:00:00.000Z'

export const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** So many days after the tests' first, at a full hour in Sweden, for an hour. */
export const at = (days: number, hour: number, minutes = 60) => visitTime(swedishInstant(daysLater('2026-11-22', days), hour), minutes)

/** A site whose customers and owner agree on visits, for one test. */
export async function openVisits(newDatabase: () => Promise<TestDatabase>, env: Record<string, string> = {}) {
  const where = await newDatabase()
  onTestFinished(where.remove)
  let now = new Date(NOON)
  const start = async () => {
    const started = await startTestServer(
      { ...noFlood, TRUST_PROXY: '1', DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }), ...env },
      () => now,
    )
    onTestFinished(started.close)
    return started
  }
  let server = await start()
  let desk: Promise<Desk> | undefined
  /** The owner, signed in at the first need. */
  function signedIn(): Promise<Desk> {
    desk ??= server.signedIn()
    return desk
  }

  /** A customer who has asked for a quote, with the owner's and the customer's page about it. */
  async function aCustomer(changes = {}) {
    const before = (await emailsIn(where.dataDir)).length
    const { reference, page } = await (await server.postJson(aRequest({ message: `Nummer ${before}`, ...changes }))).json()
    const email = await eventuallyOne((found) => found.subject?.includes(reference) === true && ownerLinks(found).length > 0)
    const link = ownerLinks(email)[0] ?? ''
    const owner = requestPath(reference)
    const { press } = server
    const asOwner = async (deed: string, fields: Record<string, string> = {}) => (await signedIn()).press(`${owner}/${deed}`, fields)
    const unlocked = await press(`${page}/visa`, { siffror: CUSTOMER_DIGITS })
    const open = unlocked.headers.get('location') ?? ''
    return {
      reference,
      page,
      open,
      /** The link in the owner's email, and the desk's page. */
      link,
      owner,
      /** What stands on the customer's page behind the digits. */
      text: async () => mainOf(await (await server.ask(open)).text()),
      ownerText: async () => mainOf(await (await (await signedIn()).ask(owner)).text()),
      press: (deed: string, fields: Record<string, string> = {}) => press(`${open}/${deed}`, fields),
      asOwner,
      propose: (...times: { start: string }[]) => asOwner('foresla', { langd: '60', ...typed(times) }),
      pick: ({ start }: { start: string }, adress = 'Storgatan 1') => press(`${open}/valj-tid`, { tid: start, adress }),
    }
  }

  function eventuallyOne(is: (email: Awaited<ReturnType<typeof emailsIn>>[number]) => boolean) {
    return eventually(async () => {
      const email = (await emailsIn(where.dataDir)).find(is)
      if (!email) throw new Error('The email did not come')
      return email
    })
  }

  const mailTo = (address: string, subject: string) =>
    eventuallyOne((email) => email.to?.[0]?.address === address && email.subject?.startsWith(subject) === true)
  const toCustomer = (subject: string) => mailTo(aRequest().email, subject)
  const toOwner = (subject: string) => eventuallyOne((email) => email.to?.[0]?.address !== aRequest().email && email.subject?.startsWith(subject) === true)

  /** What the page that follows a form says was done. */
  async function saidAfter(response: Response) {
    const page = await (await server.ask(response.headers.get('location') ?? '')).text()
    return /<p class="done" role="status">([^<]*)</.exec(page)?.[1]
  }

  async function sendCalendarAddress(fields: Record<string, string> = {}) {
    await (await signedIn()).press('/agare/besok/kalender', fields)
  }

  /** Once everything that was queued before has left. */
  async function remindersAre(count: number) {
    await aCustomer()
    const before = (await emailsIn(where.dataDir)).filter(({ subject }) => subject === ownerVisit.email.calendar.subject).length
    await sendCalendarAddress()
    await emailsNamed(where.dataDir, ownerVisit.email.calendar.subject, before + 1)
    expect((await emailsIn(where.dataDir)).filter(({ subject }) => subject?.startsWith('Påminnelse om besök'))).toHaveLength(count)
  }

  return {
    where,
    get server() {
      return server
    },
    /** The clock does not move by itself. */
    setClock: (instant: Date) => {
      now = instant
    },
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
    /** Ends the server, and starts another at that time. */
    async restartAt(instant: Date) {
      await server.close()
      now = instant
      server = await start()
      desk = undefined
    },
    aCustomer,
    signedIn,
    sendCalendarAddress,
    mailTo,
    toCustomer,
    toOwner,
    saidAfter,
    remindersAre,
  }
}

export type Visits = Awaited<ReturnType<typeof openVisits>>

/** As the owner's form sends them. */
function typed(times: readonly { start: string }[]): Record<string, string> {
  return Object.fromEntries(
    times.flatMap(({ start }, index) => [
      [`datum${index + 1}`, swedishDate(new Date(start))],
      [`tid${index + 1}`, swedishClock(new Date(start))],
    ]),
  )
}
