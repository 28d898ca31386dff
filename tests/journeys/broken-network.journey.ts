import type { Page } from '@playwright/test'
import { pictures } from '#content/pictures.ts'
import { projects } from '#content/projects.ts'
import { expect, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { visitor } from './visitor.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  mayBeLogged: /Failed to load resource|Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/,
})

/** Paths of the assets that the home page requests while a visitor goes through it. */
async function requestedAssets(page: Page): Promise<string[]> {
  const paths = new Set<string>()
  page.on('request', (request) => request.resourceType() !== 'document' && paths.add(new URL(request.url()).pathname))
  await goThrough(page)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...paths].filter((path) => path.startsWith('/_astro/'))
}

/** Hovers every part that hydrates, and scrolls to the end. */
async function goThrough(page: Page) {
  await page.goto('/')
  for (const part of ['.before-after', '#galleri', '.tips', '#kontakt form', 'footer']) {
    await page.locator(part).scrollIntoViewIfNeeded()
    await page.locator(part).hover({ position: { x: 40, y: 40 }, force: true })
  }
}

test('each script, picture and font may fail, and the page stays usable', async ({ page }) => {
  test.setTimeout(240_000)
  const paths = await requestedAssets(page)
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(4)
  expect(paths.filter((path) => /\.(avif|webp)$/.test(path)).length).toBeGreaterThan(8)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.route(`**${path}`, (route) => route.abort())
      await goThrough(page)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('button', { name: 'Skicka förfrågan' }), path).toBeEnabled()
      await expect.soft(page.locator('#tips'), path).toContainText(/\w/)
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
      await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
      await expect.soft(page.getByRole('dialog').getByRole('listitem'), path).toHaveCount(projects.length)
      await page.unroute(`**${path}`)
    })
  }
})

for (const script of ['home', 'hydrate', 'react', 'live-quote-form']) {
  test(`a request is received even if the script ${script} never loads`, async ({ page, smtpServer }) => {
    let aborted = 0
    await page.route(new RegExp(`/_astro/${script}\\.`), (route) => {
      aborted += 1
      return route.abort()
    })
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ message: `Utan ${script}` })
    await visitor(page).send()
    await expect(page.getByText('Förfrågan skickad!').first()).toBeVisible()
    await smtpServer.emailSaying(`Utan ${script}`)
    expect(aborted).toBeGreaterThan(0)
  })
}

test('without images, the alternative texts are shown', async ({ page }) => {
  await page.route(/\.(avif|webp|svg|png)$/, (route) => route.abort())
  await goThrough(page)
  for (const name of ['hero', 'before', 'after', 'showroom', 'plan3d'] as const) {
    await expect(page.getByRole('img', { name: pictures[name].alt }).first()).toBeVisible()
  }
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
