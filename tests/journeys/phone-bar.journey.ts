import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'

const MONDAY_NOON = new Date('2026-11-23T11:00:00Z')
const SUNDAY_NOON = new Date('2026-11-22T11:00:00Z')

const bar = (page: Page) => page.getByRole('navigation', { name: 'Kontakta oss' })

/** Scrolls as a thumb does: the bar is loaded at the first scroll. */
async function scrollTo(page: Page, selector: string) {
  await page.mouse.wheel(0, 50)
  await page.locator(selector).evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bar leads to phone and form once the hero is past, and is away at the form and the footer', async ({ page, expectAccessible }) => {
    await page.clock.setFixedTime(MONDAY_NOON)
    await page.goto('/')
    await page.mouse.wheel(0, 50)
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, '#om-oss')
    await expect(bar(page).getByRole('link', { name: 'Ring 070-174 06 05' })).toHaveAttribute('href', 'tel:+46701740605')
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    await expectAccessible()

    await bar(page).getByRole('link', { name: 'Få offert' }).click()
    await expect(page.locator('#kontakt-rubrik')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, '.site-footer')
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, '.hero')
    await expect(bar(page)).toBeHidden()
  })

  test('outside the phone hours the bar leads to the form alone', async ({ page }) => {
    await page.clock.setFixedTime(SUNDAY_NOON)
    await page.goto('/')
    await scrollTo(page, '#om-oss')
    await expect(bar(page).getByRole('link')).toHaveText(['Få offert'])
  })

  test('nothing that takes focus lies below the bar, and a dialog hides it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await scrollTo(page, '#tjanster')
    await expect(bar(page)).toBeVisible()
    await page.locator('#tjanster summary').first().focus()
    for (let tabs = 0; tabs < 6; tabs += 1) {
      const { bottom, top } = await page.evaluate(() => ({
        bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
        top: document.querySelector('.phone-bar')?.getBoundingClientRect().top ?? 0,
      }))
      expect(bottom).toBeLessThanOrEqual(top)
      await page.keyboard.press('Tab')
    }
    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    await expect(page.locator('.phone-bar')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeVisible()
  })
})

test('on a desktop the bar is not even fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await scrollTo(page, '#om-oss')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('phone-bar'))).toEqual([])
  await expect(page.locator('.phone-bar')).toHaveCount(0)
})
