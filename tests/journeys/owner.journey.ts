import { owner } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { replyKinds } from '#domain/enquiry/replies.ts'
import { aRequest } from '../support/a-request.ts'
import { aForm, aPlainPhoto } from '../support/photos.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, test } from './journey-test.ts'
import { clippedTexts } from './layout-checks.ts'
import { expectSeen } from './seen.ts'

test('on a phone the owner opens the link in an e-mail, records a reply, and undoes it', async ({ page, server, smtpServer, expectAccessible }) => {
  await sendRequest(server.address, { message: 'Till ägaren i bilen' })
  const email = await smtpServer.emailSaying('Till ägaren i bilen')
  const link = /https?:\/\/\S+(\/agare\/\S+)/.exec(email.text ?? '')?.[1] ?? ''

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aRequest().name)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const reply = page.locator('form').filter({ has: page.getByRole('radio') })
  for (const choice of [...replyKinds.map((kind) => owner.ways[kind]), requestPage.said.confirm]) {
    await reply.getByText(choice).scrollIntoViewIfNeeded()
    await expectSeen(reply.getByText(choice))
  }
  expect(await clippedTexts(page)).toEqual([])
  await reply.getByRole('radio', { name: 'Ringt' }).check()
  await reply.getByRole('checkbox').check()
  await reply.getByRole('button').click()
  await expect(page.getByText(/^Ringt \p{L}+dag/u).first()).toBeVisible()
  await expectAccessible()

  const undo = page.locator('form[action$="/angra"]')
  await undo.getByRole('checkbox').check()
  await undo.getByRole('button').click()
  await expect(undo).toHaveCount(0)
})

/** The page has no script, so this is also how it works without. */
test('the owner looks through the photos of a request by keyboard, saves one, and prints them with the request', async ({
  page,
  server,
  smtpServer,
  expectAccessible,
}) => {
  const files = await Promise.all([1, 2, 3].map(async (seed) => ({ name: `IMG_${seed}.jpg`, bytes: await aPlainPhoto(seed, 800, 600) })))
  const answers = aRequest({ message: 'Bilder till ägaren' })
  await fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    body: aForm([...files, { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.4\n') }], answers),
  })
  const email = await smtpServer.emailSaying('Bilder till ägaren')
  const link = /https?:\/\/\S+(\/agare\/\S+)/.exec(email.text ?? '')?.[1] ?? ''

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link)
  const photos = page.getByRole('group', { name: 'Bilder som kunden skickade med' })
  await expect(photos.getByRole('img')).toHaveCount(3)
  await expectAccessible()
  const scrolled = async () => (await photos.getByRole('img', { name: 'Bild 1 av 3' }).boundingBox())?.x ?? 0
  const before = await scrolled()
  await photos.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeLessThan(before - 100)

  const download = page.waitForEvent('download')
  await photos.getByRole('link', { name: 'Spara bilden' }).nth(1).click()
  expect((await download).suggestedFilename()).toMatch(/^F-[0-9A-Z]{7}-bild-2\.jpg$/)
  await expect(page.getByRole('link', { name: 'Spara pdf:en' })).toHaveAttribute('download', /-pdf-1\.pdf$/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Bilder till ägaren').first()).toBeVisible()
  for (const photo of await photos.getByRole('img').all()) await expect(photo).toBeVisible()
  for (const form of await page.locator('form').all()) await expect(form).toBeHidden()
})
