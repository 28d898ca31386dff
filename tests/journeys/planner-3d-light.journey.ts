import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { addFixture } from '#domain/room/edit.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { usualTiling } from '#domain/room/tiling/tiling.ts'
import { expect, test } from './journey-test.ts'
import { countDraws, openModel, pictureOf, rested, stageOf, WEBGL_LOGS } from './model-stage.ts'

/** Each pixel costs, without a graphics card, so the window is small. */
test.use({ viewport: { width: 720, height: 420 }, contextOptions: { reducedMotion: 'reduce' }, mayBeLogged: WEBGL_LOGS })

test('the room has the joints and colours of the Fogplan; white tiles stay white and black marble black, by day', async ({ page }) => {
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
  expect(await usualOnWall(stageOf(page).locator('canvas'))).toBeGreaterThanOrEqual(232)
  const others = [
    await picture(walls((wall) => `${wall}.200.400.6.straight.vit.400.0.`)),
    await picture(walls((wall) => `${wall}.200.400.6.half.vit.0.0.`)),
    await picture(walls((wall) => `${wall}.200.400.6.straight.grafit.0.0.`)),
  ]
  expect(new Set([straight, ...others]).size).toBe(4)
  await expect(page.getByRole('radio', { name: 'Grafit matt' }), 'the swatches say what is seen').toBeChecked()
  await page.getByRole('radio', { name: 'Svart marmor' }).check()
  await rested(page)
  expect(await usualOnWall(stageOf(page).locator('canvas'))).toBeLessThanOrEqual(48)
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Svart marmor' }), 'one material in both').toBeChecked()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect(page.getByRole('radio', { name: 'Grafit matt' })).toBeChecked()
})

/** The brightness that half of a piece of the far wall has less of, in steps of 255. */
async function usualOnWall(canvas: Locator): Promise<number> {
  const { data } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .extract({ left: 280, top: 60, width: 60, height: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].toSorted((one, other) => one - other)[Math.floor(data.length / 2)] ?? 0
}

test.describe('in all pixels that are drawn', () => {
  test.use({ deviceScaleFactor: 2 })

  test('inside an empty room of white paint nothing dark shows through where walls, ceiling and floor meet', async ({ page }) => {
    const painted = [0, 1, 2, 3].map((wall) => ({ ...usualTiling(wall, TILE), tiledTo: 0 }))
    const tiling = [...painted, { ...usualTiling('floor', TILE), material: 'vit', jointColour: 'vit' } as const]
    await countDraws(page)
    await page.goto(`/rita#plan=${packPlan({ ...templates.snedtak, openings: [], plumbingPoints: [], tiling })}`)
    await openModel(page)
    await page.getByRole('button', { name: 'Kliv in' }).click()
    for (let turns = 0; turns < 6; turns += 1) {
      await rested(page)
      expect(await darkestIn(page.locator('.planner-stage canvas'))).toBeGreaterThan(AS_DARK_AS_CORNERS)
      await press(page, 'Titta åt vänster', 4)
    }
  })
})

const TILE = { width: 200, height: 400 }

/** No corner of such a room is darker, by day. */
const AS_DARK_AS_CORNERS = 180

/** In steps of 255. */
async function darkestIn(canvas: Locator): Promise<number> {
  const png = await canvas.screenshot()
  const { width, height } = await sharp(png).metadata()
  // The stage's rounded corners are the page's.
  const pixels = await sharp(png)
    .removeAlpha()
    .greyscale()
    .extract({ left: 4, top: 4, width: width - 8, height: height - 8 })
    .raw()
    .toBuffer()
  return pixels.reduce((least, one) => Math.min(least, one), 255)
}

test('outside an L of white paint no dark points or lines show at the feet and ends of its walls', async ({ page }) => {
  const painted = [0, 1, 2, 3, 4, 5].map((wall) => ({ ...usualTiling(wall, TILE), tiledTo: 0 }))
  const tiling = [...painted, { ...usualTiling('floor', TILE), material: 'vit', jointColour: 'vit' } as const]
  await page.setViewportSize({ width: 390, height: 844 })
  await countDraws(page)
  await page.goto(`/rita#plan=${packPlan({ ...templates['l-form'], openings: [], plumbingPoints: [], tiling })}`)
  await openModel(page)
  for (let turns = 0; turns < 6; turns += 1) {
    await rested(page)
    expect(await thinAndDarkIn(stageOf(page).locator('canvas')), `${turns * 60} degrees`).toBeLessThan(A_FEW)
    await press(page, 'Vrid åt vänster', 4)
  }
})

/** So much darker than what is on both sides of it, in steps of 255, a pixel is seen. */
const SEEN = 24
/** The tips of the walls' dark edges. */
const A_FEW = 12

async function thinAndDarkIn(canvas: Locator): Promise<number> {
  const pixels = await sharp(await canvas.screenshot())
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((light, at) => Math.min(pixels[at - 1] ?? 0, pixels[at + 1] ?? 0) - light > SEEN).length
}

test('a cupboard at a wall that is left out does not hide the room: it is seen through', async ({ page }) => {
  await countDraws(page)
  await page.goto(`/rita#plan=${packPlan(addFixture(templates.rektangel, 'cabinet'))}`)
  await openModel(page)
  await rested(page)
  const whole = await brownIn(stageOf(page).locator('canvas'))
  await press(page, 'Vrid åt vänster', 12)
  await rested(page)
  expect(await brownIn(stageOf(page).locator('canvas')), 'half a turn on').toBeLessThan(whole / 10)
  await page.getByRole('button', { name: 'Kliv in' }).click()
  await rested(page)
  expect(await brownIn(page.locator('.planner-stage canvas')), 'whole from inside').toBeGreaterThan(whole / 2)
})

/** How many pixels have the colour of oak. */
async function brownIn(canvas: Locator): Promise<number> {
  const pixels = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  return pixels.filter((red, at) => at % 3 === 0 && red - (pixels[at + 2] ?? 0) > 60).length
}

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

/** At once, so that no frame between is drawn, which nobody looks at. */
async function press(page: Page, name: string, times: number) {
  await page.getByRole('button', { name }).evaluate((button, times) => {
    for (let pressed = 0; pressed < times; pressed += 1) if (button instanceof HTMLElement) button.click()
  }, times)
}
