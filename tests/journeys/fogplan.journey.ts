import type { Page } from '@playwright/test'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { setOutReasons } from '#content/fogplan/set-out-reasons.ts'
import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'
import { drawFirstPlan, expectFirstPlan, finger, type InputDevice, keyboard, mouse, swipe } from './planner-actions.ts'
import { expectSeen } from './seen.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** From an empty page to the Fogplan of a first bathroom; more would be too many. */
const MOST_ACTIONS = 12

/** A room of 2.2 × 1.8 m with a window above a basin, and a shower. */
const ROOM =
  '/rita#plan=2~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start_w1.0.800.600.1100.900~o1.drain.450.450~f1.shower-corner.450.450.0.900.900_f2.basin.1700.225.0.600.450~20x40'

const devices: [name: string, device: (page: Page) => InputDevice][] = [
  ['the mouse', mouse],
  ['keys alone', keyboard],
]

for (const [name, device] of devices) {
  test(`a first bathroom is drawn and its Fogplan reached with ${name}, in few actions`, async ({ page }) => {
    await page.goto('/rita')
    await reachFogplan(page, device(page))
  })
}

test.describe('with a finger', () => {
  test.use(PHONE)

  test('a first bathroom is drawn and its Fogplan reached on a phone, its pattern dragged to the side, and its tiles chosen in view of it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/rita')
    await reachFogplan(page, finger(page))
    const before = await page.locator('.fogplan-chain').first().textContent()
    const box = await drawing(page).boundingBox()
    const from = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 100 }
    await swipe(page, from, { x: from.x + 14, y: from.y })
    await expect.poll(() => page.locator('.fogplan-chain').first().textContent()).not.toBe(before)
    await page.getByLabel('Förband').evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expectSeen(page.getByLabel('Förband'))
    await page.getByLabel('Förband').selectOption('Halvförband')
    await expect(drawing(page)).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible()
  })
})

test('the Fogplan is fetched only on request, proposes symmetry about the window, says where everything is and what is bought, and is accessible', async ({
  page,
  expectAccessible,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(ROOM)
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeVisible()
  expect(fetched.filter((url) => url.includes('fogplan'))).toEqual([])
  await open(page)
  await expect(page.getByRole('heading', { name: 'Fogplan' })).toBeFocused()
  await expect(drawing(page).locator('.fogplan-chain').first()).toHaveText('8010\u00a0st\u00a0=\u00a02\u00a002781')
  await expect(drawing(page)).toHaveAccessibleDescription(/^\d+ hela plattor och \d+ skurna bitar/)
  await expect(page.getByText('Inget att anmärka. Så här kan plattorna sättas.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Alla ytor/ })).toContainText('614')
  const bought = page.locator('.fogplan-buy')
  await expect(bought).toContainText(/Plattor 200 × 400\smm, vit blank\d+\sst, ungefär \d+\skartonger/)
  await expect(bought).toContainText('Mjukfog')
  await expect(bought, 'around the window').toContainText('Avslutslist')
  const measures = page.locator('.fogplan-measures')
  await expect(measures).toContainText(/Vågriss \d+ över färdigt golv\. Första plattan: \d+ från vänster/)
  await expect(measures).toContainText(/Fönster800 från vänster, 1\s100 över golvet\. Bredd 600, höjd 900/)
  await expect(measures.locator('svg')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeFocused()
})

test('the page says why the joints lie there, and offers two other places with what they cost; joints moved by keys leave a sliver that one tap mends, and a lock holds', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(ROOM)
  await open(page)
  const why = page.getByRole('region', { name: setOutReasons.heading })
  await expect(why).toContainText(setOutReasons.along.window)
  await expect(why).toContainText(setOutReasons.up.ceiling)
  const others = why.getByRole('button')
  await expect(others).toHaveCount(2)
  await expect(others.first()).toHaveText(/^(?:Lika många plattor|\d+ platt(?:a|or) (?:fler|färre)), \d+\smm .+ som smalast\.$/)
  // The rows; the last line is the whole height.
  const drawn = drawing(page).locator('.fogplan-chain').filter({ hasText: /st\s=/ }).last()
  const before = await drawn.textContent()
  await others.first().press('Enter')
  await expect(drawn).not.toHaveText(before ?? '')
  await expect(why).not.toContainText(setOutReasons.up.ceiling)
  await expectAccessible()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect(drawn, 'undone').toHaveText(before ?? '')

  const chain = drawing(page).locator('.fogplan-chain').first()
  await drawing(page).focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /Första hela plattan börjar 56\smm från vänster/ })).toBeAttached()
  await expect(chain).toHaveText('5010\u00a0st\u00a0=\u00a02\u00a0027111')
  const remark = page.getByRole('listitem').filter({ hasText: 'i hörnet' })
  await expect(remark).toContainText(/Skurna plattor på 50\smm i hörnet. Flytta fogarna 20\smm åt (?:höger|vänster) så blir de 70\smm/)
  await remark.getByRole('button').click()
  await expect(chain).toHaveText('7010\u00a0st\u00a0=\u00a02\u00a002791')
  await page.getByRole('button', { name: 'Lås i sidled' }).click()
  for (const name of ['Fogarna åt vänster', 'Fogarna åt höger', 'Symmetriskt', 'Börja med hel platta'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Fogarna uppåt' })).toBeEnabled()
  await drawing(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chain).toHaveText('7010\u00a0st\u00a0=\u00a02\u00a002791')
  await page.getByRole('button', { name: 'Lås i sidled' }).click()
  await page.getByRole('button', { name: 'Återställ förslaget' }).click()
  await expect(chain).toHaveText('8010\u00a0st\u00a0=\u00a02\u00a002781')
})

test('a format for all walls, a niche in whole tiles, and all of it in the link', async ({ page }) => {
  await page.goto(ROOM)
  await open(page)
  await page.getByLabel('Format').selectOption('200 × 200\u00a0mm')
  await page.getByRole('button', { name: 'Vägg D' }).click()
  await page.getByRole('button', { name: 'Lägg in en nisch' }).click()
  await expect(drawing(page).locator('.fogplan-hole.niche')).toHaveCount(1)
  const measures = page.locator('.fogplan-measures')
  await expect(measures).toContainText(/Nisch[\d\s]+ från vänster, [\d\s]+ över golvet\. Bredd \d+, höjd \d+, djup 85/)
  await expect(measures.locator('svg'), 'unfolded').toHaveCount(1)
  await page.getByRole('button', { name: 'Golvet' }).click()
  await page.getByLabel('Format').selectOption('150 × 150\u00a0mm')
  const tiles = page.getByRole('row', { name: /^Alla ytor/ })
  // The table may lag behind the drawing.
  const COUNTED = /^Alla ytor21,\d\d\sm²438214/
  await expect(tiles).toHaveText(COUNTED)
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  const link = await page.getByLabel('Länk till ritningen').inputValue()
  expect(link).toContain('#plan=3~')
  await page.goto('about:blank')
  await page.goto(link)
  await open(page)
  await expect(tiles).toHaveText(COUNTED)
  await page.getByRole('button', { name: 'Vägg D' }).click()
  await expect(drawing(page).locator('.fogplan-hole.niche')).toHaveCount(1)
})

test('another bond is drawn and counted, for one wall or for all of them', async ({ page }) => {
  await page.goto(ROOM)
  await open(page)
  const tilesOf = async (wall: string) => {
    await page.getByRole('button', { name: wall, exact: true }).click()
    return drawing(page).locator('.fogplan-tiles').first().getAttribute('d')
  }
  const wallB = await tilesOf('Vägg B')
  const wallA = await tilesOf('Vägg A')
  await page.getByLabel('Samma på alla väggar').uncheck()
  await page.getByLabel('Förband').selectOption('Halvförband')
  await expect.poll(() => tilesOf('Vägg A')).not.toBe(wallA)
  expect(await tilesOf('Vägg B'), 'one wall alone').toBe(wallB)
  await page.getByLabel('Samma på alla väggar').check()
  await page.getByLabel('Förband').selectOption('Tredjedelsförband')
  await expect.poll(() => tilesOf('Vägg A')).not.toBe(wallA)
  expect(await tilesOf('Vägg B'), 'all walls').not.toBe(wallB)
})

test('printed, the Fogplan is sheets in scale and nothing else, and A3 takes fewer; as PDF, poster and DXF it is saved with one press', async ({ page }) => {
  await page.goto(ROOM)
  await open(page)
  const sheets = async () => {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
    )
  }
  const LYING_A4 = [297, 210]
  expect(await sheets()).toEqual([LYING_A4, LYING_A4, LYING_A4, LYING_A4, LYING_A4, LYING_A4])
  await expectSheets(page, '1:20 på A4')
  await page.getByLabel('Papper', { exact: true }).selectOption('A3')
  await page.getByLabel('Namn på ritningen').fill('Åsa Öberg')
  const LYING_A3 = [420, 297]
  expect(await sheets()).toEqual([LYING_A3, LYING_A3, LYING_A3, LYING_A3])
  await expectSheets(page, '1:20 på A3', 'Åsa Öberg')
  for (const [name, file] of [
    ['Spara som pdf', 'fogplan.pdf'],
    ['Spara som affisch, A3', 'fogplan-affisch.pdf'],
    ['Spara som dxf', 'fogplan.dxf'],
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    expect(download.suggestedFilename()).toBe(file)
  }
  await expect(drawing(page)).toBeVisible()
})

/** While it is printed, the page is the Fogplan's sheets alone: in their scale, with what the title block says. */
async function expectSheets(page: Page, ...says: readonly string[]) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const printed = page.getByRole('img', { name: /^Fogplan, vägg A/ })
  for (const words of says) await expect(printed).toContainText(words)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  // A wall of 2.2 m is 110 mm wide on paper.
  const edge = await printed
    .locator('path')
    .first()
    .evaluate((path) => (path.getBoundingClientRect().width / 96) * 25.4)
  expect(edge).toBeCloseTo(110, 0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(printed).toHaveCount(0)
  await page.emulateMedia({ media: null })
}

async function reachFogplan(page: Page, device: InputDevice) {
  await drawFirstPlan(device)
  await expectFirstPlan(page)
  await device.press('Fogplan')
  await expect(drawing(page)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Alla ytor/ })).toBeVisible()
  expect(device.actions()).toBeLessThanOrEqual(MOST_ACTIONS)
}

async function open(page: Page) {
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await expect(drawing(page)).toBeVisible()
}

function drawing(page: Page) {
  return page.getByRole('group', { name: /^Fogplan, / })
}

test('beside a wide wall its joints and tiles are changed in a tab of their own, on a phone below it, where lines a pixel wide still hatch cut tiles', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(ROOM)
  const tab = page.getByRole('tab', { name: planner.tabs.tiles })
  await expect(tab).toHaveCount(0)
  await page.getByRole('tab', { name: planner.tabs.fixtures }).click()
  await open(page)
  await expect(page.getByText(planner.fogplan.what)).toBeInViewport()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const [wall, tools] = [await drawing(page).boundingBox(), await page.getByRole('group', { name: fogplan.tools }).boundingBox()]
  expect(tools?.x ?? 0).toBeGreaterThan((wall?.x ?? 0) + (wall?.width ?? 0))
  for (const name of [fogplan.format, fogplan.bond]) await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByLabel(fogplan.allWalls).uncheck()
  await page.getByRole('tab', { name: planner.tabs.room }).click()
  await expect(page.getByLabel('Takhöjd')).toBeVisible()
  await expect(page.getByRole('group', { name: fogplan.tools })).toHaveCount(0)
  await tab.click()
  await expect(page.getByLabel(fogplan.allWalls), 'as it was left').not.toBeChecked()
  await page.getByRole('radio').last().scrollIntoViewIfNeeded()
  await expect(drawing(page), 'beside the last material').toBeInViewport({ ratio: 0.7 })
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tab).toHaveCount(0)
  await expect(page.getByRole('tab', { name: planner.tabs.fixtures })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: planner.fogplan.heading, exact: true }).getByRole('group', { name: fogplan.tools })).toBeVisible()
  const hatch = drawing(page).locator('.fogplan-hatch')
  await expect(hatch).toHaveCSS('vector-effect', 'non-scaling-stroke')
  await expect(hatch).toHaveCSS('stroke-width', '1px')
  const edge = (path: string) => drawing(page).locator(path).boundingBox()
  const [lines, outline] = [await edge('.fogplan-hatch'), await edge('.fogplan-edge')]
  expect(Math.abs((lines?.width ?? 0) - (outline?.width ?? 0)), 'from one side of the wall to the other').toBeLessThan(4)
})
