import { expect, test } from './journey-test.ts'
import { untilHydrated, visitor } from './visitor.ts'

test.describe('a typo in the e-mail address', () => {
  test('is asked about when the field loses focus, and corrected by a button', async ({ page, smtpServer, expectAccessible }) => {
    await page.goto('/#kontakt')
    const { fillIn, send } = visitor(page)
    await fillIn({ email: 'asa@gmial.com', message: 'Felstavad adress' })
    await untilHydrated(page)
    await page.getByLabel('E-post').focus()
    await page.keyboard.press('Tab')
    const question = page.getByRole('status').filter({ hasText: 'Menade du asa@gmail.com?' })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: 'Ja, ändra' }).click()
    await expect(page.getByLabel('E-post')).toHaveValue('asa@gmail.com')
    await expect(page.getByLabel('E-post')).toBeFocused()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('E-post'), 'the draft has the new address').toHaveValue('asa@gmail.com')
    await send()
    expect((await smtpServer.emailSaying('Felstavad adress')).replyTo).toEqual([{ name: '', address: 'asa@gmail.com' }])
  })

  test('is not asked about in the next, empty form', async ({ page }) => {
    await page.goto('/#kontakt')
    const { fillIn, send } = visitor(page)
    await fillIn({ email: 'asa@gmial.com', message: 'Felstavad en gång' })
    await untilHydrated(page)
    await page.getByLabel('E-post').focus()
    await page.keyboard.press('Tab')
    const question = page.getByText('Menade du')
    await expect(question).toBeVisible()
    await send()
    await page.getByRole('button', { name: 'Skicka ytterligare en förfrågan' }).click()
    await expect(page.getByLabel('Vad gäller det?')).toBeFocused()
    await expect(question).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('never blocks sending: a tap on the button straight from the field sends the request', async ({ page, smtpServer }) => {
      await page.goto('/#kontakt')
      const { fillIn, send } = visitor(page)
      await fillIn({ message: 'Med egen domän' })
      await page.getByLabel('E-post').fill('asa@gmial.com')
      await send()
      expect((await smtpServer.emailSaying('Med egen domän')).replyTo).toEqual([{ name: '', address: 'asa@gmial.com' }])
    })
  })
})
