import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { broken } from '#content/error-pages.ts'
import type { aRequest } from '../support/a-request.ts'
import { drawFirstPlan, mouse } from './planner-actions.ts'
import { aProject } from './shown-projects.ts'
import { visitor } from './visitor.ts'

/** A page in one of the states that a visitor can see. Each is checked by axe, for reflow, and against its recorded accessibility tree. */
export type State = {
  name: string
  path: string
  /** What the visitor does to reach the state. */
  reach?: (page: Page) => Promise<void>
  /** Selector of the part that differs from the page's first state. */
  part?: string
  /** Only in narrow windows. */
  phoneOnly?: true
  mayBeLogged?: RegExp
}

const ERROR_PAGE = join(import.meta.dirname, '../../dist/site/500.html')
const FORM = 'form[action$="send-email-v2"]'

export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', part: '#meny', phoneOnly: true, reach: (page) => page.getByRole('button', { name: 'Meny' }).click() },
  { name: 'service-open', path: '/', part: '#tjanster', reach: (page) => page.locator('#tjanster summary').first().click() },
  { name: 'project-list', path: '/', part: '#projekt', reach: openList },
  { name: 'project-picture', path: '/', part: '.project-view', reach: openPicture },
  { name: 'question-open', path: '/', part: '#fragor', reach: (page) => page.locator('#fragor summary').first().click() },
  { name: 'form-refused', path: '/#kontakt', part: '#kontakt', reach: refuse },
  { name: 'form-sending', path: '/#kontakt', part: '#kontakt', reach: sendSlowly },
  { name: 'form-thanks', path: '/#kontakt', part: '#kontakt', reach: sendAndBeThanked },
  { name: 'form-failed', path: '/#kontakt', part: '#kontakt', reach: failToSend, mayBeLogged: /^Fel vid skickande: |Failed to load resource/ },
  { name: 'island-broken', path: '/', part: '#fragor', reach: breakCarousel, mayBeLogged: /broken on purpose/ },
  { name: 'questions', path: '/vanliga-fragor' },
  { name: 'questions-open', path: '/vanliga-fragor', reach: openAllQuestions },
  { name: 'rita', path: '/rita' },
  { name: 'rita-drawn', path: '/rita', part: '#planerare', reach: (page) => drawFirstPlan(mouse(page)) },
  { name: 'page-refused', path: '/', reach: (page) => post(page, { phone: '112', email: 'asa@exempel' }), mayBeLogged: /status of 422/ },
  // An address of its own: each gets one confirmation a day, and the page says where it goes.
  { name: 'page-thanks', path: '/', reach: (page) => post(page, { message: 'Utan skript', email: `${crypto.randomUUID()}@example.se` }) },
  { name: 'missing', path: '/finns-inte', mayBeLogged: /404/ },
  { name: 'error-page', path: '/', reach: respondWithError, mayBeLogged: /500/ },
]

export async function reachState(page: Page, { path, reach }: State) {
  await page.goto(path)
  await reach?.(page)
}

async function openList(page: Page) {
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await page.getByRole('dialog', { name: 'Fler projekt' }).getByRole('img').first().waitFor()
}

async function openPicture(page: Page) {
  await openList(page)
  await page.getByRole('dialog').getByRole('link').filter({ hasText: aProject.title }).click()
  await page.getByRole('dialog', { name: aProject.title }).getByRole('img').waitFor()
}

async function refuse(page: Page) {
  const { fillIn, send } = visitor(page)
  await fillIn({ phone: '112', email: 'asa@exempel' })
  await page.getByLabel('Namn').fill('')
  await send()
  await page.getByRole('alert').waitFor()
}

/** The response never comes. */
async function sendSlowly(page: Page) {
  await page.route('**/functions/v1/**', () => undefined)
  const { fillIn, send } = visitor(page)
  await fillIn()
  await send()
  await page.getByRole('button', { name: 'Skickar...' }).waitFor()
}

async function sendAndBeThanked(page: Page) {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ json: { success: true, reference: 'F-4GPDCTH' } }))
  const { fillIn, send } = visitor(page)
  await fillIn()
  await send()
  await page.getByText('Förfrågan skickad!').first().waitFor()
}

async function failToSend(page: Page) {
  await page.route('**/functions/v1/**', (route) => route.abort('internetdisconnected'))
  const { fillIn, send } = visitor(page)
  await fillIn()
  await send()
  await page.getByRole('alert').waitFor()
}

async function breakCarousel(page: Page) {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.reload()
  await page.locator('#fragor').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: broken.heading }).waitFor()
}

async function openAllQuestions(page: Page) {
  for (const question of await page.locator('main summary').all()) await question.click()
}

/** Submits as the browser does when the form is not hydrated. */
async function post(page: Page, changes: Parameters<typeof aRequest>[0]) {
  await visitor(page).fillIn(changes)
  const answered = page.waitForURL('**/functions/v1/**')
  await page.locator(FORM).evaluate((form) => form instanceof HTMLFormElement && form.submit())
  await answered
}

async function respondWithError(page: Page) {
  await page.route('/', (route) => route.fulfill({ status: 500, path: ERROR_PAGE }))
  await page.goto('/')
}
