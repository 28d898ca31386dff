import type { Page } from '@playwright/test'
import { phoneBar } from '#content/pages/phone-bar.ts'
import { isWithinOpeningHours } from '#domain/opening-hours.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { facts } from '../support/page-content.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './journey-test.ts'

const SUNDAY_NOON = new Date('2026-11-22T11:00:00Z')

/** The first half hour after that Sunday at which the company's phone is answered. */
function phoneHour(): Date {
  let time = SUNDAY_NOON
  while (!isWithinOpeningHours(time, facts.phoneHours.days, facts.holiday)) time = new Date(time.getTime() + 30 * 60_000)
  return time
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Kontakta oss' })

/** Scrolls as a thumb does: the bar is loaded at the first scroll. */
async function scrollTo(page: Page, selector: string) {
  await page.mouse.wheel(0, 50)
  await page.locator(selector).evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bar leads to phone and form once the hero is past, and is away at the form and the footer', async ({ page, expectAccessible }) => {
    await page.clock.setFixedTime(phoneHour())
    await page.goto('/')
    await scrollTo(page, '#om-oss')
    await expect(bar(page).getByRole('link', { name: `Ring ${facts.phone}` })).toHaveAttribute('href', telephoneLink(facts.phone))
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    await expect(page.locator('meta[name="viewport"]'), 'its ground reaches below the home indicator').toHaveAttribute('content', /viewport-fit=cover/)
    await expectAccessible()

    await bar(page).getByRole('link', { name: 'Få offert' }).click()
    await expect(page.locator('#kontakt-rubrik')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    // So low that the form is not seen beside the footer. Each time the bar is shown before: a hidden one would prove nothing.
    await page.setViewportSize({ width: 390, height: 500 })
    for (const place of ['.site-footer', '.hero']) {
      await scrollTo(page, '#om-oss')
      await expect(bar(page)).toBeVisible()
      await scrollTo(page, place)
      await expect(bar(page)).toBeHidden()
    }
  })

  test('outside the phone hours the bar leads to planner and form', async ({ page }) => {
    await page.clock.setFixedTime(SUNDAY_NOON)
    await page.goto('/')
    await scrollTo(page, '#om-oss')
    await expect(bar(page).getByRole('link')).toHaveText([phoneBar.draw, phoneBar.quote])
    await expect(page.getByRole('banner').getByRole('link', { name: phoneBar.quote }), 'not twice on one screen').toBeHidden()
    await bar(page).getByRole('link', { name: phoneBar.draw }).click()
    await expect(page).toHaveURL(/\/rita$/)
  })

  test('nothing that takes focus lies below the bar, and a dialog hides it, as paper does', async ({ page }) => {
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
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.phone-bar'), 'nor is it printed').toBeHidden()
  })
})

test('on a desktop the bar is not even fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await scrollTo(page, '#om-oss')
  await atRest(page)
  expect(scripts.filter((url) => url.includes('phone-bar'))).toEqual([])
  await expect(page.locator('.phone-bar')).toHaveCount(0)
})
