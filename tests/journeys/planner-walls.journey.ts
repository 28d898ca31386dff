import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { fieldOf, scaleOf, swipe, thing } from './planner-actions.ts'

async function openRoom(page: Page) {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(thing(page, 'Vägg A')).toBeVisible()
}

/** On the wall, beside its letter and openings. */
async function gripOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await thing(page, name).locator('.outline').boundingBox()
  if (!box) throw new Error(`${name} is nowhere`)
  return { x: box.x + box.width * (box.width > box.height ? 0.15 : 0.5), y: box.y + box.height * (box.height > box.width ? 0.15 : 0.5) }
}

test('a wall is dragged out and in by whole centimetres, the room and its figures follow meanwhile, and it is one step to undo', async ({ page }) => {
  await openRoom(page)
  const area = page.locator('.planner-distances text')
  const board = page.locator('.planner-board svg')
  const scale = await scaleOf(page)
  const { x, y } = await gripOf(page, 'Vägg B')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 31 * scale, y + 5, { steps: 6 })
  await expect(area).toHaveText('5,4 m²')
  await expect(board.getByText('270 cm')).toHaveCount(2)
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('270')
  await expect(page.getByRole('row', { name: 'Golvyta' })).toContainText('5,4')
  expect((await gripOf(page, 'Vägg B')).x, 'it is below the pointer').toBeCloseTo(x + 30 * scale, 0)
  await page.mouse.up()
  await expect(area).toHaveCount(0)
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('270')
  await expect(fieldOf(page, 'Vägg C')).toHaveValue('270')
  await expect(page.locator('.planner-live-region')).toHaveText(/^Vägg B flyttad: vägg A 270\scm, vägg C 270\scm\./)
  await expect(page.getByRole('heading', { name: 'Vägg B' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('240')

  // Inwards, from the upper wall: the whole drawing moves with the origin.
  const upper = await gripOf(page, 'Vägg A')
  await page.mouse.move(upper.x, upper.y)
  await page.mouse.down()
  await page.mouse.move(upper.x, upper.y + 20 * scale, { steps: 6 })
  await expect(board.getByText('180 cm')).toHaveCount(2)
  expect((await gripOf(page, 'Vägg A')).y, 'it is below the pointer').toBeCloseTo(upper.y + 20 * scale, 0)
  await page.mouse.up()
  await expect(fieldOf(page, 'Vägg B')).toHaveValue('180')
})

test('a wall is moved with keys and buttons, as far as a room goes', async ({ page, expectAccessible }) => {
  await openRoom(page)
  await thing(page, 'Vägg B').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('251')
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(page, 'Vägg A'), 'not along itself').toHaveValue('251')
  await page.keyboard.press('Delete')
  await expect(thing(page, 'Vägg B')).toBeFocused()

  const panel = page.getByRole('region', { name: 'Vägg B' })
  await panel.getByRole('button', { name: 'Inåt 10 cm' }).click()
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('241')
  await panel.getByRole('button', { name: 'Utåt 10 cm' }).click()
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('251')
  await panel.getByLabel('Längd').fill('150')
  await panel.getByLabel('Längd').press('Enter')
  await expect(thing(page, 'Vägg B')).toHaveAccessibleName('Vägg B, 150 cm')
  await test.step('a wall chosen', expectAccessible)
  await fieldOf(page, 'Vägg A').fill('45')
  await fieldOf(page, 'Vägg A').press('Enter')
  for (let times = 0; times < 3; times += 1) await panel.getByRole('button', { name: 'Inåt 10 cm' }).click()
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('30')
  await panel.getByRole('button', { name: 'Fönster' }).click()
  await expect(thing(page, 'Fönster, vägg B')).toHaveAttribute('aria-pressed', 'true')
  await thing(page, 'Vägg B').press('Enter')
  await panel.getByRole('button', { name: 'Dörr' }).click()
  await expect(thing(page, 'Dörr, vägg B')).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a wall that is not selected lets the page scroll; a tap selects it, and then it is dragged', async ({ page }) => {
    await openRoom(page)
    const scrolled = () => page.evaluate(() => scrollY)
    await untilScrolled(page, () => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' })))
    const before = await scrolled()
    const grip = await gripOf(page, 'Vägg B')
    await untilScrolled(page, () => swipe(page, { x: grip.x, y: grip.y + 60 }, { x: grip.x, y: grip.y - 20 }))
    expect(await scrolled()).toBeGreaterThan(before)
    await expect(thing(page, 'Vägg B')).toHaveAttribute('aria-pressed', 'false')
    await expect(fieldOf(page, 'Vägg A')).toHaveValue('240')

    // However far a busy browser let the page scroll on.
    await untilScrolled(page, () => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before))
    const scale = await scaleOf(page)
    const now = await gripOf(page, 'Vägg B')
    await page.touchscreen.tap(now.x, now.y)
    await expect(thing(page, 'Vägg B')).toHaveAttribute('aria-pressed', 'true')
    await atRest(page)
    const place = await scrolled()
    const from = await gripOf(page, 'Vägg B')
    await swipe(page, from, { x: from.x, y: from.y - 60 })
    await atRest(page)
    expect(await scrolled(), 'now the finger is on the wall').toBe(place)
    await swipe(page, from, { x: from.x - 40 * scale, y: from.y })
    await expect(fieldOf(page, 'Vägg A')).toHaveValue('200')
  })
})

/** A page scrolls on for a while after a finger has left it; a tap meanwhile only stops it. */
async function untilScrolled(page: Page, scroll: () => Promise<unknown>) {
  await page.evaluate(() => {
    document.documentElement.dataset.scrolled = 'false'
    document.addEventListener('scrollend', () => Object.assign(document.documentElement.dataset, { scrolled: 'true' }), { once: true })
  })
  await scroll()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true')
}

async function atRest(page: Page) {
  const scrolling = () =>
    page.evaluate(async () => {
      const before = scrollY
      await new Promise((done) => setTimeout(done, 200))
      return scrollY - before
    })
  await expect.poll(scrolling).toBe(0)
}
