import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'

test('a length is understood as people write it, and one that cannot be set stays with the reason', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  const wall = page.getByLabel('Vägg A', { exact: true })
  for (const [typed, centimetres] of [
    ['2,1', '210'],
    ['2.15 m', '215'],
    ['2200', '220'],
    ['2250 mm', '225'],
  ] as const) {
    await wall.fill(typed)
    await wall.press('Enter')
    await expect(wall).toHaveValue(centimetres)
    await expect(wall).toHaveAccessibleDescription(planner.length.understood(typed, centimetres, 'cm'))
  }
  for (const [typed, why] of [
    ['20', planner.length.outside('30', '1000', 'cm')],
    ['två meter', planner.length.unreadable],
  ] as const) {
    await wall.fill(typed)
    await wall.blur()
    await expect(wall, 'what was typed stays').toHaveValue(typed)
    await expect(wall).toHaveAccessibleDescription(why)
    await expect(wall).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible()
  await wall.press('Escape')
  await expect(wall).toHaveValue('225')
  await expect(wall).not.toHaveAttribute('aria-invalid')
  await wall.fill('230')
  await wall.press('Enter')
  await expect(wall, 'centimetres need no explanation').toHaveAccessibleDescription('')

  await page.getByRole('button', { name: 'Dörr, vägg C' }).last().click()
  const door = page.getByLabel('Bredd', { exact: true })
  await door.fill('290')
  await door.press('Enter')
  await expect(door, 'the wall is shorter').toHaveAccessibleDescription(planner.length.notPossible('290', '230', 'cm'))
})
