import { zoneWords } from '#content/planner/zone-words.ts'
import { expect, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { grabPointOf, placeOf, thing } from './planner-actions.ts'
import { expectSeen } from './seen.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the drawing is in view while fixtures are added, what is reached by key is not behind it, and what is tapped in it has its panel below it', async ({
    page,
  }) => {
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
    const { width = 0, height = 0 } = (await thing(page, 'Handdukstork').locator('.hit-area').boundingBox()) ?? {}
    expect(Math.min(width, height), 'a thin one is hit by a finger').toBeGreaterThanOrEqual(24)
    await page
      .getByRole('button', { name: /^Vägghängd toalett/ })
      .last()
      .focus()
    const [drawing, focused] = [await board.boundingBox(), await page.locator(':focus').boundingBox()]
    expect(focused?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0))
    for (const name of ['Duschhörna', 'Vägg B']) {
      await page
        .getByRole('button', { name: /^Pelare/ })
        .last()
        .evaluate((last) => last.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const { x, y } = await grabPointOf(thing(page, name))
      await page.touchscreen.tap(x, y)
      await expectSeen(page.getByRole('region', { name, exact: true }))
      await expect(board).toBeInViewport({ ratio: 1 })
    }
  })
})

test('the tabs are one tab stop; arrow keys lead from each to the other', async ({ page }) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  const [room, fixtures] = ['1. Rummet', '2. Inredningen'].map((name) => page.getByRole('tab', { name }))
  if (!room || !fixtures) throw new Error('There are two tabs')
  await room.focus()
  for (const [key, to] of [
    ['ArrowLeft', fixtures],
    ['ArrowLeft', room],
    ['ArrowRight', fixtures],
    ['ArrowRight', room],
  ] as const) {
    await page.keyboard.press(key)
    await expect(to, key).toBeFocused()
    await expect(to, key).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
})

test('door, window, slope and drain are set without dragging', async ({ page }) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'L-form' }).click()
  await page.getByRole('button', { name: 'Dörr, vägg E' }).last().click()
  await page.getByLabel('Öppnas').selectOption('Inåt')
  await page.getByLabel('Gångjärn sett inifrån').selectOption('Höger')
  await expect(thing(page, 'Dörr, vägg E')).toHaveAccessibleName(/inåtgående, gångjärn till höger/)
  await page.getByLabel('Från hörnet').fill('20')
  await page.getByLabel('Från hörnet').press('Enter')
  await page.getByRole('button', { name: 'Fönster', exact: true }).click()
  await page.getByLabel('Vägg', { exact: true }).selectOption('Vägg B')
  await expect(thing(page, 'Fönster, vägg B')).toBeVisible()
  const reveal = page.getByLabel('Kaklad smyg, djup')
  const measures = { Bredd: '70', 'Höjd över golvet': '115', Höjd: '65' }
  const measured = (label: string) => page.getByLabel(label, { exact: true })
  for (const [label, length] of Object.entries(measures)) {
    await measured(label).fill(length)
    await measured(label).press('Enter')
  }
  for (const [label, length] of Object.entries(measures)) await expect(measured(label)).toHaveValue(length)
  await reveal.fill('12,5')
  await reveal.press('Enter')
  await reveal.fill('90')
  await reveal.press('Escape')
  await expect(reveal, 'what was typed is taken back').toHaveValue('12,5')
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await page.getByRole('button', { name: 'Vägg B', exact: true }).click()
  await expect(page.locator('.fogplan-measures')).toContainText(/smyg\s125/)
  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await page.getByLabel('Snedtak').selectOption('Vid vägg A')
  await page.getByLabel('Lägsta höjd').fill('150')
  await page.getByLabel('Lägsta höjd').press('Enter')
  await page.getByLabel('Så långt in går snedtaket').fill('95')
  await page.getByLabel('Så långt in går snedtaket').press('Enter')
  const board = page.getByRole('group', { name: 'Ritning av badrummet' })
  await expect(board).toContainText('Snedtak 150–240')
  await expect(page.getByLabel('Så långt in går snedtaket')).toHaveValue('95')
  await page.getByLabel('Snedtak', { exact: true }).selectOption('Nej, rakt tak')
  await expect(board).not.toContainText('Snedtak')
  await page.getByRole('button', { name: 'Golvbrunn' }).last().click()
  await expect(thing(page, 'Golvbrunn 2')).toHaveAttribute('aria-pressed', 'true')
  const [left] = await placeOf(page)
  await page.getByRole('button', { name: 'Flytta åt höger' }).click()
  await page.getByLabel('Uppifrån').fill('65')
  await page.getByLabel('Uppifrån').press('Enter')
  expect(await placeOf(page)).toEqual([left + 10, 65])
})

test('an empty room, what a drawing lacks and what is wrong in it are said in words, and lead to the item; findings that say the same are one line', async ({
  page,
}) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(thing(page, 'Dörr, vägg C')).toHaveAccessibleName('Dörr, vägg C, utåtgående, gångjärn till vänster sett inifrån')
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings).toContainText('Rummet är tomt.')
  await expect(findings).not.toContainText('Inget att anmärka på')
  for (let drain = 0; drain < 3; drain += 1) {
    await page.getByRole('button', { name: 'Golvbrunn', exact: true }).last().click()
    await page.getByText('Mått och plats').click()
    await page.getByLabel('Från vänster').fill('10')
    await page.getByLabel('Från vänster').press('Enter')
  }
  await expect(findings.getByRole('listitem').filter({ hasText: 'Golvbrunnen ligger' })).toHaveCount(1)
  await expect(findings).toContainText('3 tips')

  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  await page.getByRole('button', { name: /^Duschhörna/ }).click()
  await expect(findings).toContainText('I ritningen saknas toalett och tvättställ.')
  for (const name of [/^Vägghängd toalett/, /^Tvättställ/]) await page.getByRole('button', { name }).first().click()
  await expect(findings).not.toContainText('saknas')

  await page.getByRole('button', { name: /^Inbyggt badkar/ }).click()
  await page.getByText('Mått och plats').click()
  for (const label of ['Från vänster', 'Uppifrån']) {
    await page.getByLabel(label).fill('0')
    await page.getByLabel(label).press('Enter')
  }
  await expect(findings.getByRole('listitem').first()).toContainText('Fel')
  // From the Fogplan, too, which lies in the drawing's place.
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await findings.getByRole('button').first().click()
  await expect(page.locator('[aria-pressed="true"][data-item]')).toBeFocused()
})

test('in no state and at no width is there anything for axe to find, a button too narrow for its text, or anything beyond the edge', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const expectAccessibleInBothWidths = async (state: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await test.step(`${state}, at ${width} px`, expectAccessible)
    }
  }
  await page.goto('/rita')
  await page.getByRole('button', { name: 'L-form' }).click()
  await expectAccessibleInBothWidths('the room')
  await page.getByRole('button', { name: 'Dörr, vägg E' }).last().click()
  await expectAccessibleInBothWidths('a door chosen')
  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  for (const name of [/^Duschhörna/, /^Inbyggt badkar/, /^Fristående badkar/]) await page.getByRole('button', { name }).click()
  await page.getByText('Mått och plats').click()
  await page.getByRole('button', { name: 'Visa våtzoner' }).click()
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  await expect(page.getByRole('region', { name: zoneWords.heading })).toBeVisible()
  await expectAccessibleInBothWidths('list open, a bathtub chosen, errors, zones, link')
  for (const tab of ['2. Inredningen', '1. Rummet']) {
    await page.getByRole('tab', { name: tab }).click()
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const buttons = page.locator('.planner-workbench button:visible')
      expect(await buttons.count()).toBeGreaterThan(10)
      const tooNarrow = await buttons.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(tooNarrow, `${width} px`).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
  }
})
