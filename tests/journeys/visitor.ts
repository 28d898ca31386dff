import { expect, type Page } from '@playwright/test'
import { quoteForm } from '#content/quote-form.ts'
import { keysOf } from '#domain/keys-of.ts'
import { fields } from '#domain/quote/quote-request.ts'
import { aRequest } from '../support/a-request.ts'

/** A visitor's actions on the quote form, by the labels of the page. */
export const visitor = (page: Page) => ({
  /** Fills in the whole form. Give each test its own message, to find its e-mail by. */
  async fillIn(changes: Parameters<typeof aRequest>[0] = {}) {
    const request = aRequest(changes)
    for (const name of keysOf(quoteForm.labels)) {
      const control = page.getByRole('choices' in fields[name] ? 'combobox' : 'textbox', { name: new RegExp(`^${RegExp.escape(quoteForm.labels[name])}`) })
      await ('choices' in fields[name] ? control.selectOption(request[name]) : control.fill(request[name]))
    }
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
