import { company } from '#content/company/company.ts'
import { pagePaths } from '#domain/paths.ts'
import { facts, questions } from '../support/page-content.ts'
import { expect, expectReadableOnPaper, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

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

test('printed, the home page has the contact details, no form and no pictures of projects, on at most eight sheets', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const contact = page.locator('#kontakt')
  await expect(contact.getByText(facts.phone).first()).toBeVisible()
  await expect(contact.getByRole('link', { name: company.email })).toBeVisible()
  await expect(contact.getByRole('button')).toBeHidden()
  await expect(page.locator('#galleri')).toBeHidden()
  await expect(page.locator('#fragor .disclosure p').first(), 'answers are printed, open or not').toBeVisible()
  expect(
    await page
      .locator('#tjanster .card li')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').display),
    'no bullet covers a letter',
  ).toBe('none')
  expect(await contact.locator('.contact-words').evaluate((words) => getComputedStyle(words).color)).toBe('rgb(29, 36, 34)')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8)
})

test('printed with the grounds of its parts, every text of a page can be read', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    await test.step(path, () => expectReadableOnPaper(page))
  }
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

/** A room of 2.4 × 2 m that is too full: five findings beside its quantities and price. */
const FULL_ROOM =
  '/rita#plan=2~0.0_2400.0_2400.2000_0.2000~2400~d1.2.300.700.out.start_w1.1.700.600.1200.600~o1.drain.450.450_o2.waste.2250.400~f1.shower-corner.450.450.0.900.900_f2.wc-wall.2130.430.1.360.540_f3.basin.300.1775.2.600.450_f5.washing-machine.2100.1150.1.600.600_f6.tumble-dryer.2100.1150.1.600.600_f7.boxing.2250.1600.1.300.300_f8.radiator.900.1950.2.600.100_f10.pillar.1500.900.0.200.200~20x40'

test('printed, /rita is two sheets, and so is a drawing with its findings, quantities and price', async ({ page }) => {
  await page.goto('/rita')
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await sheets()).toBeLessThanOrEqual(2)
  await page.goto('about:blank')
  await page.goto(FULL_ROOM)
  await expect(page.getByRole('region', { name: 'Att tänka på' }).getByRole('listitem')).toHaveCount(5)
  expect(await sheets()).toBeLessThanOrEqual(2)
})
