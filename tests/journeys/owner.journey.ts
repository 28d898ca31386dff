import { topic } from '#content/owner.ts'
import { aRequest } from '../support/a-request.ts'
import { expect, test } from './journey-test.ts'

test('on a phone the owner opens the link in an e-mail, records a reply, and undoes it', async ({ page, server, smtpServer, expectAccessible }) => {
  await fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message: 'Till ägaren i bilen' })),
  })
  const email = await smtpServer.emailSaying('Till ägaren i bilen')
  const link = /https?:\/\/\S+(\/agare\/\S+)/.exec(email.text ?? '')?.[1] ?? ''

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic(aRequest()))
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const reply = page.locator('form').filter({ has: page.getByRole('radio') })
  await reply.getByRole('radio', { name: 'Ringt' }).check()
  await reply.getByRole('checkbox').check()
  await reply.getByRole('button').click()
  await expect(page.getByText(/^Ringt \p{L}+dag/u).first()).toBeVisible()
  await expectAccessible()

  const undo = page.locator('form').filter({ has: page.locator('[value=angra]') })
  await undo.getByRole('checkbox').check()
  await undo.getByRole('button').click()
  await expect(undo).toHaveCount(0)
})
