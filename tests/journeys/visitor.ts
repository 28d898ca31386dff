import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import type { EnquiryAnswers, FieldName } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'
import { aRequest } from '../support/a-request.ts'

/** The server quarantines forms that are sent as fast as a test is (islands/live-quote-form.tsx). */
export async function untilNoHaste(page: Page) {
  const left = () => page.evaluate(() => 1600 - performance.now())
  for (let ms = await left(); ms >= 0; ms = await left()) await setTimeout(ms + 1)
}

/**
 * After the first touch of the form. React sets a property on every element that it has hydrated; before, no question is asked when a field loses
 * focus, and nothing is counted.
 */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => Object.keys(document.querySelector('#kontakt form') ?? {}).some((key) => key.startsWith('__react')))
}

/** A visitor's actions on the quote form, by the labels of the page. */
export const visitor = (page: Page) => ({
  /** Fills in the whole form. Give each test its own message, to find its e-mail by. */
  async fillIn(changes: Parameters<typeof aRequest>[0] = {}) {
    const request = aRequest(changes)
    await fillInFields(page, keysOf(quoteForm.labels), request)
    return request
  },
  /** Everything that a drawing does not answer, with the message left as it is. */
  fillInTheRest({ location }: { location: string }) {
    return fillInFields(page, ['budget', 'timeline', 'location', 'name', 'phone', 'email'], aRequest({ location }))
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

function fillInFields(page: Page, names: readonly FieldName[], request: EnquiryAnswers): Promise<void> {
  const answers = names.map((name) => ({ label: quoteForm.labels[name], value: request[name] }))
  return page.locator('form[action$="send-email-v2"]').evaluate(answer, answers)
}

/** Runs in the page, all at once: nine fields one by one cost as much as half a page. By keys it is filled in keyboard.journey.ts. */
function answer(form: Element, answers: readonly { label: string; value: string }[]) {
  for (const { label, value } of answers) {
    const control = [...form.querySelectorAll('label')].find(({ textContent }) => textContent?.trim().startsWith(label))?.control
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement))
      throw new Error(`No field is called ${label}.`)
    control.focus()
    control.value = value
    if (control.value !== value) throw new Error(`${label} does not take ${value}.`)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
