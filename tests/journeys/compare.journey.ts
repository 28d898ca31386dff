import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { swipe } from './planner-actions.ts'

const cut = (page: Page) => page.locator('.before-after').evaluate((pair) => getComputedStyle(pair).getPropertyValue('--divider'))

test('arrow keys, Home and End move the cut, and a picture that is not seen has no label', async ({ page, expectAccessible }) => {
  await page.goto('/')
  const slider = page.getByRole('slider', { name: 'Jämför före och efter' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => cut(page)).toBe('47%')
  await page.keyboard.press('Home')
  await expect.poll(() => cut(page)).toBe('0%')
  expect(await labelWidths(page)).toEqual({ before: 0, after: expect.any(Number) })
  await page.keyboard.press('End')
  await expect.poll(() => cut(page)).toBe('100%')
  expect(await labelWidths(page)).toEqual({ before: expect.any(Number), after: 0 })
  await expectAccessible()
  await page.goto('/rita')
  await page.goBack()
  await expect(slider, 'where it was left').toHaveValue('100')
  await expect.poll(() => cut(page)).toBe('100%')
})

test('the cut follows the mouse, and at every width of a desktop the pictures reach to the window’s edge', async ({ page }) => {
  await page.goto('/')
  await page.locator('.before-after').scrollIntoViewIfNeeded()
  const box = await page.locator('.before-after').boundingBox()
  if (!box) throw new Error('The pair is not shown.')
  const y = box.y + Math.min(box.height, 400) / 2
  await page.mouse.move(box.x + box.width * 0.46, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.75, y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => cut(page)).toBe('75%')
  const line = await page.locator('.divider').boundingBox()
  expect(Math.abs((line?.x ?? 0) + 1 - (box.x + box.width * 0.75))).toBeLessThan(box.width * 0.006)
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const edges = await page
      .locator('.before-after')
      .evaluate((pair) => ({ right: pair.getBoundingClientRect().right, window: document.documentElement.clientWidth }))
    expect(Math.abs(edges.right - edges.window), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap moves the cut, and a finger that moves up scrolls the page', async ({ page }) => {
    await page.goto('/')
    await page.locator('.before-after').scrollIntoViewIfNeeded()
    const box = await page.locator('.before-after').boundingBox()
    if (!box) throw new Error('The pair is not shown.')
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height / 2)
    await expect.poll(() => cut(page)).toBe('20%')
    const from = await page.evaluate(() => scrollY)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await swipe(page, middle, { x: middle.x, y: middle.y - 120 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 60)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures are shown, and the slider is hidden', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.before-after img')).toHaveCount(2)
    await expect(page.getByRole('slider')).toBeHidden()
  })
})

/** In px, of what names each picture. */
async function labelWidths(page: Page) {
  const [before, after] = await page.locator('.before-after .tag').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().width))
  return { before, after }
}
