import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holidayPage } from '#content/desk/holiday.ts'
import { deskLists } from '#content/desk/lists.ts'
import { deskMonths } from '#content/desk/months.ts'
import { deskNavigation } from '#content/desk/navigation.ts'
import { requestPage } from '#content/desk/request.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage } from '#content/desk/system.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { daysLater, swedishInstant } from '#domain/sweden/calendar.ts'
import { findBrowser } from '../../tools/browsers.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'
import { aVariedOne } from '../support/flood.ts'
import { ownerLinks } from '../support/mail-files.ts'
import { noLimits } from '../support/no-limits.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Weeks of the owner's, in a phone's window and on a moved clock, without a command: two requests a day, answered in the morning and in the
 * afternoon. All that happens in a month happens in its first eight days; `npm run test:soak` lives through the rest of it too. With SCREENSHOTS=1
 * the pages lie in test-results/desk-month.
 */
const FIRST_DAY = '2026-09-01'
const DAYS = Number(process.env.DESK_DAYS || 8)
/** Two a day, and one that is let through. */
const REQUESTS = 2 * DAYS + 1
const HOLIDAY = { from: '2026-09-05', to: '2026-09-06' }
/** Those of a morning or an afternoon, with one that is let through and those whose proposed times nobody chose. */
const MOST_AT_ONCE = 4
const OWNER = 'agaren@fogratt.example'
const PICTURES = join(import.meta.dirname, '../../test-results/desk-month')
/** What prints the site for a holiday stands behind everything else: on a busy machine it may wait for minutes (server/publishing/press/press.ts). */
const AWAITED_MS = 480_000

let now = swedishInstant(daysLater(FIRST_DAY, -90), 10)
let server: TestServer
let smtp: SmtpServer
let browser: Browser
let page: Page
/** Since it was last set to nought. */
let taps = 0
let sent = 0
const closing: (() => unknown)[] = []

beforeAll(async () => {
  smtp = await startSmtpServer()
  closing.push(smtp.close)
  server = await startTestServer({ SMTP_URL: smtp.smtpUrl, MAIL_TO: `Magnus <${OWNER}>`, ...noLimits }, () => now)
  closing.push(server.close)
  browser = await chromium.launch({ executablePath: findBrowser('headlessChromium') ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  closing.push(() => browser.close())
  page = await browser.newPage({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'sv-SE',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(AWAITED_MS)
  if (process.env.SCREENSHOTS) mkdirSync(PICTURES, { recursive: true })
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

test(`${DAYS} days with two requests each are lived through on a phone, and every promise is kept`, { timeout: 900_000 }, async () => {
  const old = await ask({ name: 'Greta Forsberg', message: 'Vi undrar om ni kan lägga klinker i tvättstugan.' })
  await signIn()
  await reply()
  await seen('1-replied')

  for (let day = 0; day < DAYS; day += 1) {
    await at(day, 6)
    await ask()
    await at(day, 8)
    if (day === 0) await signIn()
    await clearTheDesk(day)
    if (day === 3) await enterHoliday()
    await at(day, 13)
    if (day === 2) await ask({ name: 'Bengt Lagerkvist' }, { 'form-trap': 'too-fast' })
    const noon = await ask()
    await at(day, 17)
    if (day === 1) await answerFromMail(noon)
    if (day === 2) await letThrough('Bengt Lagerkvist')
    if (day === 4) await findOld(old, 94)
    await clearTheDesk(day)
  }

  await menu(deskMonths.heading)
  const row = page.getByRole('row', { name: /^september 2026/ })
  expect(await row.innerText()).toMatch(new RegExp(`${REQUESTS}\\s+100\\s%`))
  await seen('9-months')
  await menu(systemPage.title)
  await page.getByText(systemPage.givenUp.none).waitFor()
  const subjects = smtp.emails.filter(({ to }) => to?.some(({ address }) => address === OWNER)).map(({ subject = '' }) => subject)
  expect(subjects.filter((subject) => /^Sista påminnelsen|^Påminnelse/.test(subject))).toEqual([])
})

/** Moves the clock, and does what has come due. */
async function at(day: number, hour: number) {
  now = swedishInstant(daysLater(FIRST_DAY, day), hour)
  await server.queueDueEmails()
}

async function ask(changes: { name?: string; message?: string } = {}, headers: Record<string, string> = {}): Promise<string> {
  sent += 1
  const request = { ...aVariedOne(sent), message: `Nummer ${sent}: vi vill bygga om badrummet.`, ...changes }
  const response = await server.postJson(request, { 'x-forwarded-for': `192.0.2.${sent}`, ...headers })
  const { reference } = await response.json()
  await eventually(() => expect(smtp.emails.some(({ subject = '', to }) => subject.includes(reference) || (headers['form-trap'] && to))).toBe(true))
  return reference
}

async function signIn() {
  const before = codesAmong(smtp.emails).length
  await page.goto('/agare')
  await page.getByLabel(signInWords.address.label).fill(OWNER)
  await go(page.getByRole('button', { name: signInWords.send }))
  await page.getByLabel(signInWords.code.label).waitFor()
  const code = await eventually(() => {
    const email = codesAmong(smtp.emails)[before]
    if (!email) throw new Error('No code came')
    return codeIn(email)
  })
  await page.getByLabel(signInWords.code.label).fill(code)
  await go(page.getByRole('button', { name: signInWords.code.send }))
  await page.waitForURL(({ pathname }) => !pathname.includes('logga-in'))
}

/** Every request that waits is answered, proposed a visit, closed or noted, in turn, until none is left. */
async function clearTheDesk(day: number) {
  for (let turn = day; (await waiting()) > 0; turn += 1) {
    expect(turn - day, `requests on day ${day} that no longer wait`).toBeLessThan(MOST_AT_ONCE)
    taps = 0
    await go(page.locator('.enquiry-row .who a').first())
    if (turn % 4 === 1) await propose(day)
    else if (turn % 4 === 2) await close(day)
    else if (turn % 4 === 3) await noteAndCall(day)
    else await sendReply()
  }
}

async function waiting(): Promise<number> {
  await page.goto('/agare')
  return page
    .getByText(deskLists.turn.empty)
    .isVisible()
    .then(async (empty) => (empty ? 0 : page.locator('.enquiry-row .who a').count()))
}

async function reply() {
  await page.goto('/agare')
  await go(page.locator('.enquiry-row .who a').first())
  await sendReply()
}

async function sendReply() {
  await unfold('svar')
  await go(page.getByRole('button', { name: requestPage.reply.send, exact: true }))
  await page.getByText(requestPage.done.mejla).waitFor()
}

/** What is about a visit that was proposed stands open, and a reply to what is answered does not. */
async function unfold(id: string) {
  const part = page.locator(`details#${id}`)
  if ((await part.getAttribute('open')) === null) await tap(part.locator('> summary'))
}

async function propose(day: number) {
  await unfold('besok')
  await seenOnce('2-propose', day)
  await go(page.getByRole('button', { name: ownerVisit.propose.send, exact: true }))
  await page.getByText(ownerVisit.status.proposed).first().waitFor()
  expect(taps, 'taps to propose three times').toBeLessThanOrEqual(6)
}

async function close(day: number) {
  await tap(page.locator('summary', { hasText: requestPage.close.summary }))
  await tap(page.locator('#stang input[type=radio], [id*=stang] input[type=radio]').first())
  await seenOnce('3-close', day)
  await go(page.getByRole('button', { name: requestPage.close.send, exact: true }))
  await page.getByText(requestPage.closed).first().waitFor()
}

async function noteAndCall(day: number) {
  await tap(page.locator('summary', { hasText: requestPage.note.summary }))
  await page.getByRole('textbox', { name: requestPage.note.heading }).fill(`Ring efter fem, dag ${day}.`)
  await go(page.getByRole('button', { name: requestPage.note.send }))
  await page.getByText(`Ring efter fem, dag ${day}.`).first().waitFor()
  await tap(page.locator('summary', { hasText: requestPage.said.summary }))
  await tap(page.getByRole('radio', { name: 'Ringt' }))
  await seenOnce('4-note', day)
  await go(page.getByRole('button', { name: requestPage.said.send, exact: true }))
  await page
    .getByText(/^Ringt/)
    .first()
    .waitFor()
}

/** From the email to answered. */
async function answerFromMail(reference: string) {
  const [link = ''] = smtp.emails.filter(({ subject = '' }) => subject.includes(reference)).flatMap((email) => ownerLinks(email))
  taps = 1
  await page.goto(new URL(link, server.address).pathname)
  await seen('5-from-mail')
  await sendReply()
  expect(taps, 'taps from the email to answered').toBeLessThanOrEqual(2)
}

async function letThrough(name: string) {
  await page.goto('/agare')
  await go(page.getByRole('link', { name: /^Misstänkt skräp/ }))
  await seen('6-quarantine')
  await go(page.getByRole('link', { name }))
  await go(page.getByRole('button', { name: requestPage.release.send }))
}

async function findOld(reference: string, days: number) {
  expect(days).toBe(90 + 4)
  await page.goto('/agare')
  taps = 0
  await tap(page.getByLabel(deskNavigation.search.label))
  await page.keyboard.type('tvättstugan')
  await go(page.getByRole('button', { name: deskNavigation.search.send }))
  await go(page.getByRole('link', { name: 'Greta Forsberg' }))
  await page.getByText(reference).first().waitFor()
  await seen('7-found')
  expect(taps, `taps to find a request of ${days} days ago`).toBeLessThanOrEqual(4)
}

async function enterHoliday() {
  await menu(holidayPage.title)
  for (const name of ['from', 'to'] as const) await page.getByLabel(holidayPage.fields[name]).fill(HOLIDAY[name])
  await go(page.getByRole('button', { name: holidayPage.enter }))
  await page.getByText(holidayPage.done).waitFor()
  await seen('8-holiday')
}

async function menu(name: string) {
  await page.goto('/agare')
  await tap(page.locator('.desk-more summary'))
  await go(page.getByRole('link', { name, exact: true }))
}

/** Taps what leads to a page, and waits for that. */
async function go(what: Locator) {
  await Promise.all([page.waitForEvent('load'), tap(what)])
}

async function tap(what: Locator) {
  taps += 1
  await what.tap()
}

async function seenOnce(name: string, day: number) {
  if (day < 4) await seen(name)
}

async function seen(name: string) {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}
