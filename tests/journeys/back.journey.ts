import type { Page } from '@playwright/test'
import { navigation } from '#content/navigation.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top))

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every anchor of the menu lands below the header, also when the page is loaded with it', async ({ page }) => {
      const ids = navigation.links.flatMap(({ href }) => (href.includes('#') ? [href.slice(href.indexOf('#') + 1)] : []))
      expect(ids).toEqual(['om-oss', 'tjanster', 'galleri', 'kontakt'])
      for (const id of [...ids, 'uppritning']) {
        await page.goto(`/?${id}#${id}`)
        const header = await page.locator('.site-header').boundingBox()
        await expect.poll(() => topOf(page, id), id).toBeLessThanOrEqual(100)
        expect(await topOf(page, id), id).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
      }
    })
  })
}

test('Back returns to the same place of the page, with the answers of the form', async ({ page }) => {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Kvar efter Tillbaka' })
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).click()
  await expect(page).toHaveURL(/vanliga-fragor$/)
  await page.goBack()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Kvar efter Tillbaka')
  await expect(page.getByLabel('Budget')).toHaveValue('100-200k')
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(800)
  await expect(page.getByLabel('Något mer vi bör veta?')).toBeInViewport()
  await visitor(page).send()
  await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' })).toBeVisible()
})

test('a page that is shown again from the browser’s memory works as before', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Meny' }).waitFor({ state: 'attached' })
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await expect(page.getByRole('dialog', { name: 'Fler projekt' })).toBeVisible()
  await page.goto('/vanliga-fragor')
  await page.goBack()
  // Kept in memory with its dialog, or loaded anew without it.
  const list = page.getByRole('dialog', { name: 'Fler projekt' })
  if (await list.isVisible()) await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(15)
})
