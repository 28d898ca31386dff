import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { ideaNames } from '#content/gallery/idea-names.ts'
import { addFixture } from '#domain/room/edit.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { templateNames, templates } from '#domain/room/templates.ts'
import { expect, test } from './journey-test.ts'
import { swipe, thing } from './planner-actions.ts'

/** Each pixel costs, without a graphics card, so the window is small. */
test.use({
  viewport: { width: 720, height: 420 },
  contextOptions: { reducedMotion: 'reduce' },
  mayBeLogged: /GPU stall due to ReadPixels|WebGL: CONTEXT_LOST_WEBGL|THREE.WebGLRenderer: Context Lost|WEBGL_lose_context extension not supported/,
})

/** In frames of the browser: more than any movement leaves between two of its own, and what nothing at all is drawn in. */
const A_MOMENT = 12
const A_SECOND = 60

const OUTSIDE = 'Badrummet i 3D, sett utifrån'
const INSIDE = 'Badrummet i 3D, sett från ögonhöjd'

test('the 3D view loads on request, in the drawing’s place, and leads back to it', async ({ page, expectAccessible }) => {
  test.slow()
  // Where drawing and model fit beside what stands above them.
  await page.setViewportSize({ width: 1000, height: 520 })
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
  await countDraws(page)
  const canvas = stageOf(page).locator('canvas')
  const opened = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('about:blank')
    await page.goto(`/rita#plan=${packPlan(withUsualThings(templates.litet))}`)
    await openModel(page)
  }
  await opened('reduce')
  await rested(page)
  const start = await pictureOf(canvas)

  await opened('no-preference')
  expect(await pictureOf(canvas), 'it turns').not.toBe(start)
  await rested(page, A_SECOND)
  expect(await pictureOf(canvas), 'once around').toBe(start)
  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await openModel(page)
  await rested(page)
  expect(await pictureOf(canvas), 'not a second time').toBe(start)

  await opened('no-preference')
  await canvas.hover()
  await page.mouse.down()
  await rested(page, A_SECOND)
  expect(await pictureOf(canvas), 'stopped on its way').not.toBe(start)
})

test.describe('on a phone', () => {
  // What the bars of an iPhone SE leave.
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true })

  test('a finger that moves up scrolls the page past the 3D view, and one to the side turns the room', async ({ page }) => {
    test.slow()
    await countDraws(page)
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

test('the room has the joints and colours of the Fogplan', async ({ page }) => {
  test.slow()
  await countDraws(page)
  const picture = async (tiling: string) => {
    await page.goto('about:blank')
    await page.goto(`/rita#plan=3~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start~~~20x40~${tiling}`)
    await openModel(page)
    await rested(page)
    return pictureOf(stageOf(page).locator('canvas'))
  }
  const walls = (surface: (wall: number) => string) => [0, 1, 2, 3].map(surface).join('_')
  const straight = await picture(walls((wall) => `${wall}.200.400.6.straight.vit.0.0.`))
  const others = [
    await picture(walls((wall) => `${wall}.200.400.6.straight.vit.400.0.`)),
    await picture(walls((wall) => `${wall}.200.400.6.half.vit.0.0.`)),
    await picture(walls((wall) => `${wall}.200.400.6.straight.grafit.0.0.`)),
  ]
  expect(new Set([straight, ...others]).size).toBe(4)
  await expect(page.getByRole('radio', { name: 'Grafit matt' }), 'the swatches say what is seen').toBeChecked()
  await page.getByRole('radio', { name: 'Sand matt' }).check()
  await rested(page)
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Sand matt' }), 'one material in both').toBeChecked()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect(page.getByRole('radio', { name: 'Grafit matt' })).toBeChecked()
})

/** A frame's calls of the graphics card and its triangles, with what mirrors show: enough for 60 frames a second on a phone. */
const CALLS = 60
const TRIANGLES = 60_000

test('every template, furnished, and every room of the gallery takes few calls of the graphics card, outside and inside', async ({ page }) => {
  test.slow()
  await countDraws(page)
  const furnished = templateNames.map((name) => `#plan=${packPlan(withUsualThings(templates[name]))}`)
  for (const hash of [...furnished, ...ideaNames.map((name) => `#ide=${name}`)]) {
    await page.goto('about:blank')
    await page.goto(`/rita${hash}`)
    const stage = page.getByRole('application', { name: /^Badrummet i 3D/ })
    // A gallery's room opens in 3D by itself.
    if (!hash.startsWith('#ide')) await page.getByRole('button', { name: 'Visa i 3D' }).click()
    await expect(stage).toBeVisible()
    await expect.poll(() => draws(page)).toBeGreaterThan(0)
    await rested(page)
    await mostWithin(page, hash)
    await page.getByRole('button', { name: 'Kliv in' }).click()
    await rested(page)
    await mostWithin(page, hash)
  }
})

/** One turn: each frame of it stays within the limits. */
async function mostWithin(page: Page, room: string) {
  await page.getByRole('application').focus()
  await mostInAFrame(page, true)
  await page.keyboard.press('ArrowRight')
  await rested(page)
  const { calls, triangles } = await mostInAFrame(page)
  expect(calls, room).toBeGreaterThan(5)
  expect(calls, room).toBeLessThanOrEqual(CALLS)
  expect(triangles, room).toBeLessThanOrEqual(TRIANGLES)
}

test('white tiles stay white, by day', async ({ page }) => {
  await countDraws(page)
  await page.goto('/rita#plan=2~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start~~~20x40')
  await openModel(page)
  await rested(page)
  const png = await stageOf(page).locator('canvas').screenshot()
  const { data } = await sharp(png).removeAlpha().extract({ left: 280, top: 60, width: 60, height: 60 }).raw().toBuffer({ resolveWithObject: true })
  const middle = [...data].toSorted((one, other) => one - other)[Math.floor(data.length / 2)] ?? 0
  expect(middle).toBeGreaterThanOrEqual(232)
})

test('an empty room’s white walls show their joints up to the top, by day and in the evening', async ({ page }) => {
  // Large enough that a joint is about a pixel wide.
  await page.setViewportSize({ width: 1000, height: 620 })
  await countDraws(page)
  await page.goto('/rita')
  await page.getByRole('button', { name: /^Litet/ }).click()
  await openModel(page)
  for (const light of ['Dag', 'Kväll']) {
    await page.getByRole('button', { name: light }).click()
    await rested(page)
    for (const below of [0.15, 0.25]) expect(await uprightJoints(stageOf(page).locator('canvas'), below), `${light} ${below}`).toBeGreaterThanOrEqual(4)
  }
})

/** So much darker than its tiles, in steps of 255, a joint is seen. */
const JOINT = 6

/** How many upright joints are seen on the wall to the left, so far below the canvas' top: dips in the brightness across it. */
async function uprightJoints(canvas: Locator, below: number): Promise<number> {
  const png = await canvas.screenshot()
  const { width, height } = await sharp(png).metadata()
  const part = {
    left: Math.round(width / 2 - height * 0.28),
    top: Math.round(height * below),
    width: Math.round(height * 0.26),
    height: Math.round(height * 0.06),
  }
  const pixels = await sharp(png).removeAlpha().greyscale().extract(part).raw().toBuffer()
  const columns = Array.from({ length: part.width }, (_, column) => {
    const down = Array.from({ length: part.height }, (_, row) => pixels[row * part.width + column] ?? 0)
    return down.reduce((sum, one) => sum + one, 0) / part.height
  })
  return columns.filter((light, at) => {
    const [before, after] = [columns[at - 3], columns[at + 3]]
    const isLeast = light <= Math.min(...columns.slice(Math.max(0, at - 3), at + 4))
    return before !== undefined && after !== undefined && isLeast && Math.min(before, after) - light > JOINT
  }).length
}

test('a lost graphics context is said, and the view opens again', async ({ page, expectAccessible }) => {
  test.slow()
  await drawRoom(page)
  await openModel(page)
  await stageOf(page)
    .locator('canvas')
    .evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext())
  await expect(page.getByText('3D-vyn stannade')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Visa 3D igen' }).click()
  await expect(stageOf(page)).toBeVisible()
})

test('without WebGL a message is shown, and the drawing works', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(page.getByText('Den här webbläsaren kan inte visa 3D. Ritningen fungerar som vanligt.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(thing(page, 'Golvbrunn')).toBeVisible()
})

function withUsualThings(plan: Plan): Plan {
  const kinds = ['wc-wall', 'basin', 'shower-corner', 'washing-machine', 'tumble-dryer', 'cabinet', 'towel-dryer', 'radiator'] as const
  return kinds.reduce<Plan>((done, kind) => addFixture(done, kind), plan)
}

async function drawRoom(page: Page) {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Snedtak' }).click()
  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  await page.getByRole('button', { name: /^Tvättställ/ }).click()
  await expect(thing(page, 'Tvättställ')).toBeVisible()
}

async function openModel(page: Page) {
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  const canvas = stageOf(page).locator('canvas')
  await expect(canvas).toBeVisible()
  // A blank canvas compresses to less.
  await expect.poll(async () => (await canvas.screenshot()).byteLength).toBeGreaterThan(20_000)
}

function stageOf(page: Page) {
  return page.getByRole('application', { name: OUTSIDE })
}

/** Counts what is drawn to WebGL canvases from now on, in all and in the frame that draws most. */
function countDraws(page: Page) {
  return page.addInitScript(() => {
    const counted = { draws: 0, calls: 0, triangles: 0, mostCalls: 0, mostTriangles: 0, frame: 0 }
    Object.assign(window, { counted })
    const count = (corners: number) => {
      const frame = Number(document.timeline.currentTime)
      if (frame !== counted.frame) Object.assign(counted, { frame, calls: 0, triangles: 0 })
      counted.draws += 1
      counted.calls += 1
      counted.triangles += corners / 3
      counted.mostCalls = Math.max(counted.mostCalls, counted.calls)
      counted.mostTriangles = Math.max(counted.mostTriangles, counted.triangles)
    }
    const { drawElements, drawArrays } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      count(args[1])
      drawElements.apply(this, args)
    }
    WebGL2RenderingContext.prototype.drawArrays = function (...args) {
      count(args[2])
      drawArrays.apply(this, args)
    }
  })
}

declare global {
  interface Window {
    counted: { draws: number; mostCalls: number; mostTriangles: number }
  }
}

/** Of the frame that drew most since it was last asked with `anew`. */
function mostInAFrame(page: Page, anew = false): Promise<{ calls: number; triangles: number }> {
  return page.evaluate((anew) => {
    const { counted } = window
    const most = { calls: counted.mostCalls, triangles: counted.mostTriangles }
    if (anew) Object.assign(counted, { mostCalls: 0, mostTriangles: 0 })
    return most
  }, anew)
}

function draws(page: Page): Promise<number> {
  return page.evaluate(() => window.counted.draws)
}

async function pictureOf(canvas: Locator): Promise<string> {
  return createHash('sha256')
    .update(await canvas.screenshot())
    .digest('hex')
}

/** Nothing is drawn for so many frames. */
async function rested(page: Page, frames = A_MOMENT) {
  await expect
    .poll(async () => {
      const before = await draws(page)
      await framesShown(page, frames)
      return (await draws(page)) - before
    }, 'nothing is drawn while nothing changes')
    .toBe(0)
}

function framesShown(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let shown = 0; shown < count; shown += 1) await new Promise(requestAnimationFrame)
  }, count)
}
