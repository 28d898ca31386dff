import type { Page } from '@playwright/test'
import { customerPage } from '#content/customer/customer-page.ts'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { planner } from '#content/planner/planner.ts'
import { returnWords } from '#content/planner/return-words.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import { A_PLAN } from '../support/a-request.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, test } from './journey-test.ts'
import { thing } from './planner-actions.ts'

/** Sends a request with a drawing, and opens that in the planner from its page. */
async function openDrawing(page: Page, { server }: { server: { address: string } }, message: string): Promise<string> {
  const { reference, page: path } = await sendRequest(server.address, { message, email: 'ritning@example.se', plan: A_PLAN })
  await page.goto(path)
  await page.getByLabel(customerPage.unlock.label).fill('0633')
  await page.getByLabel(customerPage.unlock.label).press('Enter')
  await page.getByRole('link', { name: customerPage.drawing.change }).click()
  return reference
}

test('a customer opens the drawing in the planner, changes it, and sends it back to the request', async ({ page, server, smtpServer, expectAccessible }) => {
  const reference = await openDrawing(page, { server }, 'Ritningen ändras')
  await expect(thing(page, 'Tvättmaskin')).toBeVisible()
  expect(page.url(), 'nothing but the drawing stays in the address').toMatch(/\/rita#plan=[^&]+$/)
  const banner = page.getByText(returnWords.banner(reference))
  await expect(banner, 'whose drawing it is stands above it, and is read out first').toBeFocused()
  await expect(banner).toBeInViewport()
  await expect(page.getByRole('button', { name: returnWords.short, exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: planner.request.button })).toHaveCount(0)
  await page.reload()
  await thing(page, 'Tvättmaskin').focus()
  await page.keyboard.press('Delete')
  await expect(thing(page, 'Tvättmaskin')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  const [asked] = await Promise.all([page.waitForRequest(`**${FOGPLAN_FILES.pdf}`), page.getByRole('button', { name: fogplan.take.pdf }).click()])
  expect(new URLSearchParams(asked.postData() ?? '').get('arende'), 'the sheets say which request they are for').toBe(reference)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('img', { name: /^Fogplan, vägg A/ })).toContainText(reference)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: returnWords.button }).click()

  const thanks = page.getByRole('status').filter({ hasText: customerPage.drawing.done })
  await expect(thanks).toBeVisible()
  await expect(thanks, 'the green slip of the form').toHaveCSS('background-color', 'rgb(44, 102, 77)')
  await expect(page.getByRole('heading', { name: `${customerPage.drawn}, version 2` })).toBeVisible()
  await expectAccessible()
  const email = await smtpServer.emailSaying('Ny ritning:')
  expect(email.subject).toContain(reference)
  expect(email.text).not.toContain('Tvättmaskin')

  await page.goBack()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await expect(thing(page, 'Tvättmaskin'), 'the drawing as it was sent').toHaveCount(0)
  await page.getByRole('button', { name: returnWords.other }).click()
  await expect(page.getByRole('button', { name: planner.request.button })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('/arende/')
})

test('on a phone the foot saves the changed drawing in the request, and the banner has no second button for it', async ({ page, server, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const reference = await openDrawing(page, { server }, 'Ritningen ändras i mobilen')
  await expect(page.getByText(returnWords.banner(reference))).toBeInViewport()
  const save = page.getByRole('button', { name: returnWords.short, exact: true })
  await expect(save).toHaveCount(1)
  await thing(page, 'Tvättmaskin').focus()
  await page.keyboard.press('Delete')
  await expectAccessible()
  await expect(save).toBeInViewport({ ratio: 1 })
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: customerPage.drawing.done })).toBeInViewport()
})
