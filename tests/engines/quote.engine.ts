import { customerPage } from '#content/customer/customer-page.ts'
import { quoteForm, received, toasts } from '#content/enquiries/quote-form.ts'
import { expect, test } from './engine-test.ts'

const { labels } = quoteForm

test('an empty form is refused in words, and each leads to its field', async ({ visitor }) => {
  await visitor.resize(450, 844)
  await visitor.open('/#kontakt')
  await visitor.send()
  await visitor.hasFocus({ role: 'region', name: quoteForm.errorsHeading })
  expect(await visitor.title()).toMatch(/^Fel: /)
  const links = await visitor.seeAll({ role: 'link', inside: { role: 'region', name: quoteForm.errorsHeading } })
  expect(links.length).toBe(7)
  for (const { height, text } of links) expect(height, text).toBeGreaterThanOrEqual(16)
  await visitor.see({ role: 'region', name: quoteForm.errorsHeading })
  await visitor.seePictures('refused-1-summary')
  await visitor.press({ role: 'link', name: 'Skriv ditt namn.' })
  await visitor.hasFocus({ label: labels.name })
  await visitor.see({ label: labels.name })
  await visitor.seePictures('refused-2-field')
})

test('a request is filled in and sent, and arrives in the contractor’s mailbox; the customer can follow it', async ({ visitor, smtpServer }) => {
  await visitor.open('/')
  // The first is in the phone's menu, which is closed.
  await visitor.press({ role: 'link', name: 'Få offert', at: 1 })
  const request = await visitor.fillIn({ message: 'Skickat med den här motorn' })
  await visitor.see({ label: labels.project })
  await visitor.seePictures('sent-1-filled')
  await visitor.send()
  const accepted = await visitor.see({ role: 'region', name: received.heading })
  expect(accepted.text).toMatch(/Ditt ärendenummer är F-[A-Z0-9]{7}/)
  await visitor.see({ text: toasts.sent.text() })
  await visitor.seePictures('sent-2-thanks')
  const email = await smtpServer.emailSaying('Skickat med den här motorn')
  expect(email.replyTo).toEqual([{ name: '', address: request.email }])
  expect(email.text).toContain(request.name)
  await visitor.press({ role: 'link', name: received.follow })
  await visitor.see({ label: customerPage.unlock.label })
})
