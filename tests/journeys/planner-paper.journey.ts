import { measuringGuide } from '#content/rita/measuring-guide.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, scaleOf } from './planner-actions.ts'

test('the measuring guide has a button that prints it; the drawing is printed alone and to scale, also while that is open', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await drawShower(page)
  await page.getByText(measuringGuide.open).click()
  await page.getByRole('button', { name: measuringGuide.print }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.getByRole('button', { name: 'Skriv ut', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Skala 1:20 på A4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Visa i 3D' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('#rita')).toBeHidden()
  const [centimetre, paperMm] = [await scaleOf(page), 25.4 / 96]
  expect(centimetre * paperMm).toBeCloseTo(10 / 20, 2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a drawing, the measuring guide and the form are shown', async ({ page }) => {
    await page.goto('/rita')
    await expect(page.getByRole('img', { name: 'Ritning av badrummet' })).toBeVisible()
    await expect(page.getByText('Ritverktyget kräver JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rektangel' })).toBeHidden()
    await page.getByText('Måttblad att skriva ut').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Måttblad' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('#rita')).toBeHidden()
    expect((await page.locator('.measuring-squares').boundingBox())?.width).toBeCloseTo((175 / 25.4) * 96, 0)
  })
})
