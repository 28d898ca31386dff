import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from '#domain/keys-of.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { daysLater, swedishClock, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { listen } from '#server/core/http/listen.ts'
import { A_PLAN } from '../support/a-request.ts'
import { aBounce, signedHeaders } from '../support/bounce-message.ts'
import { codeIn, codesAmong, openBrowser } from '../support/desk.ts'
import { aVariedOne } from '../support/flood.ts'
import { ownerLinks } from '../support/mail-files.ts'
import { noLimits } from '../support/no-limits.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * October 2026 on a moved clock, half an hour at a time: a request a day at all hours, one holiday, the night in which the clocks change, one evening
 * at the desk. All that happens in the month happens in the sixteen days of it that are lived through here; `npm run test:soak` lives through all.
 */
const WHOLE_MONTH = Boolean(process.env.WHOLE_MONTH)
const FIRST_DAY = WHOLE_MONTH ? '2026-10-01' : '2026-10-13'
const AFTER_LAST_DAY = WHOLE_MONTH ? '2026-11-01' : '2026-10-29'
const DAYS = WHOLE_MONTH ? 31 : 16
const START = swedishInstant(FIRST_DAY, 0)
const END = swedishInstant(AFTER_LAST_DAY, 0)
const HOLIDAY = { from: '2026-10-24', to: '2026-10-25' }
const HOUR = 3_600_000
const STEP = HOUR / 2
const OWNER = 'agaren@fogratt.example'
const COLLEAGUE = 'kollega@example.org'
const BOUNCE_SECRET = 'a secret of more than thirty-two characters'

/** What is done about a request: behind the signed link, by a mail server, at the desk. */
type Follow = 'answered' | 'released' | 'revoked' | 'bounced' | 'forwarded' | 'replied' | 'returned'

/** A request, and what follows so many hours later. The trap sets it aside. */
type Visit = { at: Date; trap?: boolean; drawn?: boolean; follow?: Partial<Record<Follow, number>> }

const daily = Array.from({ length: 31 }, (_, n): Visit => {
  // Each day five and a half hours later in the day, so that all hours of day and night have their requests.
  const at = new Date(swedishInstant(daysLater('2026-10-01', n), 0).getTime() + ((n * 11) % 48) * STEP)
  if (n % 8 === 7) return { at, trap: true, follow: { released: hoursUntil(at, n === 15 ? 22.5 : 9) } }
  return {
    at,
    drawn: n % 5 === 4,
    follow: {
      ...(n % 3 === 0 && { answered: 3 }),
      ...(n % 3 === 1 && { answered: 21 }),
      ...(n === 14 && { revoked: hoursUntil(at, 12) }),
      ...(n === 17 && { bounced: hoursUntil(at, 14) }),
      // In the evening; the reply comes back when the night has begun.
      ...(n === 20 && { forwarded: 5, replied: 6.5, returned: 7.5 }),
    },
  }
})

const visits: Visit[] = [
  ...daily.filter((visit) => visit.at >= START && visit.at < END),
  // Three in one evening, never answered: their last reminders fall together.
  { at: at('2026-10-13', 22.5) },
  { at: at('2026-10-13', 23) },
  { at: at('2026-10-13', 23.5), drawn: true },
  // Two hours before a holiday are left of its promise: due at two in the first night after it, with no evening in between.
  { at: at('2026-10-23', 2) },
  { at: at('2026-10-24', 14) },
]

function at(day: string, hours: number): Date {
  return new Date(swedishInstant(day, 0).getTime() + hours * HOUR)
}

/** From `since` until this hour of the next day, when the owner has read the morning's digest. */
function hoursUntil(since: Date, hour: number): number {
  return (at(daysLater(swedishDate(since), 1), hour).getTime() - since.getTime()) / HOUR
}

/** A request as the server knows it. `since`: when it came in or was released. */
type Received = { reference: string; email: string; since: Date; answerBy: Date | undefined; answered: boolean }

/** An email that arrived. `kind` is the outbox's; `thread` is the same for all that a mail program groups; `about` is the reference of its request. */
type SentEmail = { at: Date; kind: string; subject: string; to: string; messageId: string; thread: string; about: string | undefined; text: string }

let now = START
let server: TestServer
let smtp: SmtpServer
let waiting: () => Promise<number>
const closing: (() => unknown)[] = []
const received: Received[] = []
const sent: SentEmail[] = []

beforeAll(async () => {
  smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.smtpUrl, MAIL_TO: OWNER, MAIL_FROM: 'Fogrätt <kontakt@fogratt.example>', BOUNCE_SECRET, ...noLimits }
  server = await startTestServer(env, () => now, HOLIDAY)
  const metrics = await listen(server.metricsListener, { host: '127.0.0.1', port: 0 })
  closing.push(smtp.close, server.close, metrics.close)
  waiting = async () => {
    const text = await (await fetch(`${metrics.address}/metrics`)).text()
    return Number(/^fogratt_emails_waiting (\d+)$/m.exec(text)?.[1])
  }

  const due = visits.flatMap((visit, n) => [
    { at: visit.at, run: () => ask(visit, n) },
    ...Object.entries(visit.follow ?? {}).map(([what, hours]) => ({ at: new Date(visit.at.getTime() + hours * HOUR), run: () => act(n, what) })),
  ])
  for (; now < END; now = new Date(now.getTime() + STEP)) {
    for (const { run } of due.filter(({ at }) => at.getTime() === now.getTime())) await run()
    await server.queueDueEmails()
    await collect()
  }
})

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const byVisit = new Map<number, Received>()

async function ask({ trap, drawn }: Visit, n: number) {
  const request = { ...aVariedOne(n), ...(drawn && { plan: A_PLAN }) }
  const response = await server.ask(FUNCTION_PATH, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.${n}.1`, ...(trap && { 'form-trap': 'too-fast' }) },
  })
  expect(response.status).toBe(200)
  const { reference, answerBy } = await response.json()
  const enquiry = { reference, email: request.email, since: now, answerBy: answerBy && new Date(answerBy), answered: false }
  received.push(enquiry)
  byVisit.set(n, enquiry)
}

/** The owner answers by the newest link about the request, does the rest at the desk, or a mail server returns the confirmation. */
async function act(n: number, what: string) {
  const enquiry = byVisit.get(n)
  if (!enquiry) throw new Error(`Request ${n} has not come in`)
  if (what === 'bounced') return bounce(enquiry, 'confirmation')
  if (what === 'returned') {
    inTheMorning.push(at(daysLater(swedishDate(now), 1), 6))
    return bounce(enquiry, 'reply')
  }
  const form = keysOf(DESK_FORMS).find((one) => one === what)
  if (form) return actAtDesk(enquiry, form)
  const [link = ''] = smtp.emails
    .toReversed()
    .flatMap(ownerLinks)
    .filter((path) => path.includes(enquiry.reference))
  const response = await server.press(`${link}/svar`, { svar: 'called', bekrafta: 'ja' })
  expect(response.status, `${what} ${link}`).toBe(303)
  enquiry.answered = true
}

let desk: ReturnType<typeof openBrowser> | undefined

/** What is done by the form of the desk's page, and what is typed in it. */
const DESK_FORMS = {
  released: ['slapp', {}],
  revoked: ['lank', {}],
  forwarded: ['vidare', { 'adress-till': COLLEAGUE, rader: 'Hinner du titta på den här?' }],
  replied: ['mejla', { subject: 'Ditt badrum', text: 'Hej!\n\nVi kan komma på fredag. Passar det?' }],
} as const

async function actAtDesk(enquiry: Received, what: keyof typeof DESK_FORMS) {
  desk ??= await signIn()
  const [deed, fields] = DESK_FORMS[what]
  const response = await desk.press(`/agare/forfragan/${enquiry.reference}/${deed}`, fields)
  expect(response.status, what).toBe(303)
  if (what === 'replied') enquiry.answered = true
  if (what === 'released') enquiry.since = now
}

async function signIn() {
  const browser = openBrowser(server)
  await browser.press('/agare/logga-in', { adress: OWNER })
  await collect()
  const [email] = codesAmong(smtp.emails)
  expect((await browser.press('/agare/logga-in/kod', { kod: codeIn(email ?? {}) })).status).toBe(303)
  return browser
}

async function bounce({ reference }: Received, returned: 'confirmation' | 'reply') {
  const { messageId } = sent.find(({ kind, about }) => kind === returned && about === reference) ?? {}
  const body = aBounce({ emailId: messageId?.slice(1, messageId.indexOf('@')) ?? '', date: now.toUTCString() })
  const response = await server.ask('/hooks/bounces', { method: 'POST', body, headers: signedHeaders(body, BOUNCE_SECRET, now) })
  expect(response.status).toBe(204)
}

/** Of emails that were queued at night. */
const inTheMorning: Date[] = []

/** Waits until nothing waits to be sent that may leave now, and adds what has arrived since the last time. */
async function collect() {
  // A short interval: there are many such moments in a month.
  while ((await waiting()) > inTheMorning.filter((at) => at > now).length || deliveries().length < smtp.emails.length) await setTimeout(5)
  for (const { email: id, kind } of deliveries().slice(sent.length)) {
    const email = smtp.emails.find(({ messageId }) => messageId?.startsWith(`<${id}@`))
    if (!email) throw new Error(`The email ${id} has not arrived`)
    const { messageId = '', references, subject = '', text = '' } = email
    const to = email.to?.[0]?.address ?? ''
    const about = received.find((enquiry) => subject.includes(enquiry.reference) || enquiry.email === to)?.reference
    sent.push({ at: now, kind, subject, to, messageId, thread: threadOf(messageId, references), about, text })
  }
}

function deliveries(): { email: string; kind: string }[] {
  return server.lines.filter((line) => line.includes('"event":"email sent"')).map((line) => JSON.parse(line))
}

/** The first message of the conversation, by which mail programs group (RFC 5256, REFERENCES). */
function threadOf(messageId: string, references = ''): string {
  return references.split(/\s+/)[0] || messageId
}

const toOwner = () => sent.filter(({ to }) => to === OWNER)

function isNight(instant: Date): boolean {
  const hour = Number(swedishClock(instant).slice(0, 2))
  return hour >= 21 || hour < 6
}

test('between 21 and 6 the owner gets what just came in, and reminders only of a deadline in that night', () => {
  const atNight = toOwner().filter(({ at }) => isNight(at))
  const justCameIn = atNight.filter(
    ({ at, kind, about }) => kind === 'owner' && received.some(({ reference, since }) => reference === about && since.getTime() === at.getTime()),
  )
  expect(justCameIn.length).toBeGreaterThan(8)
  const others = atNight.filter((email) => !justCameIn.includes(email))
  expect(others.map(({ at, kind }) => `${at.toISOString()} ${kind}`)).toEqual(['2026-10-26T00:00:00.000Z last reminder'])
  expect(received.find(({ reference }) => reference === others[0]?.about)?.answerBy?.toISOString()).toBe('2026-10-26T01:00:00.000Z')
})

test('the quiet hours cost no reminder: what is not answered was reminded of before it was due', () => {
  const unanswered = received.filter(({ answered, answerBy }) => !answered && answerBy && answerBy < now)
  expect(unanswered).toHaveLength(WHOLE_MONTH ? 13 : 8)
  const reminded = (reference: string, answerBy: Date | undefined) =>
    toOwner().some(({ kind, text, at }) => kind.includes('reminder') && text.includes(reference) && answerBy && at < answerBy)
  expect(unanswered.filter(({ reference, answerBy }) => !reminded(reference, answerBy))).toEqual([])
})

test('every email to the owner or a colleague about one request is in that request’s thread, and nothing else is', () => {
  const kinds = new Set<string>()
  for (const { reference } of received) {
    const about = sent.filter(({ to, subject }) => (to === OWNER || to === COLLEAGUE) && subject.includes(reference))
    const [first] = about
    expect(first?.kind).toBe('owner')
    expect(new Set(about.map(({ thread }) => thread))).toEqual(new Set([first?.thread]))
    expect(sent.filter(({ thread }) => thread === first?.thread)).toEqual(about)
    for (const { kind } of about) kinds.add(kind)
  }
  expect(kinds).toEqual(new Set(['owner', 'first reminder', 'last reminder', 'new link', 'bounce', 'forwarded', 'reply bounce']))
})

test('a reply that is returned at night is told at six in the morning, and is in the customer’s thread', () => {
  const reply = sent.find(({ kind }) => kind === 'reply')
  const told = sent.find(({ kind }) => kind === 'reply bounce')
  expect([reply, told].map((email) => email && swedishClock(email.at))).toEqual(['20:30', '06:00'])
  expect(sent.filter(({ thread }) => thread === reply?.thread).map(({ kind }) => kind)).toEqual(['confirmation', 'reply'])
})

test('each morning at seven has its digest', () => {
  const digests = toOwner().filter(({ kind }) => kind === 'digest')
  expect(digests.map(({ at }) => swedishClock(at))).toEqual(Array.from({ length: DAYS }, () => '07:00'))
})

test('each kind of email leaves as often as there is cause for it', () => {
  const counts = Object.entries(Object.groupBy(sent, ({ kind }) => kind)).map(([kind, emails = []]) => [kind, emails.length])
  expect(Object.fromEntries(counts)).toEqual({
    confirmation: visits.length,
    owner: visits.length,
    digest: DAYS,
    'first reminder': WHOLE_MONTH ? 16 : 9,
    'last reminder': WHOLE_MONTH ? 11 : 4,
    'reminder list': 4,
    'new link': 1,
    'sign-in code': 1,
    bounce: 1,
    forwarded: 1,
    reply: 1,
    'reply bounce': 1,
  })
})
