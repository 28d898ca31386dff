import { expect, test } from './journey-test.ts'
import {
  drawFirstPlan,
  drawShower,
  expectFirstPlan,
  fieldOf,
  finger,
  grabPointOf,
  keyboard,
  MOST_ACTIONS,
  mouse,
  placeOf,
  scaleOf,
  swipe,
  thing,
} from './planner-actions.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a first plan is drawn with the mouse, in few actions', async ({ page }) => {
  const device = mouse(page)
  await page.goto('/rita')
  await drawFirstPlan(device)
  await expectFirstPlan(page)
  expect(device.actions()).toBeLessThanOrEqual(MOST_ACTIONS)
})

test.describe('with a finger', () => {
  test.use(PHONE)

  test('a first plan is drawn on a phone, in few actions', async ({ page }) => {
    const device = finger(page)
    await page.goto('/rita')
    await drawFirstPlan(device)
    await expectFirstPlan(page)
    expect(device.actions()).toBeLessThanOrEqual(MOST_ACTIONS)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('a finger on an item moves the item, and a finger beside it scrolls the page', async ({ page }) => {
    await drawShower(page)
    const shower = await grabPointOf(thing(page, 'Duschhörna'))
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await swipe(page, shower, { x: shower.x, y: shower.y + 60 })
    expect(await scrolled()).toBe(before)
    expect((await placeOf(page))[1]).toBeGreaterThan(0)

    const beside = await page.locator('.planner-wall-letters').boundingBox()
    const from = { x: (beside?.x ?? 0) + (beside?.width ?? 0) / 2, y: (await grabPointOf(thing(page, 'Duschhörna'))).y }
    const start = await scrolled()
    await swipe(page, from, { x: from.x, y: from.y - 120 })
    await expect.poll(scrolled).toBeGreaterThan(start)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the drawing is in view while fixtures are added, and a field that is reached by key is not behind it', async ({ page }) => {
    await page.goto('/rita')
    await page.getByRole('button', { name: 'Rektangel' }).tap()
    const board = page.getByRole('group', { name: 'Ritning av badrummet' })
    await expect(page.getByRole('button', { name: 'Ångra' })).toBeInViewport()
    await page.getByRole('tab', { name: '2. Inredningen' }).tap()
    for (const name of [/^Duschhörna/, /^Vägghängd toalett/, /^Handdukstork/]) {
      await page.getByRole('button', { name }).first().tap()
      await expect(board).toBeInViewport({ ratio: 1 })
    }
    await expect(thing(page, 'Handdukstork')).toBeInViewport()
    await page
      .getByRole('button', { name: /^Vägghängd toalett/ })
      .last()
      .focus()
    const [drawing, focused] = [await board.boundingBox(), await page.locator(':focus').boundingBox()]
    expect(focused?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0))
  })
})

test('a first plan is drawn with keys alone, in few actions', async ({ page }) => {
  test.slow()
  const device = keyboard(page)
  await page.goto('/rita')
  await drawFirstPlan(device)
  await expectFirstPlan(page)
  expect(device.actions()).toBeLessThanOrEqual(MOST_ACTIONS)
})

test('every gesture is one undo step, by key and by button, and is announced once', async ({ page }) => {
  await drawShower(page)
  const said = page.locator('.planner-live-region')
  await expect(said).toHaveText(/^Tillagt och valt: Duschhörna\.\s*$/)
  await mouse(page).move('Duschhörna', 90, 30)
  const moved = await placeOf(page)
  expect(moved).not.toEqual([0, 0])
  await expect(said).toHaveText(new RegExp(`^Duschhörna: ${String(moved[0]).replace('.', ',')} cm från vänster`))

  await thing(page, 'Duschhörna').focus()
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await placeOf(page)).toEqual([moved[0], moved[1] + 13])
  await page.keyboard.press('Control+z')
  expect(await placeOf(page)).toEqual([moved[0], moved[1] + 3])
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Control+z')
  expect(await placeOf(page)).toEqual(moved)
  await page.getByRole('button', { name: 'Ångra' }).click()
  expect(await placeOf(page)).toEqual([0, 0])
  await page.getByRole('button', { name: 'Gör om' }).click()
  expect(await placeOf(page)).toEqual(moved)
  for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('Control+z')
  await expect(thing(page, 'Duschhörna')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await expect(thing(page, 'Duschhörna')).toBeVisible()
})

test('while a fixture is dragged its distances to the walls are shown, and only then', async ({ page }) => {
  await drawShower(page)
  const distances = page.locator('.planner-distances text')
  const { x, y } = await grabPointOf(thing(page, 'Duschhörna'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(distances).toHaveCount(0)
  await page.mouse.move(x + 100, y + 60, { steps: 8 })
  await expect(distances).toHaveCount(4)
  const shown = (await distances.allTextContents()).map((text) => Number(text.replace(/\D+$/, '').replace(',', '.')))
  await page.mouse.up()
  await expect(distances).toHaveCount(0)
  expect(await placeOf(page)).toEqual([shown[0], shown[2]])
})

test('“En till” adds another of the selected fixture', async ({ page }) => {
  await drawShower(page)
  await page
    .getByRole('button', { name: /^Tvättställ/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'En till' }).click()
  await expect(thing(page, 'Tvättställ 2')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(thing(page, 'Tvättställ 2')).toHaveCount(0)
  await thing(page, 'Tvättställ').focus()
  await page.keyboard.press('d')
  await expect(thing(page, 'Tvättställ 2')).toHaveAttribute('aria-pressed', 'true')
})

test('while it is dragged, a fixture has its distances to what stands nearer than the wall, and a door those along its wall', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: /^Skåp/ }).click()
  const measure = async (name: string, value: number) => {
    await fieldOf(page, name).fill(String(value))
    await fieldOf(page, name).press('Enter')
  }
  await page.getByText('Mått och plats').click()
  await measure('Från vänster', 130)
  await measure('Uppifrån', 0)
  const distances = page.locator('.planner-distances text')
  const drag = async (name: string, right: number, down: number) => {
    const scale = await scaleOf(page)
    const { x, y } = await grabPointOf(thing(page, name).locator('.outline'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + right * scale, y + down * scale, { steps: 8 })
    await expect(distances).not.toHaveCount(0)
    const shown = await distances.allTextContents()
    await page.mouse.up()
    return shown
  }
  // Between the shower, which ends 90 cm from the left, and the right wall.
  expect(await drag('Skåp', 20, 0)).toEqual(['60\u00a0cm', '50\u00a0cm', '165\u00a0cm'])
  expect(await drag('Dörr, vägg C', -20, 0)).toEqual(['50\u00a0cm', '110\u00a0cm'])
})

test('a mirror is hung above the basin and a tumble dryer put on the washing machine, without a finding, and both are in the link', async ({ page }) => {
  await drawShower(page)
  for (const name of [/^Vägghängd toalett/, /^Tvättställ/, /^Spegel/]) await page.getByRole('button', { name }).first().click()
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings.getByText('samma plats')).toHaveCount(0)
  const [basin, mirror] = [await thing(page, 'Tvättställ').locator('.outline').boundingBox(), await thing(page, 'Spegel').locator('.outline').boundingBox()]
  expect((mirror?.x ?? 0) + (mirror?.width ?? 0) / 2).toBeCloseTo((basin?.x ?? 0) + (basin?.width ?? 0) / 2, 0)
  for (const name of [/^Tvättmaskin/, /^Torktumlare/]) await page.getByRole('button', { name }).first().click()
  const [machine, dryer] = [await thing(page, 'Tvättmaskin').boundingBox(), await thing(page, 'Torktumlare').boundingBox()]
  expect(dryer).toEqual(machine)
  await expect(findings.getByText('samma plats')).toHaveCount(0)
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  const link = await page.getByLabel('Länk till ritningen').inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  for (const name of ['Spegel', 'Torktumlare', 'Tvättmaskin']) await expect(thing(page, name)).toBeVisible()
})

test('a drawing without basin, WC or wet place says what is missing, and a door which way it opens', async ({ page }) => {
  await drawShower(page)
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings).toContainText('I ritningen saknas toalett och tvättställ.')
  for (const name of [/^Vägghängd toalett/, /^Tvättställ/]) await page.getByRole('button', { name }).first().click()
  await expect(findings).not.toContainText('saknas')
  await expect(thing(page, 'Dörr, vägg C')).toHaveAccessibleName('Dörr, vägg C, utåtgående, gångjärn till vänster sett inifrån')
})

test('an arrow key held down is one step', async ({ page }) => {
  await drawShower(page)
  await thing(page, 'Duschhörna').focus()
  for (let repeated = 0; repeated < 8; repeated += 1) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
  expect(await placeOf(page)).toEqual([8, 0])
  await page.keyboard.press('Control+z')
  expect(await placeOf(page)).toEqual([0, 0])
})

test('R turns, Delete removes, and focus stays in the drawing', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: /^Inbyggt badkar/ }).click()
  await thing(page, 'Inbyggt badkar').focus()
  const wide = await thing(page, 'Inbyggt badkar').boundingBox()
  await page.keyboard.press('r')
  const turned = await thing(page, 'Inbyggt badkar').boundingBox()
  expect(turned?.width).toBeCloseTo(wide?.height ?? 0, 0)
  await page.keyboard.press('Delete')
  await expect(thing(page, 'Inbyggt badkar')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeFocused()
})

test('door, window, slope and drain are set without dragging', async ({ page }) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'L-form' }).click()
  await page.getByRole('button', { name: 'Dörr, vägg E' }).last().click()
  await page.getByLabel('Öppnas').selectOption('Inåt')
  await page.getByLabel('Från hörnet').fill('20')
  await page.getByLabel('Från hörnet').press('Enter')
  await page.getByRole('button', { name: 'Fönster', exact: true }).click()
  await page.getByLabel('Vägg', { exact: true }).selectOption('Vägg B')
  await expect(thing(page, 'Fönster, vägg B')).toBeVisible()
  await page.getByLabel('Snedtak').selectOption('Lägst vid vägg A')
  await page.getByLabel('Lägsta höjd').fill('150')
  await page.getByLabel('Lägsta höjd').press('Enter')
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toContainText('Snedtak 150–240')
  await page.getByRole('button', { name: 'Golvbrunn' }).last().click()
  await expect(thing(page, 'Golvbrunn 2')).toHaveAttribute('aria-pressed', 'true')
})

test('an empty room is told of, and findings that say the same are one line', async ({ page }) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings).toContainText('Rummet är tomt än så länge.')
  await expect(findings).not.toContainText('Inget att anmärka på')
  for (let drain = 0; drain < 3; drain += 1) {
    await page.getByRole('button', { name: 'Golvbrunn', exact: true }).last().click()
    await page.getByText('Mått och plats').click()
    await page.getByLabel('Från vänster').fill('10')
    await page.getByLabel('Från vänster').press('Enter')
  }
  await expect(findings.getByRole('listitem').filter({ hasText: 'Golvbrunnen ligger' })).toHaveCount(1)
  await expect(findings).toContainText('3 tips')
})

test('a finding is stated in words and leads to its item', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: /^Inbyggt badkar/ }).click()
  await page.getByText('Mått och plats').click()
  for (const label of ['Från vänster', 'Uppifrån']) {
    await page.getByLabel(label).fill('0')
    await page.getByLabel(label).press('Enter')
  }
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings.getByRole('listitem').first()).toContainText('Fel')
  await findings.getByRole('button').first().click()
  await expect(page.locator('[aria-pressed="true"][data-item]')).toBeFocused()
})

test.describe('in every state', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const width of [390, 1280]) {
    test(`nothing for axe to find at ${width} px`, async ({ page, expectAccessible }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/rita')
      await page.getByRole('button', { name: 'L-form' }).click()
      await test.step('the room', expectAccessible)
      await page.getByRole('button', { name: 'Dörr, vägg E' }).last().click()
      await test.step('a door chosen', expectAccessible)
      await page.getByRole('tab', { name: '2. Inredningen' }).click()
      for (const name of [/^Duschhörna/, /^Inbyggt badkar/, /^Fristående badkar/]) await page.getByRole('button', { name }).click()
      await page.getByText('Mått och plats').click()
      await page.getByRole('button', { name: 'Visa våtzoner' }).click()
      await page.getByRole('button', { name: 'Kopiera länk' }).click()
      await test.step('list open, a bathtub chosen, errors, zones, link', expectAccessible)
      await page.setViewportSize({ width: 320, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px no button of a drawn plan is too narrow for its text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/rita')
    await drawFirstPlan(mouse(page))
    for (const tab of ['1. Rummet', '2. Inredningen']) {
      await page.getByRole('tab', { name: tab }).click()
      const buttons = page.locator('.planner-workbench button:visible')
      expect(await buttons.count()).toBeGreaterThan(10)
      const tooNarrow = await buttons.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(tooNarrow).toEqual([])
    }
  })
}
