import { planner } from '#content/planner/planner.ts'
import { rita } from '#content/rita/rita.ts'
import { addFixture } from '#domain/room/edit.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, fieldOf, grabPointOf, mouse, placeOf, scaleOf, swipe, thing } from './planner-actions.ts'

test('every gesture is one undo step, by key and by button, and is announced once; in a text field the keys of undoing are the field’s own', async ({
  page,
}) => {
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

  // Held down.
  await thing(page, 'Duschhörna').press('Enter')
  for (let repeated = 0; repeated < 8; repeated += 1) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
  expect(await placeOf(page)).toEqual([8, 0])
  await page.keyboard.press('Control+z')
  expect(await placeOf(page)).toEqual([0, 0])

  await page.getByText(rita.inWords).click()
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.keyboard.press('Control+z')
  await expect(thing(page, 'Duschhörna')).toBeVisible()
})

test('by buttons a fixture is moved by 10 cm or 1, turned, given another size and removed; each is said, and the focus goes to the drawing', async ({
  page,
}) => {
  await drawShower(page)
  await page.getByRole('button', { name: /^Inbyggt badkar/ }).click()
  const said = page.locator('.planner-live-region')
  const panel = page.getByRole('region', { name: 'Inbyggt badkar', exact: true })
  const press = (name: string) => panel.getByRole('button', { name }).click()
  const [left, top] = await placeOf(page)
  await press('Flytta uppåt')
  await press('Steg: 10 cm')
  await press('Flytta uppåt')
  expect(await placeOf(page)).toEqual([left, top - 11])
  await expect(said).toHaveText(/^Inbyggt badkar: /)
  await press('Vrid')
  await expect(said).toHaveText(/^Vridet: Inbyggt badkar\.\s*$/)
  const once = await said.textContent()
  await press('Vrid')
  await expect.poll(() => said.textContent(), 'the same words again are another text, or they would not be read').not.toBe(once)

  const size = panel.getByLabel('Storlek')
  const before = await size.inputValue()
  const other = size.locator(`option:not([value="${before}"])`).first()
  const [width, depth] = (await other.textContent())?.match(/\d+/g) ?? []
  await size.selectOption((await other.textContent()) ?? '')
  await expect(panel.getByLabel('Bredd')).toHaveValue(width ?? '')
  await expect(panel.getByLabel('Djup')).toHaveValue(depth ?? '')

  const board = page.getByRole('group', { name: 'Ritning av badrummet' })
  await press('Klar')
  await expect(board).toBeFocused()
  await page.getByRole('listitem').getByRole('button', { name: 'Inbyggt badkar', exact: true }).click()
  await press('Ta bort')
  await expect(board).toBeFocused()
  await expect(said).toHaveText(/^Borttaget: Inbyggt badkar\.\s*$/)
  await expect(thing(page, 'Inbyggt badkar')).toHaveCount(0)
  // As a screen reader presses it.
  await thing(page, 'Duschhörna').dispatchEvent('click')
  await expect(thing(page, 'Duschhörna')).toHaveAttribute('aria-pressed', 'true')
})

test('“En till” and D add another of the selected fixture, R turns it, Delete removes it, and the focus stays in the drawing', async ({ page }) => {
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

test('only while it is dragged a fixture has its distances to the walls, or to what stands nearer, and a door those along its wall', async ({ page }) => {
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
  expect((await placeOf(page)).map(Math.round), 'in whole centimetres').toEqual([shown[0], shown[2]])
  await page.keyboard.press('Control+z')

  await page.getByRole('button', { name: /^Skåp/ }).click()
  const measure = async (name: string, value: number) => {
    await fieldOf(page, name).fill(String(value))
    await fieldOf(page, name).press('Enter')
  }
  await page.getByText('Mått och plats').click()
  await measure('Från vänster', 130)
  await measure('Uppifrån', 0)
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

test('of two machines in one place a second click reaches the one below, and they are moved together', async ({ page }) => {
  await drawShower(page)
  for (const name of [/^Torktumlare/, /^Tvättmaskin/]) await page.getByRole('button', { name }).first().click()
  const [machine, dryer] = [thing(page, 'Tvättmaskin'), thing(page, 'Torktumlare')]
  await thing(page, 'Duschhörna').focus()
  await page.keyboard.press('Enter')
  const { x, y } = await grabPointOf(dryer)
  await page.mouse.click(x, y)
  await expect(dryer).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.click(x, y)
  await expect(machine).toHaveAttribute('aria-pressed', 'true')
  const stood = await placeOf(page)
  const from = await grabPointOf(machine)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 60 * (await scaleOf(page)), from.y, { steps: 8 })
  await expect(machine, 'the dryer is drawn with it').toContainText('TT')
  await expect(dryer, 'and not where it stood').toHaveCSS('opacity', '0')
  await page.mouse.up()
  expect(await placeOf(page)).not.toEqual(stood)
  expect(await dryer.boundingBox()).toEqual(await machine.boundingBox())
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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

  test('the fields of what is selected are fetched, and move nothing when they come', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { late: 0 })
      new PerformanceObserver((list) => {
        const late = list.getEntries().filter((entry) => 'hadRecentInput' in entry && !entry.hadRecentInput)
        if ('late' in window) window.late = Number(window.late) + late.length
      }).observe({ type: 'layout-shift' })
    })
    for (const name of ['Duschhörna', 'Golvbrunn', 'Vägg A', 'Dörr']) {
      let come = () => {}
      const held = new Promise<void>((resolve) => {
        come = resolve
      })
      await page.route(/item-fields/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('about:blank')
      await page.goto(`/rita#plan=${packPlan(addFixture(templates.rektangel, 'shower-corner'))}`)
      await thing(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: planner.selection.done })).toBeVisible()
      const below = page.getByRole('tablist')
      const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      await page.waitForTimeout(AFTER_INPUT_MS)
      const [before, shifted] = [await top(), await page.evaluate(() => 'late' in window && Number(window.late))]
      come()
      await expect(page.locator('.planner-item-fields').locator('button, input').first(), name).toBeVisible()
      expect(await top(), name).toBe(before)
      expect(await page.evaluate(() => 'late' in window && Number(window.late)), name).toBe(shifted)
      await page.unrouteAll()
    }
  })
})

/** A movement of the page so long after an input is not counted as its answer (web.dev/articles/cls). */
const AFTER_INPUT_MS = 600

test('a measure that was typed is set when another item is pressed, and an arrow key goes on from it', async ({ page }) => {
  await drawShower(page)
  await page
    .getByRole('button', { name: /^Tvättställ/ })
    .first()
    .click()
  await page.getByText('Mått och plats').click()
  await fieldOf(page, 'Bredd').fill('70')
  const { x, y } = await grabPointOf(thing(page, 'Duschhörna'))
  await page.mouse.click(x, y)
  await expect(thing(page, 'Duschhörna')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('listitem').getByRole('button', { name: 'Tvättställ', exact: true }).click()
  await page.getByText('Mått och plats').click()
  await expect(fieldOf(page, 'Bredd')).toHaveValue('70')
  await fieldOf(page, 'Bredd').fill('80')
  await fieldOf(page, 'Bredd').press('ArrowUp')
  await expect(fieldOf(page, 'Bredd')).toHaveValue('81')
})

test('what would have to change has a mark in the drawing, and the way to the list says how many findings there are', async ({ page, expectAccessible }) => {
  await page.goto(
    '/rita#plan=2~0.0_2400.0_2400.2000_0.2000~2400~d1.2.300.800.out.start~o1.drain.450.450~f1.shower-corner.450.450.0.900.900_f2.wc-wall.700.270.0.360.540~20x40',
  )
  const marks = page.locator('.planner-marks > g')
  await expect(marks.and(page.locator('.error'))).toHaveCount(1)
  const [mark, wc] = [await marks.and(page.locator('.error')).boundingBox(), await thing(page, 'Vägghängd toalett').boundingBox()]
  const shower = await thing(page, 'Duschhörna').boundingBox()
  const touches = (box: typeof mark) =>
    mark && box && mark.x < box.x + box.width && mark.x + mark.width > box.x && mark.y < box.y + box.height && mark.y + mark.height > box.y
  expect(touches(wc) || touches(shower)).toBe(true)
  const list = page.getByRole('region', { name: planner.findings.heading })
  const count = await list.getByRole('listitem').count()
  const way = page.getByRole('button', { name: planner.findings.count(count), exact: true })
  await expectAccessible()
  await way.click()
  await expect(page.getByRole('heading', { name: planner.findings.heading })).toBeFocused()
  await expect(list).toBeInViewport()
  expect(page.url(), 'the link to the drawing is still in the address').toContain('#plan=')
  await page.emulateMedia({ media: 'print' })
  await expect(marks.first()).toBeHidden()
  await page.emulateMedia({ media: null })
  await thing(page, 'Vägghängd toalett').focus()
  await page.keyboard.press('Delete')
  await expect(marks, 'a tip has no mark').toHaveCount(0)
  await expect(list.getByRole('listitem')).not.toHaveCount(0)
})
