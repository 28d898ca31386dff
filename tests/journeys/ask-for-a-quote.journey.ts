import type { Route } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { quoteForm, received, toasts } from '#content/enquiries/quote-form.ts'
import { aRequest } from '../support/a-request.ts'
import { facts } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

test('a homeowner fills in the form, and the request arrives in the contractor’s mailbox', async ({ page, smtpServer, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Få offert' }).first().click()
  const { fillIn, send, expectEmptyForm } = visitor(page)
  const request = await fillIn({ message: 'Vi vill byta allt.\nOnsdag = hemma.', email: 'allt@example.se' })
  await send()

  const toast = page.getByRole('status').filter({ hasText: '✅ Förfrågan skickad!' })
  await expect(toast).toContainText(toasts.sent.text())
  await expectEmptyForm()
  const accepted = page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
  await expect(accepted).toBeFocused()
  await expect(accepted).toContainText(/Ditt ärendenummer är F-[A-Z0-9]{7}\./)
  const promise = facts.holiday ? received.answerBy.later : received.answerBy.inHours
  await expect(accepted).toContainText(new RegExp(`${promise} \\p{L}+dag (?:morgon|förmiddag|eftermiddag|kväll) den \\d+ \\p{L}+\\.`, 'u'))
  await expect(accepted).toContainText(`En bekräftelse är på väg till ${request.email}.`)
  await expectAccessible()

  const email = await smtpServer.emailSaying('Vi vill byta allt.')
  expect(email.replyTo).toEqual([{ name: '', address: request.email }])
  for (const words of [request.name, request.phone, request.email, request.location, 'Totalrenovering', '3–6 månader', 'Onsdag = hemma.']) {
    expect(email.text).toContain(words)
    expect(email.html).toContain(words)
  }
})

test('a request that is set aside is thanked for, with a phone number and without a promise', async ({ page, expectAccessible }) => {
  await page.goto('/#kontakt')
  const { fillIn, send } = visitor(page)
  await fillIn({ message: 'Fylld av en robot' })
  await page.locator('.honeypot input').fill('https://spam.example', { force: true })
  await send()
  const toast = page.getByRole('status').filter({ hasText: 'Tack för din förfrågan!' })
  await expect(toast).toContainText('Den har kommit fram, och vi tittar på den så snart vi kan.')
  await expect(toast).toContainText(facts.phone)
  const accepted = page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
  await expect(accepted).toContainText(/Ditt ärendenummer är F-[A-Z0-9]{7}\./)
  await expect(accepted).not.toContainText('svar senast')
  await expect(page.getByText(`${company.replyHours} timmar`).and(page.getByRole('status'))).toHaveCount(0)
  await expectAccessible()
})

test('the request is sent with the nine fields and the public key, and nothing else', async ({ page }) => {
  await page.goto('/#kontakt')
  const { fillIn, send } = visitor(page)
  const request = await fillIn({ message: 'Nio fält', size: '' })
  const sending = page.waitForRequest('**/functions/v1/send-email-v2')
  await send()
  const sent = await sending
  expect(sent.method()).toBe('POST')
  expect(sent.postDataJSON()).toEqual(request)
  expect(Object.keys(sent.postDataJSON())).toEqual(['name', 'phone', 'email', 'project', 'budget', 'timeline', 'size', 'location', 'message'])
  expect(sent.headers()).toMatchObject({ apikey: 'anon', authorization: 'Bearer anon', 'content-type': 'application/json' })
})

test('an empty form is refused with a summary that names every error in the form’s order and leads to its field', async ({ page, expectAccessible }) => {
  await page.goto('/#kontakt')
  const title = await page.title()
  await visitor(page).send()

  const summary = page.getByRole('region', { name: 'Det här behöver rättas' })
  await expect(summary).toBeFocused()
  const order = await summary.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(order).toEqual(['#project', '#budget', '#timeline', '#location', '#name', '#phone', '#email'])
  await expect(page).toHaveTitle(`Fel: ${title}`)
  await expectAccessible()

  await summary.getByRole('link', { name: 'Skriv ditt namn.' }).click()
  const name = page.getByLabel('Namn')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Skriv ditt namn.')
  const error = await page
    .getByText('Skriv ditt namn.')
    .last()
    .evaluate((message) => getComputedStyle(message).color)
  await expect(name, 'it has the colour of its error').toHaveCSS('border-top-color', error)
})

test('an invalid e-mail address or phone number is reported in a toast and at its field, and every answer is kept', async ({ page }) => {
  await page.goto('/#kontakt')
  const { fillIn, send } = visitor(page)
  // The phone number is looked at after it.
  await fillIn({ email: 'asa@exempel', phone: '112', message: 'Kvar' })
  await send()

  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Ogiltigt e-postformat')
  await expect(toast).toContainText('Vänligen ange en giltig e-postadress.')
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveAccessibleDescription('Ogiltigt e-postformat. Vänligen ange en giltig e-postadress.')
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue('asa@exempel')
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Kvar')
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')

  await toast.getByRole('button', { name: 'Stäng' }).click()
  await expect(toast).toBeHidden()

  const email = page.getByRole('textbox', { name: 'E-post' })
  await email.fill('asa@ex')
  await expect(email, 'not good yet').toHaveAttribute('aria-invalid', 'true')
  await email.fill(aRequest().email)
  await expect(email, 'good at once').not.toHaveAttribute('aria-invalid')
  const summary = page.getByRole('region', { name: quoteForm.errorsHeading })
  await expect(summary.getByRole('link')).toHaveCount(1)
  await email.fill('asa@')
  await expect(email, 'nobody is corrected in the middle of a word').not.toHaveAttribute('aria-invalid')
  await email.blur()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await email.fill(aRequest().email)
  await send()
  await expect(toast).toContainText('Ogiltigt telefonnummer')
  await expect(toast).toContainText(`Vänligen ange ett giltigt svenskt telefonnummer (t.ex. ${facts.phone}).`)
  await page.getByLabel('Telefon').fill(aRequest().phone)
  await expect(summary, 'nothing is left to mend').toBeHidden()
})

const failures = {
  'the network is gone': (route: Route) => route.abort('internetdisconnected'),
  'the backend responds with an error': (route: Route) => route.fulfill({ status: 503, json: { success: false, error: 'Nej' } }),
  'the response has no success': (route: Route) => route.fulfill({ json: {} }),
  'the response has an error': (route: Route) => route.fulfill({ json: { success: true, error: 'Nej' } }),
  'the errors are a text': (route: Route) => route.fulfill({ status: 422, json: { success: false, errors: 'fel' } }),
  'the errors are of unknown fields': (route: Route) => route.fulfill({ status: 422, json: { errors: { annat: { sentence: 'Nej' } } } }),
  'an error has no sentence': (route: Route) => route.fulfill({ status: 422, json: { errors: { name: {}, phone: null } } }),
  'success is a text': (route: Route) => route.fulfill({ json: { success: 'ja' } }),
  'the response is null': (route: Route) => route.fulfill({ json: null }),
  'the response is a page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Hej</p>' }),
  'the response has no content': (route: Route) => route.fulfill({ status: 204 }),
  'the response leads to a page': (route: Route) => route.fulfill({ status: 302, headers: { location: '/vanliga-fragor' } }),
  'the errors are a list': (route: Route) => route.fulfill({ status: 422, json: { success: false, errors: [{ sentence: 'Nej' }] } }),
  'the response is a number': (route: Route) => route.fulfill({ json: 1 }),
}

test.describe('when sending fails', () => {
  test.use({ mayBeLogged: /^Fel vid skickande: |Failed to load resource/ })

  test('again and again, each time the visitor is told what to do and keeps every answer, and each try has the same key', async ({ page, smtpServer }) => {
    test.slow()
    await page.goto('/#kontakt')
    const { fillIn, send } = visitor(page)
    await fillIn({ message: 'Sista försöket' })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => request.url().endsWith('send-email-v2') && keys.push(request.headers()['idempotency-key']))
    const summary = page.getByRole('region', { name: 'Fel vid skickande' })
    const tryAgain = () => summary.getByRole('button', { name: 'Försök igen' }).click()

    for (const [index, [reason, answer]] of Object.entries(failures).entries()) {
      await test.step(reason, async () => {
        await page.route('**/functions/v1/**', answer, { times: 1 })
        const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith('Fel vid skickande'))
        await (index === 0 ? send() : tryAgain())
        await logged
        await expect(summary).toBeFocused()
        await expect(page).toHaveTitle(/^Fel: /)
        const toast = page.getByRole('alert')
        await expect(toast).toContainText('Fel vid skickande')
        await expect(toast).toContainText(`Något gick fel. Försök igen eller kontakta oss direkt på ${facts.phone}`)
        await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Sista försöket')
      })
    }

    await tryAgain()
    await expect(page.getByRole('status').filter({ hasText: 'Förfrågan skickad!' })).toBeVisible()
    await smtpServer.emailSaying('Sista försöket')
    expect(keys).toEqual(Array(Object.keys(failures).length + 1).fill(keys[0]))
    expect(keys[0]).toBeTruthy()
  })
})

test.describe('when a backend refuses', () => {
  test.use({ mayBeLogged: /^Fel vid skickande: |Failed to load resource/ })

  test('its errors of known fields are shown and logged, whatever else it says', async ({ page }) => {
    await page.goto('/#kontakt')
    const { fillIn, send } = visitor(page)
    await fillIn({ message: 'Nekad' })
    const errors = { email: { sentence: 'Adressen är spärrad.', title: 5 }, phone: 'fel', annat: { sentence: 'Nej' }, name: {} }
    await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 422, json: { success: 'nej', errors } }))
    const logged = page.waitForEvent('console', (message) => message.text() === 'Fel vid skickande: Adressen är spärrad.')
    await send()
    await logged
    const summary = page.getByRole('region', { name: 'Det här behöver rättas' })
    await expect(summary.getByRole('link')).toHaveText(['Adressen är spärrad.'])
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Nekad')
  })
})

test('a draft survives a reload in the same tab, and is deleted once it is sent', async ({ page, context, smtpServer }) => {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Halvfärdigt utkast' })
  await page.reload()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Halvfärdigt utkast')
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
  const otherTab = await context.newPage()
  await otherTab.goto('/#kontakt')
  await expect(otherTab.getByLabel('Något mer vi bör veta?')).toHaveValue('')
  await visitor(page).send()
  await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' })).toBeVisible()
  await smtpServer.emailSaying('Halvfärdigt utkast')
  await page.reload()
  await visitor(page).expectEmptyForm()
})

test('another request can be sent right after the first', async ({ page, smtpServer }) => {
  await page.goto('/#kontakt')
  for (const message of ['Första badrummet', 'Andra badrummet']) {
    await visitor(page).fillIn({ message })
    await visitor(page).send()
    await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' })).toBeFocused()
    await smtpServer.emailSaying(message)
    await expect(page.getByLabel('Namn')).toBeHidden()
    await page.getByRole('button', { name: 'Skicka ytterligare en förfrågan' }).click()
    await expect(page.getByLabel('Vad gäller det?')).toBeFocused()
  }
})
