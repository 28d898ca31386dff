import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { drawShower, grabPointOf, placeOf, scaleOf, swipe, thing } from './planner-actions.ts'

/** How many times larger than the whole the drawing is. */
async function zoomOf(page: Page, whole: number): Promise<number> {
  return (await scaleOf(page)) / whole
}

test('buttons and keys make the drawing larger and smaller, tell how large it is, and show the whole again; it is printed whole', async ({ page }) => {
  await drawShower(page)
  const whole = await scaleOf(page)
  const said = page.locator('.planner-live-region')
  const signs = page.locator('.planner-zoom .planner-arrow')
  expect(await signs.evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').content[1]))).toEqual(['+', '−'])
  await page.getByRole('button', { name: 'Förstora' }).click()
  await expect(said).toHaveText(/Ritningen visas i 150\s%\./)
  expect(await zoomOf(page, whole)).toBeCloseTo(1.5, 1)
  await expect(thing(page, 'Duschhörna'), 'what is selected is shown').toBeInViewport()
  await page.getByRole('button', { name: 'Förminska' }).click()
  expect(await zoomOf(page, whole)).toBeCloseTo(1, 1)

  await thing(page, 'Duschhörna').focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('+')
  expect(await zoomOf(page, whole)).toBeCloseTo(1.5 ** 3, 1)
  await page.keyboard.press('-')
  expect(await zoomOf(page, whole)).toBeCloseTo(1.5 ** 2, 1)
  await page.keyboard.press('0')
  expect(await zoomOf(page, whole)).toBeCloseTo(1, 1)

  const board = page.locator('.planner-board svg')
  const wholeBox = await board.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Förstora' }).click()
  const part = await board.getAttribute('viewBox')
  expect(part).not.toBe(wholeBox)
  await page.evaluate(() =>
    addEventListener('beforeprint', () =>
      document.body.setAttribute('data-printed', document.querySelector('.planner-board svg')?.getAttribute('viewBox') ?? ''),
    ),
  )
  await page.pdf()
  await expect(page.locator('body')).toHaveAttribute('data-printed', wholeBox ?? '')
  await expect(board).toHaveAttribute('viewBox', part ?? '')
})

test('in an enlarged drawing what the keyboard reaches is brought into view, and dragging follows the pointer', async ({ page }) => {
  await drawShower(page)
  const whole = await scaleOf(page)
  await thing(page, 'Duschhörna').focus()
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+')
  const board = page.locator('.planner-board svg')
  const isInView = async (name: string) => {
    const [outer, inner] = [await board.boundingBox(), await thing(page, name).boundingBox()]
    const [x, y] = [(inner?.x ?? 0) + (inner?.width ?? 0) / 2, (inner?.y ?? 0) + (inner?.height ?? 0) / 2]
    return outer !== null && x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height
  }
  expect(await isInView('Avlopp')).toBe(false)
  await thing(page, 'Avlopp').focus()
  expect(await isInView('Avlopp')).toBe(true)

  const scale = await scaleOf(page)
  expect(scale).toBeGreaterThan(4 * whole)
  await page.keyboard.press('Enter')
  const before = await placeOf(page)
  const { x, y } = await grabPointOf(thing(page, 'Avlopp').locator('.outline'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 20 * scale, y + 10 * scale, { steps: 6 })
  await page.mouse.up()
  const after = await placeOf(page)
  expect(after[0]).toBeCloseTo(before[0] - 20, 0)
  expect(after[1]).toBeCloseTo(before[1] + 10, 0)
})

test('the wheel zooms with Ctrl alone, a drag beside the items moves the drawing, and arrow keys do when it has the focus', async ({ page }) => {
  await drawShower(page)
  const whole = await scaleOf(page)
  const board = page.locator('.planner-board svg')
  const box = await board.boundingBox()
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.55, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.5 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -100)
  expect(await scaleOf(page)).toBe(whole)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await board.scrollIntoViewIfNeeded()
  const now = await board.boundingBox()
  await page.mouse.move((now?.x ?? 0) + (now?.width ?? 0) * 0.55, (now?.y ?? 0) + (now?.height ?? 0) * 0.5)
  const windowSize = await page.evaluate(() => visualViewport?.scale)
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(() => zoomOf(page, whole)).toBeGreaterThan(2)
  expect(await page.evaluate(() => visualViewport?.scale), 'the page stays as it is').toBe(windowSize)

  const view = () => board.getAttribute('viewBox')
  const before = await view()
  const scale = await scaleOf(page)
  const from = { x: (now?.x ?? 0) + (now?.width ?? 0) * 0.55, y: (now?.y ?? 0) + (now?.height ?? 0) * 0.5 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y + 20, { steps: 5 })
  await page.mouse.up()
  const [x = 0, y = 0] = (before ?? '').split(' ').map(Number)
  const [left = 0, top = 0] = ((await view()) ?? '').split(' ').map(Number)
  expect(left - x).toBeCloseTo((40 / scale) * 10, 0)
  expect(top - y).toBeCloseTo((-20 / scale) * 10, 0)

  await board.focus()
  const dragged = await view()
  await page.keyboard.press('ArrowLeft')
  expect(await view()).not.toBe(dragged)
  await page.getByRole('button', { name: 'Visa hela' }).click()
  expect(await view()).not.toBe(dragged)
  await expect(board).toHaveAttribute('tabindex', '-1')
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two fingers make the drawing larger and let nothing be moved; one finger then moves the drawing, and beside it the page', async ({ page }) => {
    await drawShower(page)
    const whole = await scaleOf(page)
    const place = await placeOf(page)
    const { x, y } = await grabPointOf(thing(page, 'Duschhörna'))
    await pinch(page, { x, y }, { from: 100, to: 260 })
    await expect.poll(() => zoomOf(page, whole)).toBeGreaterThan(2)
    expect(await placeOf(page)).toEqual(place)
    expect(await page.evaluate(() => visualViewport?.scale), 'the page stays as it is').toBe(1)

    const board = page.locator('.planner-board svg')
    const box = await board.boundingBox()
    const [before, scrolled] = [await board.getAttribute('viewBox'), await page.evaluate(() => scrollY)]
    const beside = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.9, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.85 }
    await swipe(page, beside, { x: beside.x - 60, y: beside.y - 60 })
    expect(await board.getAttribute('viewBox')).not.toBe(before)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await swipe(page, { x: 200, y: 700 }, { x: 200, y: 600 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  })
})

/** Two fingers beside each other around a point, from and to so many pixels apart. The first is the right one, which would drag an item off its wall. */
async function pinch(page: Page, { x, y }: { x: number; y: number }, { from, to }: { from: number; to: number }) {
  const cdp = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x + apart / 2, y, id: 0 },
    { x: x - apart / 2, y, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from).slice(0, 1) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let part = 0.125; part <= 1; part += 0.125)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(from + (to - from) * part) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}
