import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { fields } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'
import { aRequest } from '../support/a-request.ts'

/** The server quarantines forms that are sent as fast as a test is (islands/live-quote-form.tsx). */
export async function untilNoHaste(page: Page) {
  const left = () => page.evaluate(() => 1600 - performance.now())
  for (let ms = await left(); ms >= 0; ms = await left()) await setTimeout(ms + 1)
}

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
  async send() {
    await untilNoHaste(page)
    await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  },
  async expectEmptyForm() {
    for (const label of ['Ort', 'Namn', 'Telefon', 'Något mer vi bör veta?']) await expect(page.getByLabel(label)).toHaveValue('')
    for (const label of ['Vad gäller det?', 'Storlek', 'Budget', 'När?']) await expect(page.getByLabel(label)).toHaveValue('')
  },
})
