import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { emailsIn, ownerLinks } from '../tests/support/mail-files.ts'
import { findBrowser } from './browsers.ts'
import { buildIfStale } from './build-site-and-server.ts'

/** Takes the pictures of the owner's handbook: `npm run handbook-pictures`. The emails are the golden files of the tests. */
const FOLDER = join(import.meta.dirname, '../docs/screenshots/handbok')
const EMAILS = join(import.meta.dirname, '../tests/emails')
const PHONE = { width: 390, height: 844 }

await buildIfStale()
mkdirSync(FOLDER, { recursive: true })
const server = await startBuiltServer({ CONFIRMATION: '0' })
const browser = await chromium.launch({ executablePath: findBrowser('headlessChromium'), args: ['--no-sandbox', '--disable-gpu'] })
for (const [email, name] of [
  ['owner', 'mejlet'],
  ['digest', 'sammanstallningen'],
] as const) {
  const page = await open(browser, { width: 560, height: 800 })
  await page.setContent(readFileSync(join(EMAILS, `${email}.golden.html`), 'utf8'))
  await keep(page, name)
}
await takeOwnersPage(await open(browser, PHONE))
await takePlaces(await open(browser, { width: 1280, height: 900 }))
await browser.close()
await server.close()

/** The owner's page, before and after a reply is recorded. */
async function takeOwnersPage(page: Page) {
  await fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest()),
  })
  await page.goto(`${server.address}${await firstLink()}`)
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

async function firstLink(): Promise<string> {
  for (;;) {
    const [email] = await emailsIn(server.dataDir)
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
  await write(name, await page.screenshot())
}

async function write(name: string, picture: Buffer) {
  writeFileSync(join(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer())
}
