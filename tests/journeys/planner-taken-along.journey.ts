import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, fieldOf, thing } from './planner-actions.ts'

const { button, refused } = planner.request

test('the browser’s way back from the form leads to the drawing', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('region', { name: 'Bifogad ritning' })).toContainText('Duschhörna')
  await page.goBack()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
})

test('where the browser keeps nothing, a drawing that cannot be taken along stays, and that is said', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused', 'QuotaExceededError')
    }
  })
  await drawShower(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert')).toHaveText(refused)
  expect(new URL(page.url()).pathname).toBe('/rita')
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await expectAccessible()
})

test('a link to another drawing opens it in a tab that shows one already', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  const link = await page.getByLabel('Länk till ritningen').inputValue()
  await page.getByRole('button', { name: planner.tools.startOver }).first().click()
  await page.getByRole('button', { name: planner.tools.startOverSure }).click()
  await page.getByRole('button', { name: 'L-form' }).click()
  await expect(thing(page, 'Dörr, vägg E')).toBeVisible()
  // As when it is pasted: only the fragment is another.
  await page.evaluate((address) => void location.assign(address), link)
  await expect(thing(page, 'Duschhörna')).toBeVisible()
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
