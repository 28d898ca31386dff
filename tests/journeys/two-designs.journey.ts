import type { Page } from '@playwright/test'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { planner } from '#content/planner/planner.ts'
import { twoDesignsWords as words } from '#content/planner/two-designs-words.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, thing } from './planner-actions.ts'

const ATTACHED = 'Bifogad ritning'

/** A room with a shower as A, and with a bathtub in its place and other tiles as B, which is shown. */
async function drawTwo(page: Page) {
  await drawShower(page)
  await page.getByRole('button', { name: planner.tools.copy }).click()
  await expect(shown(page, 'B')).toHaveAttribute('aria-pressed', 'true')
  await thing(page, 'Duschhörna').focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: /^Inbyggt badkar/ }).click()
  await expect(thing(page, 'Inbyggt badkar')).toBeVisible()
  await page.getByRole('tab', { name: planner.tabs.room }).click()
  await page.getByLabel(planner.room.tile).selectOption('30x60')
}

function shown(page: Page, letter: 'A' | 'B') {
  return page.getByRole('group', { name: words.switch }).getByRole('button', { name: `Förslag ${letter}` })
}

function compared(page: Page) {
  return page.getByRole('region', { name: words.heading })
}

test('a design is copied, changed and compared: one tap shows the other, one undo takes back the last change wherever it was made, and one is kept', async ({
  page,
  expectAccessible,
}) => {
  await drawTwo(page)
  await expect(compared(page)).toContainText('B: inbyggt badkar i stället för duschhörna, 30 × 60\u00a0cm vit blank på väggarna')
  await expect(compared(page).getByText(/kr$/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: planner.tools.copy })).toBeDisabled()
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible()

  await shown(page, 'A').click()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await expect(thing(page, 'Inbyggt badkar')).toHaveCount(0)
  await compared(page)
    .getByRole('button', { name: words.change('B') })
    .click()
  await expect(thing(page, 'Inbyggt badkar')).toBeVisible()

  await shown(page, 'A').click()
  await page.getByRole('button', { name: planner.tools.undo }).click()
  await expect(shown(page, 'B'), 'where it was made').toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel(planner.room.tile)).toHaveValue('20x40')
  await page.getByRole('button', { name: planner.tools.redo }).click()
  await shown(page, 'B').click()
  await expect(page.getByLabel(planner.room.tile)).toHaveValue('30x60')

  await compared(page)
    .getByRole('button', { name: words.keep('B') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(compared(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeFocused()
  await expect(thing(page, 'Inbyggt badkar')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(compared(page), 'the other comes back').toBeVisible()
})

test('one link holds both, this tab and this browser keep both, and beginning anew forgets both', async ({ page, browser }) => {
  await drawTwo(page)
  await page.getByRole('button', { name: planner.save.copy }).click()
  const link = await page.getByLabel(planner.save.link).inputValue()
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(thing(other, 'Duschhörna')).toBeVisible()
  await shown(other, 'B').click()
  await expect(thing(other, 'Inbyggt badkar')).toBeVisible()
  expect(await other.evaluate(() => sessionStorage.length), 'to look at the other is no drawing of one’s own').toBe(0)
  expect(other.url()).toBe(link)
  await other.context().close()

  await page.getByRole('button', { name: planner.save.save }).click()
  await page.reload()
  await expect(page.getByText(planner.kept)).toBeVisible()
  await expect(compared(page)).toContainText('inbyggt badkar i stället för duschhörna')
  const begin = page.locator('.planner-kept').getByRole('button')
  await begin.click()
  await begin.click()
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
  expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([{}, {}])
})

test('each has its own Fogplan, whose sheets say which it is of, and both go along to the quote form, which shows them', async ({ page }) => {
  await drawTwo(page)
  await page.getByRole('button', { name: planner.tools.fogplan, exact: true }).click()
  for (const [letter, tile] of [
    ['B', '30x60'],
    ['A', '20x40'],
  ] as const) {
    await shown(page, letter).click()
    const [asked] = await Promise.all([page.waitForRequest(`**${FOGPLAN_FILES.pdf}`), page.getByRole('button', { name: fogplan.take.pdf }).click()])
    const form = new URLSearchParams(asked.postData() ?? '')
    expect([form.get('forslag'), form.get('plan')]).toEqual([letter, expect.stringContaining(`~${tile}`)])
  }
  await page.getByRole('button', { name: planner.request.button }).click()
  const attached = page.getByRole('region', { name: ATTACHED })
  await expect(attached).toContainText(/Förslag A\. .*Duschhörna.*Förslag B\. .*Inbyggt badkar/)
  await expect(attached.locator('svg')).toHaveCount(2)
})
