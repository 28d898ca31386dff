import type { Page } from '@playwright/test'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { expect, test } from './journey-test.ts'
import { A_SECOND, countDraws, draws, openModel, pictureOf, rested, stageOf, WEBGL_LOGS, withUsualThings } from './model-stage.ts'
import { swipe, thing } from './planner-actions.ts'

/** Each pixel costs, without a graphics card, so the window is small. */
test.use({ viewport: { width: 720, height: 420 }, contextOptions: { reducedMotion: 'reduce' }, mayBeLogged: WEBGL_LOGS })

const INSIDE = 'Badrummet i 3D, sett från ögonhöjd'

test('the 3D view loads on request, in the drawing’s place, opens again after a lost graphics context, and leads back to the drawing', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  // Where drawing and model fit beside what stands above them.
  await page.setViewportSize({ width: 1000, height: 520 })
  await countDraws(page, { shows: false })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await drawRoom(page)
  expect(fetched.filter((url) => url.includes('model'))).toEqual([])
  const board = page.getByRole('group', { name: 'Ritning av badrummet' })
  const before = await board.boundingBox()

  await openModel(page)
  await expect(page.getByRole('heading', { name: 'Badrummet i 3D' })).toBeFocused()
  await expect(board).toBeHidden()
  await expect(stageOf(page)).toBeInViewport({ ratio: 1 })
  const stage = await stageOf(page).boundingBox()
  expect(Math.abs((stage?.x ?? 0) - (before?.x ?? 0)), 'at the same edge').toBeLessThan(40)
  await expect(stageOf(page)).toHaveAccessibleDescription(/Dra åt sidan.*Rektangulärt rum, 260 × 240\scm, snedtak.*Tvättställ/)
  await expectAccessible()

  await stageOf(page)
    .locator('canvas')
    .evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext())
  await expect(page.getByText('3D-vyn stannade')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Visa 3D igen' }).click()
  await expect(stageOf(page)).toBeVisible()

  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await expect(stageOf(page)).toHaveCount(0)
  await expect(board).toBeFocused()
  await expect(board).toBeInViewport({ ratio: 1 })
})

test('the room is turned by button, key and pointer, stepped into and out of, and rests when nothing happens', async ({ page, expectAccessible }) => {
  test.slow()
  await countDraws(page)
  await drawRoom(page)
  await openModel(page)
  const canvas = page.locator('.planner-stage canvas')
  await rested(page)
  let [seen, drawn] = [await pictureOf(canvas), await draws(page)]
  const expectMoved = async (by: string) => {
    await expect.poll(() => draws(page), by).toBeGreaterThan(drawn)
    await rested(page)
    const now = await pictureOf(canvas)
    expect(now, by).not.toBe(seen)
    ;[seen, drawn] = [now, await draws(page)]
  }
  for (const name of ['Vrid åt vänster', 'Mer uppifrån', 'Närmare', 'Längre bort']) {
    await page.getByRole('button', { name }).click()
    await expectMoved(name)
  }
  await stageOf(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectMoved('an arrow')
  await page.keyboard.press('+')
  await expectMoved('a plus')
  await canvas.hover()
  await page.mouse.down()
  await page.mouse.move(300, 400)
  await page.mouse.up()
  await expectMoved('a drag')
  await page.getByRole('radio', { name: 'Grafit matt' }).check()
  await expectMoved('other tiles')
  await page.getByRole('button', { name: 'Kväll' }).click()
  await expectMoved('the evening')
  await page.getByRole('button', { name: 'Metall' }).click()
  await page.getByRole('radio', { name: 'Mässing' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Svart matt' }), 'by the arrow keys').toBeChecked()
  await rested(page)
  ;[seen, drawn] = [await pictureOf(canvas), await draws(page)]

  await page.getByRole('button', { name: 'Kliv in' }).click()
  await expect(page.getByRole('application', { name: INSIDE })).toBeVisible()
  await expectMoved('the way in')
  await page.getByRole('button', { name: 'Titta åt vänster' }).click()
  await expectMoved('a look aside')
  await page.getByRole('button', { name: 'Gå framåt' }).click()
  await expectMoved('a step')
  await canvas.click({ position: { x: 300, y: 230 } })
  await expectMoved('a tap on the floor')
  await expectAccessible()
  await page.getByRole('application', { name: INSIDE }).focus()
  await page.keyboard.press('Escape')
  await expect(stageOf(page)).toBeVisible()
  await expectMoved('the way out')
  await rested(page, A_SECOND)
  await page.getByRole('button', { name: 'Kliv in' }).click()
  await page.getByRole('button', { name: 'Kliv ut' }).click()
  await expect(stageOf(page)).toBeVisible()
})

test('the room turns once by itself when it is first seen, ends where it began or where it is touched, and then rests', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await countDraws(page)
  const canvas = stageOf(page).locator('canvas')
  const open = async () => {
    await page.goto('about:blank')
    await page.goto(`/rita#plan=${packPlan(withUsualThings(templates.litet))}`)
    await openModel(page)
  }
  await open()
  await canvas.hover()
  const turning = await pictureOf(canvas)
  await expect.poll(() => pictureOf(canvas), 'it turns').not.toBe(turning)
  await page.mouse.down()
  await rested(page, A_SECOND)
  const stopped = await pictureOf(canvas)

  // Each frame of the way around costs, and none is looked at.
  await page.addInitScript(hastenTime)
  await open()
  await rested(page, A_SECOND)
  const around = await pictureOf(canvas)
  expect(around, 'not where it was touched').not.toBe(stopped)
  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await openModel(page)
  await rested(page)
  expect(await pictureOf(canvas), 'where it began, and not a second time').toBe(around)
})

/** Runs in the page: the time that movements go by passes so much faster. */
function hastenTime() {
  const FASTER = 10
  const [now, request] = [performance.now.bind(performance), requestAnimationFrame.bind(window)]
  performance.now = () => now() * FASTER
  window.requestAnimationFrame = (callback) => request((time) => callback(time * FASTER))
}

test.describe('on a phone', () => {
  // What the bars of an iPhone SE leave.
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true })

  test('a finger that moves up scrolls the page past the 3D view, and one to the side turns the room', async ({ page }) => {
    test.slow()
    await countDraws(page, { shows: false })
    await drawRoom(page)
    await openModel(page)
    await expect(stageOf(page)).toBeInViewport({ ratio: 1 })
    const { x, y, width, height } = (await stageOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = { x: x + width / 2, y: y + height / 2 }
    const drawn = await draws(page)
    await swipe(page, middle, { x: middle.x + 120, y: middle.y + 4 })
    await expect.poll(() => draws(page)).toBeGreaterThan(drawn)
    await rested(page)
    const from = await page.evaluate(() => scrollY)
    await swipe(page, middle, { x: middle.x, y: middle.y - 180 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 100)
  })
})

test('without WebGL a message is shown, and the drawing works', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(page.getByText('Den här webbläsaren kan inte visa 3D. Ritningen fungerar som vanligt.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Spara och visa' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(thing(page, 'Golvbrunn')).toBeVisible()
})

async function drawRoom(page: Page) {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Snedtak' }).click()
  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  await page.getByRole('button', { name: /^Tvättställ/ }).click()
  await expect(thing(page, 'Tvättställ')).toBeVisible()
}
