import type { Page, Request } from '@playwright/test'
import { pictures } from '#content/pictures.ts'
import { content } from '../support/page-content.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { visitor } from './visitor.ts'

const { projects } = content.gallery

test.use({
  mayBeLogged: /Failed to load resource|Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/,
})

/** The scripts of the home page's islands, which load what else they need with themselves. */
const ISLANDS = ['project-viewer', 'live-quote-form', 'tips-carousel']

/** Paths of the assets that the home page requests while a visitor goes through it. */
async function requestedAssets(page: Page): Promise<string[]> {
  const paths = new Set<string>()
  page.on('request', (request) => request.resourceType() !== 'document' && paths.add(new URL(request.url()).pathname))
  await goThrough(page)
  await expect.poll(() => ISLANDS.filter((island) => ![...paths].some((path) => path.includes(`/${island}.`))), 'islands without a script').toEqual([])
  await atRest(page)
  page.removeAllListeners('request')
  return [...paths].filter((path) => path.startsWith('/_astro/'))
}

/** Hovers every part that hydrates, and scrolls to the end. */
async function goThrough(page: Page) {
  await page.goto('/')
  for (const part of ['.before-after', '#galleri', '.tips', '#kontakt form', 'footer']) {
    await page.locator(part).hover({ position: { x: 40, y: 40 }, force: true })
  }
}

test('each script and style sheet may fail, and so may all pictures and all fonts, and the page stays usable', async ({ page }) => {
  const paths = await requestedAssets(page)
  const [pictures, fonts] = [/\.(?:avif|webp|svg|png)$/, /\.woff2$/]
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(4)
  expect(paths.filter((path) => pictures.test(path)).length).toBeGreaterThan(8)
  expect(paths.filter((path) => fonts.test(path)).length).toBeGreaterThan(0)
  // Nothing on the page waits for a picture or a font, so one that fails is no other case than all.
  const alone = paths.filter((path) => !pictures.test(path) && !fonts.test(path))
  const groups = [...alone.map((path) => [path]), paths.filter((path) => pictures.test(path)), paths.filter((path) => fonts.test(path))]
  // Not page.route, by which every request would pass through the test, and none be answered from the browser's cache.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  for (const failing of groups) {
    const which = failing.join()
    await test.step(which, async () => {
      const failed = new Set<string>()
      const note = (request: Request) => failed.add(new URL(request.url()).pathname)
      page.on('requestfailed', note)
      await cdp.send('Network.setBlockedURLs', { urls: failing.map((path) => `*${path}`) })
      await goThrough(page)
      await expect.soft(page.getByRole('heading', { level: 1 }), which).toBeVisible()
      await expect.soft(page.getByRole('button', { name: 'Skicka förfrågan' }), which).toBeEnabled()
      await expect.soft(page.locator('#tips'), which).toContainText(/\w/)
      expect.soft(await sidewaysScroll(page), which).toBeLessThanOrEqual(0)
      await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
      await expect.soft(page.getByRole('dialog').getByRole('listitem'), which).toHaveCount(projects.length)
      await expect.poll(() => failing.some((path) => failed.has(path)), `${which} did fail`).toBe(true)
      page.off('requestfailed', note)
    })
  }
})

test('a request is received even if one of the scripts never loads', async ({ page, smtpServer }) => {
  for (const script of ['home', 'hydrate', 'react', 'live-quote-form']) {
    let aborted = 0
    const address = new RegExp(`/_astro/${script}\\.`)
    await page.route(address, (route) => {
      aborted += 1
      return route.abort()
    })
    // Another fragment alone would not load the page.
    await page.goto('about:blank')
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ message: `Utan ${script}` })
    await visitor(page).send()
    await expect(page.getByText('Förfrågan skickad!').first(), script).toBeVisible()
    await smtpServer.emailSaying(`Utan ${script}`)
    expect(aborted, script).toBeGreaterThan(0)
    await page.unroute(address)
  }
})

test('without images, the alternative texts are shown', async ({ page }) => {
  await page.route(/\.(avif|webp|svg|png)$/, (route) => route.abort())
  await goThrough(page)
  for (const name of ['hero', 'before', 'after', 'showroom', 'plan3d'] as const) {
    await expect(page.getByRole('img', { name: pictures[name].alt }).first()).toBeVisible()
  }
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
