import { company } from '#content/company.ts'
import { questions } from '#content/questions.ts'
import { expect, test } from './journey-test.ts'
import { drawShower } from './planner-actions.ts'

test('printed, every question is open, on at most two sheets, without buttons or menus', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/vanliga-fragor')
  await expect(page.getByText(questions[0]?.answer ?? 'nothing')).toBeVisible()
  await expect(page.getByText(questions.at(-1)?.answer ?? 'nothing')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Boka offert idag' })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('printed, the home page takes at most eight sheets', async ({ page }) => {
  await page.goto('/')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8)
})

test('printed, the home page has the contact details and no form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const contact = page.locator('#kontakt')
  await expect(contact.getByText(company.phone).first()).toBeVisible()
  await expect(contact.getByRole('link', { name: company.email })).toBeVisible()
  await expect(contact.getByRole('button')).toBeHidden()
  expect(await contact.locator('.contact-words').evaluate((words) => getComputedStyle(words).color)).toBe('rgb(29, 36, 34)')
})

test('printed, /rita is two sheets, and so is a drawing with its quantities', async ({ page }) => {
  await page.goto('/rita')
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await sheets()).toBeLessThanOrEqual(2)
  await drawShower(page)
  expect(await sheets()).toBeLessThanOrEqual(2)
})
