import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, fieldOf, thing } from './planner-actions.ts'

const { button, refused } = planner.request

test('where the browser keeps nothing, a drawing that can neither be saved nor taken along stays, and that is said', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused', 'QuotaExceededError')
    }
  })
  await drawShower(page)
  await page.getByRole('button', { name: 'Spara här i webbläsaren' }).click()
  await expect(page.locator('.planner-done')).toHaveText('Den här webbläsaren tillåter inte att något sparas. Kopiera länken i stället.')
  await expect(page.getByRole('button', { name: 'Ta bort sparad ritning' })).toHaveCount(0)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert')).toHaveText(refused)
  expect(new URL(page.url()).pathname).toBe('/rita')
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a length that was typed last goes along, though the button is tapped straight from its field', async ({ page }) => {
    await page.goto('/rita')
    await page.getByRole('button', { name: 'Rektangel' }).tap()
    await fieldOf(page, 'Vägg A').fill('300')
    await page.getByRole('button', { name: button }).tap()
    await expect(page.getByRole('region', { name: 'Bifogad ritning' })).toContainText('Golvyta 6 m²')
  })
})
