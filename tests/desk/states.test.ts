import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { historyWords } from '#content/desk/history.ts'
import { holidayPage } from '#content/desk/holiday.ts'
import { peoplePage } from '#content/desk/people.ts'
import { requestPage } from '#content/desk/request.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makeOwnerLinks } from '#server/enquiries/owner-links.ts'
import { findBrowser } from '../../tools/browsers.ts'
import { violationsOn } from '../journeys/axe.ts'
import { sidewaysScroll } from '../journeys/layout-checks.ts'
import { treeOf } from '../journeys/recorded-tree.ts'
import { A_PLAN, aRequest } from '../support/a-request.ts'
import { aBounce, signedHeaders } from '../support/bounce-message.ts'
import { codeIn, codesIn } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Every page of the desk in its states, on a fixed clock: its accessibility tree as recorded in aria/, axe, and the width of 320 px. Record anew
 * with `npx vitest run tests/desk/states.test.ts -u`, and read the difference. With SCREENSHOTS=1 each lies in test-results/desk-states.
 */
const KALLE = 'kalle@example.org'
const SECRET = 'for the tests only, and of no use to anyone'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PICTURES = join(import.meta.dirname, '../../test-results/desk-states')

let now = new Date('2026-11-24T11:00:00.000Z')
let server: TestServer
let browser: Browser
let page: Page
const closing: (() => unknown)[] = []

beforeAll(async () => {
  server = await startTestServer(
    { ...noLimits, LINK_SECRET: SECRET, BOUNCE_SECRET: SECRET, MAIL_TO: `Anna Berg <${company.email}>, Bo <bo@example.se>` },
    () => now,
  )
  closing.push(server.close)
  browser = await chromium.launch({ executablePath: findBrowser('headlessChromium') ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  closing.push(() => browser.close())
  const userAgent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
  page = await browser.newPage({ baseURL: server.address, viewport: { width: 390, height: 844 }, userAgent, locale: 'sv-SE', reducedMotion: 'reduce' })
  // As in the journeys: generous, so that a busy machine is not taken for a fault.
  page.setDefaultTimeout(120_000)
  // What passkeys add has tests of its own.
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'))
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

test('every page of the desk in every state is accessible, fits 320 px and has its recorded tree', async () => {
  await page.goto('/agare')
  await expectState('sign-in')
  await page.getByLabel(signInWords.address.label).fill(company.email)
  await press(signInWords.send)
  await page.getByLabel(signInWords.code.label).waitFor()
  await expectState('code')
  const code = await eventually(async () => {
    const [email] = await codesIn(server.dataDir)
    if (!email) throw new Error('No code was mailed')
    return codeIn(email)
  })
  await typeCode(code === '000000' ? '000001' : '000000')
  await expectState('wrong-code')
  await typeCode(code)
  await expectState('list-empty')
  await at('/agare/folk', 'people')
  await page.getByLabel(peoplePage.fields.name.label).fill('Kalle')
  await page.getByLabel(peoplePage.fields.address.label).fill(KALLE)
  await page.getByLabel(peoplePage.roles.fitter).check()
  await press(peoplePage.invite.send)
  await expectState('people-invited')
  await at('/agare/folk/1000', 'person')
  await at('/agare/folk/1000/ta-bort', 'person-remove')

  const asa = await ask({ message: 'Badrummet är från 1974.' })
  now = new Date(now.getTime() + 600_000)
  const bjorn = await ask({ name: 'Björn Åkesson', email: 'bjorn@example.se', phone: '070-174 06 34', location: 'Sala', message: 'Kakel', plan: A_PLAN })
  const held = await ask({ name: 'Skräp', message: 'Köp nu' }, { 'form-trap': 'honeypot' })
  now = new Date(now.getTime() + 3_600_000)
  await at('/agare', 'list')
  await at('/agare?lista=misstankt-skrap', 'list-quarantined')
  await at('/agare/misstankt-skrap/radera', 'quarantine-erase')
  await at('/agare?lista=besok', 'list-visits')
  await at('/agare?sok=kakel', 'search')
  await at('/agare?sok=finnsinte', 'search-nothing')
  await at(`/agare/forfragan/${held}`, 'request-quarantined')
  await at(`/agare/forfragan/${bjorn}?mall=tomt`, 'request-unanswered')
  await at(`/agare/forfragan/${bjorn}/radera`, 'request-erase')
  // The link shows a page of its own to who is signed out.
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await at(makeOwnerLinks({ secret: SECRET, publicUrl: '' }).linkTo(bjorn, now), 'request-linked')
  await page.context().addCookies(cookies)

  const reply = await replyTo(asa)
  await at(`/agare/forfragan/${asa}?klart=mejla`, 'request-answered')
  await bounce(reply)
  await at(`/agare/forfragan/${asa}`, 'request-reply-returned')
  await page.locator('#stang summary').click()
  await page.getByLabel(historyWords.reasons['chose another']).check()
  await press(requestPage.close.send)
  await page.getByText(requestPage.closed).first().waitFor()
  await expectState('request-closed')
  await at('/agare?lista=stangda', 'list-closed')

  now = new Date(now.getTime() + 25 * 3_600_000)
  await at('/agare', 'list-late')
  await at('/agare/manader', 'months')
  await at('/agare/mallar', 'templates')
  await at('/agare/mallar/ny', 'template-new')
  await at('/agare/enheter', 'devices')
  await at('/agare/logga-ut', 'sign-out')
  await at('/agare/mallar/finns/inte', 'missing')
  await at('/agare/laget', 'system')
  await bounce(await sentOf('owner'))
  await at('/agare/laget', 'system-email-returned')
  await at('/agare/semester', 'holiday-none')
  await page.getByLabel(holidayPage.fields.from).fill('2026-12-21')
  await page.getByLabel(holidayPage.fields.to).fill('2027-01-06')
  await press(holidayPage.enter)
  await page.getByText(holidayPage.done).waitFor()
  await expectState('holiday')

  await page.goto(`/agare/forfragan/${bjorn}?mall=tomt`)
  await page.getByRole('textbox', { name: requestPage.reply.labels.subject }).fill('Ditt badrum')
  await page.getByRole('textbox', { name: requestPage.reply.labels.text }).fill('Hej Björn!\n\nVi kommer gärna och tittar.')
  await withoutTable('sessions', async () => {
    await press(requestPage.reply.send)
    await expectState('unsaved')
  })

  const again = await ask({ name: 'Björn Åkesson', email: 'bjorn@example.se', phone: '070-174 06 34', location: 'Sala', message: 'Och golvvärme' })
  await at(`/agare/forfragan/${again}/sla-ihop?med=${bjorn}`, 'request-merge')
  await press(requestPage.merge.send)
  await expectState('request-that-another-goes-on-as')
  await at(`/agare/forfragan/${again}`, 'request-merged')
})

async function at(path: string, state: string) {
  await page.goto(path)
  await expectState(state)
}

async function expectState(name: string) {
  await expect(await treeOf(page.locator('body'))).toMatchFileSnapshot(`./aria/${name}.yml`)
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const violations = await violationsOn(page, { type: 'tag', values: RULES })
    expect(violations.map(({ rule, elements }) => `${name}: ${rule}: ${elements.map(({ selector }) => selector).join(', ')}`)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
}

async function press(name: string) {
  const loaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await loaded
}

async function typeCode(code: string) {
  await page.getByLabel(signInWords.code.label).fill(code)
  await press(signInWords.code.send)
}

/** Resolves to its reference. */
async function ask(changes: Parameters<typeof aRequest>[0] & { plan?: string }, headers: Record<string, string> = {}): Promise<string> {
  return (await (await server.postJson(aRequest(changes), headers)).json()).reference
}

/** Resolves to the email's id, once it has left. */
async function replyTo(reference: string): Promise<string> {
  await page.goto(`/agare/forfragan/${reference}?mall=tomt`)
  await page.getByRole('textbox', { name: requestPage.reply.labels.subject }).fill('Ditt badrum')
  await page.getByRole('textbox', { name: requestPage.reply.labels.text }).fill('Hej Åsa!\n\nJag ringer dig i kväll.')
  await press(requestPage.reply.send)
  return sentOf('reply')
}

/** The id of the first email of a kind that has left. */
function sentOf(kind: string): Promise<string> {
  return eventually(() => {
    const sent = server.lines.map((line) => JSON.parse(line)).find((line) => line.event === 'email sent' && line.kind === kind)
    if (!sent) throw new Error(`No email of the kind ${kind} has left`)
    return sent.email
  })
}

async function bounce(emailId: string) {
  const body = aBounce({ emailId, date: now.toUTCString() })
  const response = await server.app.request('/hooks/bounces', { method: 'POST', body, headers: signedHeaders(body, SECRET, now) })
  expect(response.status).toBe(204)
}

async function withoutTable(table: string, work: () => Promise<void>) {
  const db = new Kysely<Tables>({ dialect: openDatabase({ dataDir: server.dataDir, databaseUrl: undefined }).dialect })
  await eventually(() => sql`alter table ${sql.table(table)} rename to away`.execute(db))
  await work()
  await sql`alter table away rename to ${sql.table(table)}`.execute(db)
  await db.destroy()
}
