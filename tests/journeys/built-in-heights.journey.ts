import { itemWords } from '#content/planner/item-words.ts'
import { expect, test } from './journey-test.ts'
import { fieldOf, thing } from './planner-actions.ts'

/** With a boxing behind the WC, to the ceiling as every drawing had them before they had a height. */
const ROOM = '/rita#plan=2~0.0_2050.0_2050.2430_0.2430~2360~d1.2.250.800.out.start~~f1.boxing.1000.100.0.900.200~20x20'

test('a boxing is made as high as a cistern: its top becomes a surface of the Fogplan, the link keeps it, and undoing brings the ceiling back', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(ROOM)
  await thing(page, 'Inklädnad').press('Enter')
  await page.getByText(itemWords.measures).click()
  const height = page.getByLabel(itemWords.height, { exact: true })
  await expect(height).toHaveValue('ceiling')
  await height.selectOption(itemWords.builtIn.usual['1150'])
  await expect(fieldOf(page, itemWords.builtIn.own)).toHaveValue('115')
  await expectAccessible()
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await page.getByRole('button', { name: 'Inklädnad, ovansidan' }).click()
  const drawing = page.getByRole('group', { name: 'Fogplan, Inklädnad, ovansidan' })
  await expect(drawing).toBeVisible()
  await expect(page.getByText('Plattor och fogar är desamma som på väggen bakom.', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Inklädnad, ovansidan/ })).toContainText('0,18')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect(page.getByRole('button', { name: 'Inklädnad, ovansidan' })).toHaveCount(0)
})
