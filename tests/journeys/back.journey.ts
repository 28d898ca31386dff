import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { findBrowser } from '../../tools/browsers.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

test.use({
  // Playwright turns the browser's memory of pages off, and the headless shell has none.
  launchOptions: { ...config.use?.launchOptions, executablePath: findBrowser('chromium'), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const topLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Vanliga frågor' })

/** A click by script: Playwright's own scrolls the page to what it clicks. */
async function leaveAndGoBack(page: Page) {
  await topLink(page).evaluate((link) => link instanceof HTMLElement && link.click())
  await page.waitForURL(/vanliga-fragor$/)
  // Not within the evaluation, which the navigation would end.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // A page from memory fires no load event.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shown + location.pathname).catch(() => '')).toMatch(/(?:from memory|loaded)\/$/)
}

const shownFromMemory = (page: Page) => page.evaluate(() => document.documentElement.dataset.shown === 'from memory')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'from memory' : 'loaded'
    })
  })
})

for (const inMemory of [true, false]) {
  test(`Back returns to the same place and answers, ${inMemory ? 'from the browser’s memory' : 'loaded anew'}, and the form is sent`, async ({ page }) => {
    await page.goto('/#kontakt')
    // A page with a listener for it is not kept in memory.
    if (!inMemory) await page.evaluate(() => addEventListener('unload', () => {}))
    await visitor(page).fillIn({ message: `Kvar efter Tillbaka: ${inMemory}` })
    const before = await page.evaluate(() => scrollY)
    await leaveAndGoBack(page)
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Kvar efter Tillbaka: ${inMemory}`)
    expect(await shownFromMemory(page)).toBe(inMemory)
    await expect(page.getByLabel('Budget')).toHaveValue('100-200k')
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
    await visitor(page).send()
    await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' })).toBeVisible()
  })
}

test('a dialog and the tips go on where they were when the page is shown from the browser’s memory', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Tips inför badrumsrenoveringen' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('tab', { name: 'Tips 7', exact: true }).click()
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  const list = page.getByRole('dialog', { name: 'Fler projekt' })
  await expect(list).toBeVisible()
  await leaveAndGoBack(page)
  expect(await shownFromMemory(page)).toBe(true)
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(carousel.getByRole('tab', { name: 'Tips 7', exact: true })).toHaveAttribute('aria-selected', 'true')
})
