import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { company } from '#content/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { siteFields, sitePage } from '#content/desk/site.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { codeIn, codesIn } from '../tests/support/desk.ts'
import { emailsIn, ownerLinks } from '../tests/support/mail-files.ts'
import { askWithPhotos, type Offer, putPhoto } from '../tests/support/photos.ts'
import { findBrowser } from './browsers.ts'
import { buildIfStale } from './build-site-and-server.ts'

/** Takes the pictures of the owner's handbook: `npm run handbook-pictures`. The emails are the golden files of the tests. */
const FOLDER = join(import.meta.dirname, '../docs/screenshots/handbok')
const EMAILS = join(import.meta.dirname, '../tests/emails')
const PICTURES = join(import.meta.dirname, '../src/content/pictures')
/** In the place of a customer's. */
const PHOTOS = ['before', 'storage']
const PHONE = { width: 390, height: 844 }

await buildIfStale()
mkdirSync(FOLDER, { recursive: true })
const server = await startBuiltServer({ CONFIRMATION: '0' })
const browser = await chromium.launch({ executablePath: findBrowser('headlessChromium'), args: ['--no-sandbox', '--disable-gpu'] })
const photos = await Promise.all(PHOTOS.map(aPhotoOf))
for (const [email, name] of [
  ['owner', 'mejlet'],
  ['photos', 'mejlet-bilder'],
  ['digest', 'sammanstallningen'],
] as const) {
  const page = await open(browser, { width: 560, height: 800 })
  await page.setContent(withPhotos(readFileSync(join(EMAILS, `${email}.golden.html`), 'utf8'), photos))
  await keep(page, name)
}
await takePhotos(await open(browser, PHONE), photos)
await takeOwnersPage(await open(browser, PHONE))
await takePlaces(await open(browser, { width: 1280, height: 900 }))
await takeSite(await open(browser, PHONE))
await browser.close()
await server.close()

function aPhotoOf(name: string): Promise<Buffer> {
  return sharp(join(PICTURES, `${name}.webp`))
    .resize(1200, 900)
    .jpeg()
    .toBuffer()
}

/** An email's attachments, where it shows them. */
function withPhotos(html: string, photos: readonly Buffer[]): string {
  return html.replace(/cid:bild-(\d)@fogratt/g, (_, number) => `data:image/jpeg;base64,${photos[number - 1]?.toString('base64')}`)
}

/** Where the owner's page shows the photos of a request. */
async function takePhotos(page: Page, photos: readonly Buffer[]) {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init)
  const offer = await askWithPhotos({ postJson: post })
  for (const [position, photo] of photos.entries()) await putPhoto({ ask }, offer, photo, position)
  await page.goto(`${server.address}${await linkTo(offer.reference)}#bilder`)
  await page.locator('.photos img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await keep(page, 'forfragan-bilder')
}

function post(request: unknown): Promise<Response> {
  return fetch(`${server.address}${FUNCTION_PATH}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) })
}

/** The owner's page, before and after a reply is recorded. */
async function takeOwnersPage(page: Page) {
  const { reference }: Pick<Offer, 'reference'> = await (await post(aRequest())).json()
  await page.goto(`${server.address}${await linkTo(reference)}`)
  await keep(page, 'forfragan')
  const reply = page.locator('form').filter({ has: page.getByRole('radio') })
  await reply.getByRole('radio', { name: 'Ringt' }).check()
  await reply.getByRole('checkbox').check()
  await reply.getByRole('button').click()
  await page
    .getByText(/^Ringt /)
    .first()
    .waitFor()
  await keep(page, 'besvarad')
}

async function linkTo(reference: string): Promise<string> {
  for (;;) {
    const email = (await emailsIn(server.dataDir)).find(({ subject }) => subject?.includes(reference))
    const [link] = email ? ownerLinks(email) : []
    if (link) return link
  }
}

/** The part of the page whose facts change most often. */
async function takePlaces(page: Page) {
  await page.goto(`${server.address}/#kontakt`)
  const place = await page.locator('#kontakt .contact-words').boundingBox()
  if (!place) throw new Error('The home page has no words beside its form.')
  await write('telefontider', await page.screenshot({ clip: { x: place.x - 32, y: place.y - 32, width: place.width + 64, height: place.height + 64 } }))
}

/** The desk's page Webbplatsen with a draft, and a form with a slip. */
async function takeSite(page: Page) {
  await page.goto(`${server.address}/agare/logga-in`)
  await page.getByLabel(signInWords.address.label).fill(company.email)
  await page.getByRole('button', { name: signInWords.send }).click()
  await page.getByLabel(signInWords.code.label).fill(await newestCode())
  await page.getByRole('button', { name: signInWords.code.send }).click()
  await page.waitForURL(/agare/)
  const phone = page.getByLabel(siteFields['facts.phone'].label)
  const save = page.getByRole('button', { name: sitePage.save })
  await page.goto(`${server.address}/agare/webbplatsen/telefon`)
  await phone.fill('07-1')
  await page.getByLabel(siteFields['facts.phoneHours.home'].label, { exact: true }).fill('Vardagar 17:00–07:00')
  await save.click()
  await page.getByRole('alert').waitFor()
  await keep(page, 'webbplatsen-fel')
  await phone.fill('021-12 34 56')
  await page.getByLabel(siteFields['facts.phoneHours.home'].label, { exact: true }).fill('Vardagar 07:00–16:00')
  await save.click()
  await page.getByRole('heading', { name: sitePage.draft.heading }).waitFor()
  await page.goto(`${server.address}/agare/webbplatsen`)
  await keep(page, 'webbplatsen')
}

async function newestCode(): Promise<string> {
  for (;;) {
    const [email] = await codesIn(server.dataDir)
    if (email) return codeIn(email)
  }
}

function open(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  return browser.newPage({ viewport, locale: 'sv-SE', timezoneId: 'Europe/Stockholm', reducedMotion: 'reduce' })
}

async function keep(page: Page, name: string) {
  await write(name, await page.screenshot())
}

async function write(name: string, picture: Buffer) {
  writeFileSync(join(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer())
}
