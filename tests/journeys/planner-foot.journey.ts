import { planner } from '#content/planner/planner.ts'
import { rita } from '#content/rita/rita.ts'
import { expect, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { drawShower, thing } from './planner-actions.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('price and way on stay at the foot of the window while one draws, once on a screen, and lead to the form with the drawing; Klar moves nothing', async ({
    page,
    expectAccessible,
  }) => {
    await drawShower(page)
    const done = page.getByRole('button', { name: planner.selection.done })
    const below = page.getByRole('tab', { name: planner.tabs.fixtures })
    const topOf = async () => (await below.boundingBox())?.y ?? Number.NaN
    await expect(page.getByRole('button', { name: 'Vrid' })).toBeVisible()
    await done.evaluate((button) => button.scrollIntoView())
    const before = await topOf()
    await done.click()
    await expect(done).toBeHidden()
    await expect.poll(topOf).toBeCloseTo(before, 0)

    const foot = page.locator('.planner-foot')
    const [short, whole] = [planner.request.short, planner.request.button].map((name) => page.getByRole('button', { name, exact: true }))
    const price = page.getByRole('region', { name: 'Prisindikation, inte offert' }).getByRole('definition').first()
    const span = (await foot.getByRole('strong').textContent()) ?? 'none'
    expect(span).toMatch(/^\d+\s000–\d+\s000\skr$/)
    await expect(price).toContainText(span)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const place of [thing(page, 'Duschhörna'), page.getByRole('heading', { name: planner.quantities.heading })]) {
        await place.scrollIntoViewIfNeeded()
        await expect(short ?? foot).toBeInViewport({ ratio: 1 })
      }
      expect(await sidewaysScroll(page)).toBe(0)
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Få offert' })).toBeHidden()
    await expectAccessible()
    await whole?.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => short?.evaluate(isOnTop), 'the foot has gone behind what it stands for').toBe(false)
    expect(await whole?.evaluate(isOnTop)).toBe(true)
    await short?.focus()
    expect(await short?.evaluate(isOnTop), 'what has the focus is seen').toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Bifogad ritning' })).toContainText('Duschhörna')
  })
})

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('a wide window has no foot and one heading above the tool; the form in words lies open until there is a drawing, and then behind its question, with what was written', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/rita')
  const headings = page.getByRole('heading').filter({ visible: true })
  const tool = await page.locator('#planerare').boundingBox()
  const above = await headings.evaluateAll(
    (all, y) => all.filter((one) => one.getBoundingClientRect().bottom < y && one.clientHeight > 1).map((one) => one.textContent),
    tool?.y ?? 0,
  )
  expect(above).toEqual([rita.heading])

  const words = page.getByLabel('Beskriv badrummet')
  const question = page.getByText(rita.inWords)
  await words.fill('Vi vill ha golvvärme.')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(words).toBeHidden()
  await expect(page.locator('.planner-foot'), 'drawing and price are not that far apart').toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Få offert' })).toBeVisible()
  await expectAccessible()
  await question.click()
  await expect(words).toHaveValue('Vi vill ha golvvärme.')
  await page.getByRole('button', { name: planner.tools.startOver }).click()
  await page.getByRole('button', { name: planner.tools.startOverSure }).click()
  await expect(words).toBeVisible()
  await expect(question).toBeHidden()
})
