import { customerPage, wrongDigits } from '#content/customer/customer-page.ts'
import { received } from '#content/enquiries/quote-form.ts'
import { A_PLAN } from '../support/a-request.ts'
import { aPlainPhoto } from '../support/photos.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

/** A refused form is answered with that status, which browsers log. */
test.use({ mayBeLogged: /the server responded with a status of (422|404)/ })

test('the thanks lead to the customer’s own page', async ({ page }) => {
  await page.goto('/#kontakt')
  const { send, fillIn } = visitor(page)
  const { name } = await fillIn({ message: 'Till min egen sida' })
  await send()
  await page.getByRole('link', { name: received.follow }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ärende F-/)
  await expect(page.getByText(name)).toHaveCount(0)
})

/** These pages have no script, so this is also how they work without. Axe and 320 px are in customer-states.journey.ts. */
test('a customer follows the link in the confirmation, adds a number and photos, withdraws and erases', async ({ page, server, smtpServer }) => {
  const message = 'Från kunden på sin sida,\nmed två rader'
  const { reference } = await sendRequest(server.address, { message, email: 'egen.sida@example.se', plan: A_PLAN })
  const confirmation = await smtpServer.emailSaying(`Ditt ärendenummer är ${reference}`)
  const link = /https?:\/\/\S+(\/arende\/[\w-]+)/.exec(confirmation.text ?? '')?.[1] ?? ''

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link)
  const digits = page.getByLabel(customerPage.unlock.label)
  await digits.fill('1111')
  await digits.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(wrongDigits(4))
  await digits.fill('06 33')
  await digits.press('Enter')
  expect(await page.getByText('Från kunden på sin sida,').innerText()).toBe(message)

  const add = page.locator('form[action$="/tillagg"]')
  await add.getByLabel(customerPage.add.labels.phone).fill('12')
  await add.getByRole('button').click()
  await expect(add.getByLabel(customerPage.add.labels.phone)).toHaveAccessibleDescription(/Ogiltigt telefonnummer/)
  await add.getByLabel(customerPage.add.labels.phone).fill('070-111 22 33')
  await add.getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: customerPage.add.done })).toBeVisible()
  expect((await smtpServer.emailSaying('Nytt telefonnummer: 070-111 22 33')).subject).toContain(reference)

  await page.getByLabel('Bilder').setInputFiles(await twoPhotos())
  await page.getByRole('button', { name: customerPage.photos.send }).click()
  await expect(page.getByRole('group', { name: customerPage.photos.heading }).getByRole('img')).toHaveCount(2)

  const withdraw = page.locator('form[action$="/aterta"]')
  await page.locator('summary', { hasText: customerPage.withdraw.heading }).click()
  await withdraw.getByRole('checkbox').check()
  await withdraw.getByRole('button').click()
  await expect(page.getByText(customerPage.status.withdrawn)).toBeVisible()

  await page.locator('summary', { hasText: customerPage.erase.heading }).click()
  await page.getByRole('button', { name: customerPage.erase.next }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: customerPage.erase.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerPage.erase.done)
  await expect(page.getByText(reference)).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerPage.unknown.heading)
})

async function twoPhotos() {
  return Promise.all([1, 2].map(async (seed) => ({ name: `bild-${seed}.jpg`, mimeType: 'image/jpeg', buffer: await aPlainPhoto(seed, 600, 400) })))
}
