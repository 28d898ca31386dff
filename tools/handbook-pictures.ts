import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { requestPage } from '#content/desk/request.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { A_PLAN, aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { emailsIn, ownerLinks } from '../tests/support/mail-files.ts'
import { noFlood } from '../tests/support/no-limits.ts'
import { askWithPhotos, type Offer, putPhoto } from '../tests/support/photos.ts'
import { findBrowser } from './browsers.ts'
import { buildIfStale } from './build-site-and-server.ts'
import { OWNER, signInByCode, takeLostPicture, takeSite } from './handbook-site-pictures.ts'

/** Takes the pictures of the owner's handbook: `npm run handbook-pictures`. The emails are the golden files of the tests. */
const FOLDER = join(import.meta.dirname, '../docs/screenshots/handbok')
const EMAILS = join(import.meta.dirname, '../tests/emails')
const PICTURES = join(import.meta.dirname, '../src/content/pictures')
/** In the place of a customer's. */
const PHOTOS = ['before', 'storage']
const PHONE = { width: 390, height: 844 }

await buildIfStale()
mkdirSync(FOLDER, { recursive: true })
const server = await startBuiltServer({ CONFIRMATION: '0', MAIL_TO: OWNER, ...noFlood })
const browser = await chromium.launch({
  executablePath: findBrowser('headlessChromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
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
const signedIn = await open(browser, PHONE)
await takeDesk(signedIn)
await takePlaces(await open(browser, { width: 1280, height: 900 }))
await takeSite(signedIn, server, { photo: photos[1], keep })
await takeLostPicture(await open(browser, PHONE), keep)
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
  const offer = await askWithPhotos({ postJson: post }, 'Badrummet är från 1974. Jag skickar två bilder.')
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

/** Signing in, those that wait for a reply, and the first of them with its reply. */
async function takeDesk(page: Page) {
  const others = [
    { name: 'Björn Åkesson', phone: '070-174 06 34', email: 'bjorn@example.se', location: 'Västerås', project: 'kakel', message: 'Bara väggen vid duschen.' },
    {
      name: 'Greta Forsberg',
      phone: '070-174 06 35',
      email: 'greta@example.se',
      location: 'Eskilstuna',
      project: 'reparation',
      message: 'Det läcker vid brunnen.',
    },
  ] as const
  for (const one of others) await post(aRequest(one))
  await post({
    ...aRequest({ name: 'Karin Lindgren', phone: '070-174 06 36', email: 'karin@example.se', message: 'Vi vill ha plats för en tvättmaskin.' }),
    plan: A_PLAN,
  })
  await page.goto(`${server.address}/agare`)
  await keep(page, 'logga-in')
  await signInByCode(page, server)
  await page.goto(`${server.address}/agare`)
  await keep(page, 'skrivbordet')
  await page.getByRole('link', { name: 'Karin Lindgren', exact: true }).click()
  const reply = page.getByRole('button', { name: requestPage.reply.send, exact: true })
  await reply.waitFor()
  await keep(page, 'skrivbordet-forfragan')
  await reply.scrollIntoViewIfNeeded()
  await keep(page, 'skrivbordet-svara')
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

function open(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  return browser.newPage({ viewport, locale: 'sv-SE', timezoneId: 'Europe/Stockholm', reducedMotion: 'reduce' })
}

async function keep(page: Page, name: string) {
  // A list's small photo may come after its page.
  await page.waitForLoadState('networkidle')
  await write(name, await page.screenshot())
}

async function write(name: string, picture: Buffer) {
  writeFileSync(join(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer())
}
