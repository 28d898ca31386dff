import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { requestPage } from '#content/desk/request.ts'
import { visitWords } from '#content/visits/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { daysLater, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { aRequest } from '../support/a-request.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { type Desk, openBrowser, signIn } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { openStorage } from '../support/storage.ts'

/** `npm run test:soak` sets more. Each deed waits through several of them. */
const ROUNDS = Number(process.env.UNDO_KILLS || 3)
const LONGEST_LIFE_MS = 1_200
const UNDO_SECONDS = 10
const CUSTOMER = 'karin@example.se'

/** The customer's email begins with this, and names the reference. */
const SUBJECTS = {
  mejla: 'Svar',
  foresla: visitWords.email.proposal.subject.first,
  boka: visitWords.email.booked.subject,
  avboka: visitWords.email.cancelled.subject,
} as const
const DEEDS = ['mejla', 'foresla', 'boka', 'avboka'] as const
type Sent = { deed: (typeof DEEDS)[number]; reference: string; path: string; at: number; undone: 'no' | 'yes' | 'unknown' }

test.each(Object.entries(databases))(
  `on %s, of what goes to customers through ${ROUNDS} kills within its ten seconds, the undone never leaves and the rest leaves once`,
  { timeout: 600_000 + ROUNDS * 30_000 },
  async (database, newDatabase) => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const smtpServer = await startSmtpServer()
    onTestFinished(smtpServer.close)
    const env = {
      ...noLimits,
      CONFIRMATION: '0',
      LINK_SECRET: 'for the tests only, and of no use to anyone',
      UNDO_SECONDS: String(UNDO_SECONDS),
      SMTP_URL: smtpServer.smtpUrl,
      DATA_DIR: where.dataDir,
      ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
    }
    const storage = await openStorage(where)
    onTestFinished(() => storage.db.destroy())
    const visits = makeVisitRepository(storage.db)
    const sent: Sent[] = []
    let session: Record<string, string> | undefined
    let late = 0

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startBuiltServer(env)
      onTestFinished(server.close)
      const exited = once(server.process, 'exit')
      const desk = await signedIn(server)
      await send(server, desk, round)
      const undoing = Promise.allSettled(sent.filter(({ undone }) => undone !== 'yes' && Math.random() < 0.2).map((one) => undo(desk, one)))
      await wait(Math.random() * LONGEST_LIFE_MS)
      server.process.kill('SIGKILL')
      await exited
      await undoing
    }

    const last = await startBuiltServer(env)
    onTestFinished(last.close)
    const isUndone = new Map<string, boolean>()
    for (const { reference } of sent) {
      const history = await storage.db.selectFrom('history').select('kind').where('reference', '=', reference).where('kind', '=', 'undone').execute()
      isUndone.set(reference, history.length > 0)
    }
    const wanted = sent.filter(({ reference }) => !isUndone.get(reference))
    const mailed = ({ deed, reference }: Sent) =>
      smtpServer.emails.filter(({ subject = '', to }) => subject.startsWith(SUBJECTS[deed]) && subject.includes(reference) && to?.[0]?.address === CUSTOMER)
    await eventually(() => expect(wanted.filter((one) => mailed(one).length === 0)).toEqual([]))
    // What was undone has had its time to leave.
    await wait(UNDO_SECONDS * 1000 + 6_000)
    const undone = sent.filter(({ reference }) => isUndone.get(reference))
    expect(sent.filter((one) => one.undone === 'yes' && !isUndone.get(one.reference))).toEqual([])
    expect(undone.flatMap(mailed)).toEqual([])
    expect(wanted.filter((one) => new Set(mailed(one).map(({ messageId }) => messageId)).size !== 1)).toEqual([])
    // The owner's email about the same deed goes with the customer's, or not at all.
    const toOwner = ({ deed, reference }: Sent) =>
      smtpServer.emails.filter(({ subject = '', to }) => subject.startsWith(SUBJECTS[deed]) && subject.includes(reference) && to?.[0]?.address !== CUSTOMER)
    expect(undone.flatMap(toOwner)).toEqual([])
    const twice = wanted.filter((one) => mailed(one).length > 1).length
    expect(twice).toBeLessThanOrEqual(ROUNDS)
    console.info(
      `${ROUNDS} kills on ${database}: ${sent.length} sent, ${undone.length} undone and 0 of them left, ${wanted.length} left, ${twice} of them twice, cut off while a mail server took them; ${late} undone too late`,
    )

    /** By a code the first time; the browser keeps its session. */
    async function signedIn(server: BuiltServer): Promise<Desk> {
      if (session) return openBrowser(server, {}, session)
      const desk = await signIn(server, { emails: () => smtpServer.emails })
      session = Object.fromEntries([desk.cookie.split('=')])
      return desk
    }

    async function send({ address }: BuiltServer, desk: Desk, round: number) {
      const body = JSON.stringify(aRequest({ message: crypto.randomUUID(), email: CUSTOMER }))
      const response = await fetch(`${address}/functions/v1/send-email-v2`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const { reference } = await response.json()
      const path = `/agare/forfragan/${reference}`
      const deed = DEEDS[Math.floor(Math.random() * DEEDS.length)] ?? 'mejla'
      const day = daysLater(swedishDate(new Date()), 3 + round)
      const time = { datum1: day, tid1: '09:00', langd: '60', anda: 'ja' }
      if (deed === 'avboka')
        await visits.book({
          reference,
          time: visitTime(swedishInstant(day, 9), 60),
          address: '',
          by: 'owner',
          replyId: `booked ${reference}`,
          at: new Date().toISOString(),
        })
      const fields = {
        mejla: { subject: `Svar ${reference}`, text: 'Hej!' },
        foresla: { ...time, datum2: '', tid2: '', datum3: '', tid3: '' },
        boka: time,
        avboka: {},
      }
      const answer = await desk.press(`${path}/${deed}`, fields[deed], path)
      expect(answer.headers.get('location')).toBe(`${path}?klart=${deed}`)
      sent.push({ deed, reference, path, at: Date.now(), undone: 'no' })
    }

    /** Killed before the answer, nobody knows whether it was done. */
    async function undo(desk: Desk, one: Sent) {
      const page = await (await desk.ask(one.path)).text()
      const form = /<div class="desk-waiting">[\s\S]*?<\/form>/.exec(page)?.[0]
      if (!form) return
      one.undone = 'unknown'
      const fields = Object.fromEntries([...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
      const answer = await desk.ask(`${one.path}/ta-tillbaka`, { method: 'POST', body: new URLSearchParams(fields) })
      if (answer.status === 303) one.undone = 'yes'
      else {
        expect(await answer.text()).toContain(requestPage.waits.tooLate)
        late += 1
      }
    }
  },
)
