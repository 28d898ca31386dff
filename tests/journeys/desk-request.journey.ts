import type { Page } from '@playwright/test'
import { requestPage } from '#content/desk/request.ts'
import { templatePage } from '#content/desk/templates.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { sendRequest } from '../support/send-request.ts'
import { signInAt } from './desk-actions.ts'
import { expect, expectAccessibleInForcedColours, test } from './journey-test.ts'
import { clippedTexts, sidewaysScroll } from './layout-checks.ts'

// What is refused is answered with that status, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/, contextOptions: { reducedMotion: 'reduce' } })

/** Stores a request. Resolves to its path on the desk, and to the link in the owner's email. */
async function ask(address: string, smtpServer: { emailSaying(words: string): Promise<{ text?: string }> }, message: string) {
  const { reference } = await sendRequest(address, { message, email: 'karin@example.se' })
  const email = await smtpServer.emailSaying(message)
  return { path: `/agare/forfragan/${reference}`, link: /https?:\/\/\S+(\/agare\/\S+)/.exec(email.text ?? '')?.[1] ?? '' }
}

async function fits(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  expect(await clippedTexts(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

test('signed in, from the link in the email to a reply that is sent takes two taps; three times are proposed in four', async ({
  page,
  server,
  smtpServer,
  expectAccessible,
}) => {
  const { path, link } = await ask(server.address, smtpServer, 'Ett svar med tummen')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, smtpServer, path)
  await expectAccessible()
  await fits(page)

  await page.goto(link)
  await expect(page.getByRole('textbox', { name: requestPage.reply.labels.text })).toHaveValue(/^Hej Åsa!/)
  await page.getByRole('button', { name: requestPage.reply.send, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(requestPage.done.mejla)
  await expectAccessible()
  expect((await smtpServer.emailSaying('Det enklaste är nog att vi pratar')).to?.[0]?.address).toBe('karin@example.se')
  await page.locator('.desk-history summary').last().click()
  expect(await page.locator('.desk-history .words').last().innerText(), 'its lines are kept').toContain('\n')

  await page.locator('#besok summary').click()
  await page.getByRole('button', { name: ownerVisit.propose.send, exact: true }).click()
  await expect(page.getByText(ownerVisit.status.proposed)).toBeVisible()
  await expectAccessible()
  await fits(page)
})

test('without JavaScript a template is chosen, a mistake is told at its field, and a request is closed and opened, by keyboard too', async ({
  browser,
  server,
  smtpServer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address, viewport: { width: 320, height: 700 } })
  const page = await context.newPage()
  const { path } = await ask(server.address, smtpServer, 'Utan skript')
  await signInAt(page, smtpServer, path)
  await page.getByRole('link', { name: 'Tackar nej' }).click()
  await expect(page.getByRole('textbox', { name: requestPage.reply.labels.text })).toHaveValue(/Tyvärr/)
  await page.getByLabel(requestPage.reply.labels.subject).fill('')
  await page.getByRole('button', { name: requestPage.reply.send, exact: true }).click()
  await expect(page.getByText('Skriv ett ämne.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: requestPage.reply.labels.text })).toHaveValue(/Tyvärr/)
  await page.locator('#stang summary').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Kunden valde någon annan').check()
  await page.getByRole('button', { name: requestPage.close.send, exact: true }).click()
  await page.getByRole('button', { name: requestPage.reopen.send }).click()
  await expect(page.getByRole('button', { name: requestPage.reopen.send })).toHaveCount(0)
  await context.close()
})

test('templates and erasing are accessible and fit 320 px, and everything can be read in forced colours', async ({
  page,
  server,
  smtpServer,
  expectAccessible,
}) => {
  const { path } = await ask(server.address, smtpServer, 'Tvingade färger')
  await signInAt(page, smtpServer, '/agare/mallar')
  for (const address of ['/agare/mallar', '/agare/mallar/ny', '/agare/mallar/bilder', `${path}/radera`]) {
    await page.goto(address)
    await expectAccessible()
    await fits(page)
  }
  await page.goto('/agare/mallar/ny')
  await page.getByLabel(templatePage.labels.text).fill('Hej {tilltal}!')
  await page.getByRole('button', { name: templatePage.save }).click()
  await expect(page.getByText('{tilltal} går inte att fylla i')).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await expectAccessibleInForcedColours(page)
})
