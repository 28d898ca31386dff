import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { broken } from '#content/pages/error-pages.ts'
import type { aRequest } from '../support/a-request.ts'
import { SITE_DIR } from '../support/site-dir.ts'
import { photoBackend, taken, type Upload } from './photo-backend.ts'
import { pdfFile, photoFiles } from './photo-files.ts'
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

const ERROR_PAGE = join(SITE_DIR, '500.html')
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
  { name: 'photos-chosen', path: '/#kontakt', part: '#kontakt', reach: choosePhotos },
  { name: 'photos-sending', path: '/#kontakt', part: '#kontakt', reach: sendPhotosSlowly },
  { name: 'photos-failed', path: '/#kontakt', part: '#kontakt', reach: failToSendPhotos, mayBeLogged: /status of 4\d\d/ },
  { name: 'photos-sent', path: '/#kontakt', part: '#kontakt', reach: sendAllPhotos },
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

/** Two photos, a PDF, and a file that is refused. */
async function choosePhotos(page: Page) {
  const text = { name: 'anteckning.txt', mimeType: 'text/plain', buffer: Buffer.from('Kakel') }
  await page
    .getByLabel('Bilder')
    .and(page.locator('input'))
    .setInputFiles([...(await photoFiles(2)), pdfFile('plan.pdf'), text])
  await page.locator('#photos-hint .field-error').waitFor()
  await page.locator('.photo-tiles canvas').nth(1).waitFor()
}

async function sendWithPhotos(page: Page) {
  const { fillIn, send } = visitor(page)
  await fillIn()
  await choosePhotos(page)
  await send()
  await page.getByText('Förfrågan skickad!').first().waitFor()
}

/** The first photo has come, the responses to the others never do. */
async function sendPhotosSlowly(page: Page) {
  await photoBackend(page, ({ route, position }: Upload) => position === 0 && route.fulfill(taken))
  await sendWithPhotos(page)
  await page.getByText('1 av 3 filer är framme.').waitFor()
  await page.getByText('Skickas, ').nth(1).waitFor()
}

/** One is refused, one may be tried again. */
async function failToSendPhotos(page: Page) {
  const refusals = [
    { status: 400, json: { success: false, error: 'Bilden gick inte att läsa. Den kan vara skadad eller ofullständig. Försök med en annan.', retry: false } },
    { status: 429, json: { success: false, error: 'Det har kommit för många bilder från din uppkoppling den senaste timmen.', retry: true } },
  ]
  await photoBackend(page, ({ route, position }) => route.fulfill(refusals[position] ?? taken))
  await sendWithPhotos(page)
  await page.getByText('1 av 3 filer är framme. 2 kunde inte skickas.').waitFor()
}

async function sendAllPhotos(page: Page) {
  await photoBackend(page, ({ route }) => route.fulfill(taken))
  await sendWithPhotos(page)
  await page.getByText('Alla 3 filer är framme.').waitFor()
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
