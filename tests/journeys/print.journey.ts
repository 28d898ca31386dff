import { company } from '#content/company.ts'
import { questions } from '#content/questions.ts'
import { expect, test } from './journey-test.ts'
import { drawShower } from './planner-actions.ts'
import { visitor } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('printed, a request that was sent is a receipt on one sheet, without the toast', async ({ page }) => {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Kvitto på papper' })
  await visitor(page).send()
  const receipt = page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
  await expect(receipt).toBeVisible()
  // The pointer holds it.
  await page.locator('#toasts .toast').hover()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText(/F-[0-9A-Z]{7}/)).toBeVisible()
  await expect(page.locator('#toasts .toast')).toHaveCount(1)
  await expect(page.locator('#toasts .toast')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('printed, /rita is two sheets, and so is a drawing with its quantities', async ({ page }) => {
  await page.goto('/rita')
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await sheets()).toBeLessThanOrEqual(2)
  await drawShower(page)
  expect(await sheets()).toBeLessThanOrEqual(2)
})
