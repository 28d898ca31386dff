import { gallery } from '#content/gallery/gallery.ts'
import { bandOf, renderingNote } from '#content/gallery/shown-projects.ts'
import { content } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { aProject } from './shown-projects.ts'

const { projects } = content.gallery

test('the list of projects has every card, in one to three columns, and scrolls within 70 % of the window’s height', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fler projekt' })
  await expect(dialog).toContainText('Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk')
  const cards = dialog.getByRole('listitem')
  const renderings = projects.filter(({ picture }) => picture.kind === 'rendering')
  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    const where = `at ${width} px`
    await page.setViewportSize({ width, height: 800 })
    await expect(cards, where).toHaveCount(projects.length)
    await expect(cards.filter({ hasText: 'Visualisering' }), where).toHaveCount(renderings.length)
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, where).toBe(columns)
    const { scrolls, height } = await dialog
      .getByRole('list')
      .evaluate((list) => ({ scrolls: list.scrollHeight > list.clientHeight, height: list.clientHeight }))
    expect(scrolls, where).toBe(true)
    expect(height, where).toBeLessThanOrEqual(560)
    expect(height, where).toBeGreaterThan(400)
    // The other two widths are in states.journey.ts.
    if (width === 900) await expectAccessible()
  }
})

test('what renderings are is said once in each view: below the list if it is true of all, on each card where that note is out of sight, and on a picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fler projekt' })
  const marks = dialog.getByText('Visualisering', { exact: true }).filter({ visible: true })
  const renderings = projects.filter(({ picture }) => picture.kind === 'rendering').length
  await expect(marks).toHaveCount(renderings === projects.length ? 0 : renderings)
  const note = renderingNote(content.gallery)
  if (note) await expect(dialog.getByText(note)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 640, height: 380 })
  await expect(marks, 'the list is longer than the window, and the note at its end').toHaveCount(renderings)
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('link').filter({ hasText: aProject.title }).first().click()
  const picture = page.getByRole('dialog', { name: aProject.title, exact: true })
  await expect(picture.getByText('Visualisering', { exact: true }).filter({ visible: true })).toHaveCount(aProject.picture.kind === 'rendering' ? 1 : 0)
})

test('on a phone the band is a mosaic of four pictures, no wider than the window, and each of them is seen at once', async ({ page }) => {
  await page.goto('/')
  const band = page.locator('.band')
  const pictures = band.locator('picture').filter({ visible: true })
  const most = bandOf(content.gallery).length
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(pictures).toHaveCount(most)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(pictures).toHaveCount(Math.min(most, 4))
    const places = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))
    expect(places.flat().filter((edge) => edge < -1 || edge > width + 1)).toEqual([])
    expect(await band.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
})

test('a card closes the list and opens its picture, and every way to close it returns focus to the button that opened the list', async ({ page }) => {
  // The picture grows out of its card.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const opener = page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' })
  const list = page.getByRole('dialog', { name: 'Fler projekt' })
  const detail = page.getByRole('dialog', { name: aProject.title, exact: true })
  const open = async () => {
    await opener.click()
    await list.getByRole('link').filter({ hasText: aProject.title }).first().click()
    await expect(detail).toBeVisible()
    await expect(list).toBeHidden()
  }
  await open()
  await expect(detail).toContainText(aProject.description)
  await expect(detail.getByText('Visualisering')).toHaveCount(aProject.picture.kind === 'rendering' ? 1 : 0)
  const picture = await detail.getByRole('img').boundingBox()
  expect(picture?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)

  for (const way of ['Escape', 'the close button', 'a click outside'] as const) {
    if (!(await detail.isVisible())) await open()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'the close button') await detail.getByRole('button', { name: 'Stäng' }).click()
    else await page.mouse.click(3, 3)
    await expect(detail, way).toBeHidden()
    await expect(opener, way).toBeFocused()
  }
})

test('every way to close the list of projects returns focus to its button', async ({ page }) => {
  await page.goto('/')
  const opener = page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' })
  const list = page.getByRole('dialog', { name: 'Fler projekt' })
  for (const way of ['Escape', 'the close button', 'a click outside'] as const) {
    await opener.click()
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('html'), 'the page behind it stays where it is').toHaveCSS('overflow-y', 'hidden')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'the close button') await list.getByRole('button', { name: 'Stäng' }).click()
    else await page.mouse.click(3, 400)
    await expect(list, way).toBeHidden()
    await expect(opener, way).toBeFocused()
  }
})

test('each card opens its own picture with its title and text', async ({ page }) => {
  test.slow()
  await page.goto('/')
  for (const { title, description } of projects) {
    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    await page.getByRole('dialog', { name: 'Fler projekt' }).getByRole('link').filter({ hasText: title }).first().click()
    const detail = page.getByRole('dialog', { name: title, exact: true })
    await expect(detail, title).toContainText(description)
    await expect.poll(() => detail.getByRole('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth), title).toBeGreaterThan(800)
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
  }
})

test('arrow keys and two buttons lead from one picture to the next, and from the last to the first', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  const [first, beforeLast, last] = [projects.at(0)?.title, projects.at(-2)?.title, projects.at(-1)?.title]
  await page.getByRole('dialog').getByRole('link').nth(-2).click()
  const shows = async (title = 'nothing') => {
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => dialog.getByRole('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeGreaterThan(800)
  }
  await shows(beforeLast)
  await expect(page.getByRole('dialog')).toContainText(gallery.count(projects.length - 1, projects.length))
  await page.keyboard.press('ArrowRight')
  await shows(last)
  await expect(page.getByRole('dialog')).toContainText(gallery.count(projects.length, projects.length))
  await page.keyboard.press('ArrowRight')
  await shows(first)
  await page.keyboard.press('ArrowLeft')
  await shows(last)
  await page.getByRole('button', { name: 'Föregående', exact: true }).click()
  await shows(beforeLast)
  await page.getByRole('button', { name: 'Nästa', exact: true }).click()
  await shows(last)
  await expect(page.getByRole('button', { name: 'Nästa', exact: true })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' })).toBeFocused()
})

test('in every window every picture is seen together with its title, its text and what one can do with it', async ({ page }) => {
  await page.goto('/')
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  const dialog = page.locator('dialog.project-view')
  const arrows = new Set<number>()
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const { title } of projects) {
      const seen = await dialog.evaluate(placesIn)
      expect(seen, `${title} at ${width} × ${height}`).toMatchObject({ title, isButtonSeen: true, hidden: 0 })
      if (width === 390) arrows.add(seen.arrow)
      await page.keyboard.press('ArrowRight')
    }
  }
  expect(arrows.size, 'on a phone the arrows stay where they are').toBe(1)
})

/** Runs in the page: what of the dialog does not fit into it, and where what one presses lies. */
function placesIn(dialog: Element) {
  const boxOf = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -1)
  const button = boxOf('.project-ways button')
  return {
    title: dialog.querySelector('h2')?.textContent,
    isButtonSeen: button.top >= 0 && button.left >= 0 && button.bottom <= innerHeight && button.right <= innerWidth,
    hidden: dialog.scrollHeight - dialog.clientHeight,
    arrow: Math.round(boxOf('.next').top),
  }
}

test.describe('by touch', () => {
  // While a picture grows out of its card, where a finger lands depends on the moment.
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe shows the next picture, and a small movement does not', async ({ page }) => {
    await page.goto('/')
    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).tap()
    const [first, second] = projects
    await page.getByRole('dialog').getByRole('link').first().tap()
    const title = page.getByRole('dialog').getByRole('heading')
    await expect(title).toHaveText(first?.title ?? 'nothing')
    const cdp = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const { y = 0 } = (await page.getByRole('dialog').getByRole('figure').boundingBox()) ?? {}
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: y + 150 }] })
      for (const part of [0.3, 0.6, 1])
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + (to - from) * part, y: y + 155 }] })
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 100)
    await expect(title).toHaveText(second?.title ?? 'nothing')
    await swipe(100, 300)
    await expect(title).toHaveText(first?.title ?? 'nothing')
    await swipe(200, 215)
    await expect(title).toHaveText(first?.title ?? 'nothing')
  })
})
