import { expect, type Page } from '@playwright/test'
import { choices } from '#content/quote-form.ts'
import { aRequest } from '../support/a-request.ts'

/** A visitor's actions on the quote form, by the labels of the page. */
export const visitor = (page: Page) => ({
  /** Fills in the whole form. Give each test its own message, to find its e-mail by. */
  async fillIn(changes: Parameters<typeof aRequest>[0] = {}) {
    const request = aRequest(changes)
    await page.getByLabel('Vad gäller det?').selectOption({ label: choices.project[request.project] })
    await page.getByLabel('Storlek').selectOption(request.size)
    await page.getByLabel('Budget').selectOption(request.budget)
    await page.getByLabel('När?').selectOption(request.timeline)
    await page.getByLabel('Ort').fill(request.location)
    await page.getByLabel('Namn').fill(request.name)
    await page.getByLabel('Telefon').fill(request.phone)
    await page.getByRole('textbox', { name: 'E-post' }).fill(request.email)
    await page.getByLabel('Något mer vi bör veta?').fill(request.message)
    return request
  },
  /** Everything that a drawing does not answer, with the message left as it is. */
  async fillInTheRest({ location }: { location: string }) {
    const { budget, timeline, name, phone, email } = aRequest()
    await page.getByLabel('Budget').selectOption(budget)
    await page.getByLabel('När?').selectOption(timeline)
    await page.getByLabel('Ort').fill(location)
    await page.getByLabel('Namn').fill(name)
    await page.getByLabel('Telefon').fill(phone)
    await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  },
  /** Waits first: the server quarantines forms that are filled in as fast as a test does (islands/live-quote-form.tsx). */
  async send() {
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1600)
    await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  },
  async expectEmptyForm() {
    for (const label of ['Ort', 'Namn', 'Telefon', 'Något mer vi bör veta?']) await expect(page.getByLabel(label)).toHaveValue('')
    for (const label of ['Vad gäller det?', 'Storlek', 'Budget', 'När?']) await expect(page.getByLabel(label)).toHaveValue('')
  },
})
