import { writeFileSync } from 'node:fs'
import { owner } from '#content/company/owner.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { quoteForm, received, toasts } from '#content/enquiries/quote-form.ts'
import { gallery } from '#content/gallery/gallery.ts'
import { tips } from '#content/pages/tips.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { rita } from '#content/rita/rita.ts'
import { aRequest } from '../support/a-request.ts'
import { content } from '../support/page-content.ts'
import { aPhoto } from '../support/photos.ts'
import { expect, test } from './engine-test.ts'

const { projects } = content.gallery

test.use({ scripts: false })

test('without JavaScript the pages are read, and the projects are seen', async ({ visitor }) => {
  await visitor.open('/')
  expect(await visitor.evaluate(() => document.documentElement.className)).not.toContain('script')
  await visitor.see({ text: tips.at(-1)?.text ?? '' })
  await visitor.seePictures('scriptless-1-tips')
  const button = await visitor.look({ role: 'button', name: gallery.more })
  if (button.hiddenBy === '') await visitor.press({ role: 'button', name: gallery.more })
  for (const { title } of projects) expect((await visitor.see({ text: title })).height, title).toBeGreaterThanOrEqual(16)
  await visitor.seePictures('scriptless-2-projects')
  await visitor.open('/rita')
  await visitor.see({ text: rita.room.withoutScript })
  await visitor.seePictures('scriptless-3-rita')
  // Without scripts nothing tells whether a busy browser heard the press.
  await expect(async () => {
    if ((await visitor.path()) !== '/#kontakt') await visitor.press({ role: 'link', name: rita.withoutScript })
    await expect.poll(visitor.path, { timeout: 10_000 }).toBe('/#kontakt')
  }).toPass({ timeout: 120_000 })
})

test('without JavaScript the form is refused with its answers kept, corrected and sent, and the customer’s page takes photos and a message', async ({
  visitor,
  smtpServer,
}) => {
  await visitor.open('/#kontakt')
  await visitor.fillIn({ phone: '112', message: 'Helt utan skript' })
  await visitor.send()
  await expect.poll(visitor.title).toMatch(/^Fel: /)
  await visitor.see({ role: 'region', name: quoteForm.errorsHeading })
  await visitor.seePictures('scriptless-form-1-refused')
  expect((await visitor.see({ label: quoteForm.labels.message })).value).toBe('Helt utan skript')
  expect((await visitor.see({ label: quoteForm.labels.project })).value).toBe('totalrenovering')
  await visitor.fill(quoteForm.labels.phone, aRequest().phone)
  await visitor.send()
  await visitor.see({ role: 'heading', name: toasts.sent.title })
  await visitor.seePictures('scriptless-form-2-thanks')
  expect((await smtpServer.emailSaying('Helt utan skript')).text).toContain(aRequest().phone)
  expect((await visitor.see({ css: 'main' })).text).toContain(received.reference)

  await visitor.press({ role: 'link', name: received.follow })
  await visitor.see({ text: customerPage.unlock.text })
  await visitor.seePictures('scriptless-customer-1-status')
  await visitor.fill(customerPage.unlock.label, aRequest().phone.slice(-5))
  await visitor.press({ role: 'button', name: customerPage.unlock.send })
  await visitor.see({ text: 'Helt utan skript' })
  await visitor.seePictures('scriptless-customer-2-whole')
  const photo = test.info().outputPath('bild.jpg')
  writeFileSync(photo, await aPhoto())
  await visitor.chooseFiles(photoField.label, [photo])
  await visitor.press({ role: 'button', name: customerPage.photos.send })
  await visitor.see({ role: 'group', name: customerPage.photos.heading })
  await visitor.fill(customerPage.add.labels.message, 'Gärna badkar')
  await visitor.press({ role: 'button', name: customerPage.add.send })
  await visitor.see({ text: customerPage.add.done })
  expect((await smtpServer.emailSaying('Gärna badkar')).subject).toContain(owner.additions.subject)
})
