import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, thing } from './planner-actions.ts'

const ATTACHED = 'Bifogad ritning'

test('a link holds the whole drawing, without an account, and opens it in a tab that shows another', async ({ page, browser, baseURL }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  await expect(page.locator('.planner-done')).toHaveText(/^(?:Länken är kopierad|Här är länken)/)
  const link = await page.getByLabel('Länk till ritningen').inputValue()
  expect(link).toContain(`${baseURL}/rita#plan=`)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(thing(other, 'Duschhörna')).toBeVisible()
  await other.context().close()

  await page.getByRole('button', { name: planner.tools.startOver }).first().click()
  await page.getByRole('button', { name: planner.tools.startOverSure }).click()
  await page.getByRole('button', { name: 'L-form' }).click()
  await expect(thing(page, 'Dörr, vägg E')).toBeVisible()
  // As when it is pasted: only the fragment is another.
  await page.evaluate((address) => void location.assign(address), link)
  await expect(thing(page, 'Duschhörna')).toBeVisible()
})

test('a saved drawing is kept for good with every change, in whichever tab it was made last, until it is removed', async ({ page, context }) => {
  await drawShower(page)
  expect(await page.evaluate(() => localStorage.length), 'nothing is kept for good unasked').toBe(0)
  await page.getByRole('button', { name: 'Spara här i webbläsaren' }).click()
  const told = page.locator('.planner-done')
  await expect(told).toHaveText(planner.save.saved)
  await page.getByRole('button', { name: /^Vägghängd toalett/ }).click()
  await expect(told).toHaveText(planner.save.saved)

  const another = await context.newPage()
  await another.goto('/rita')
  await expect(thing(another, 'Vägghängd toalett')).toBeVisible()
  await expect(another.getByText(planner.kept)).toBeVisible()
  await another.getByRole('tab', { name: '2. Inredningen' }).click()
  await another.getByRole('button', { name: /^Handdukstork/ }).click()
  const saved = () => page.evaluate(() => localStorage.getItem('fogratt.plan') ?? '')
  await expect.poll(saved).toContain('towel-dryer')
  await page.getByRole('button', { name: /^Tvättställ/ }).click()
  await expect(page.getByRole('button', { name: 'Spara här i webbläsaren' }), 'a tab does not write over what another one has saved since').toBeVisible()
  expect(await saved()).toContain('towel-dryer')
  await another.getByRole('button', { name: 'Ta bort sparad ritning' }).click()
  expect(await saved()).toBe('')

  await another.getByRole('link', { name: 'Få offert' }).first().click()
  await expect(another.getByRole('region', { name: ATTACHED })).toContainText('Duschhörna')
  await (await context.newPage()).goto('/rita')
  await expect(context.pages().at(-1)?.getByRole('button', { name: 'Rektangel' }) ?? page.locator('nothing')).toBeVisible()
})

test('beginning anew asks for confirmation, and then nothing is kept', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Börja om' }).click()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await page.getByRole('button', { name: 'Ångra' }).focus()
  await expect(page.getByRole('button', { name: /^Säker\?/ }), 'who does something else is asked again').toHaveCount(0)
  await page.getByRole('button', { name: 'Spara här i webbläsaren' }).click()
  await page.reload()
  const begin = page.locator('.planner-kept').getByRole('button')
  await begin.click()
  await begin.click()
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
  expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([{}, {}])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
})
