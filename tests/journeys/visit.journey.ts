import type { Page } from '@playwright/test'
import { customerPage } from '#content/customer/customer-page.ts'
import { received } from '#content/enquiries/quote-form.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { calendarPartOf, readCalendar } from '../support/calendar.ts'
import { emailAbout } from '../support/email-about.ts'
import { aPlainPhoto } from '../support/photos.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, mayBeLogged: /the server responded with a status of 422/ })

    test('a visit is proposed, picked, moved by the owner and cancelled by the customer', async ({ page, context, smtpServer, expectAccessible }) => {
      const email = `besok.${javaScriptEnabled ? 'med' : 'utan'}@example.se`
      await page.setViewportSize({ width: 320, height: 640 })
      const { reference, link } = await ask(page, email, smtpServer)
      // axe needs scripts; the page is the same without.
      const accessible = () => (javaScriptEnabled ? expectAccessible() : Promise.resolve())
      const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      await page.goto(link)
      await page.getByLabel(customerPage.unlock.label).fill('0633')
      await page.getByRole('button', { name: customerPage.unlock.send }).click()
      await page.getByLabel('Bilder').setInputFiles(await Promise.all([1, 2].map(photoFile)))
      await page.getByRole('button', { name: customerPage.photos.send }).click()
      await page.getByLabel(customerPage.add.labels.message).fill('Vi vill ha badkar.')
      await formOf(page, 'tillagg').getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: customerPage.add.done })).toBeVisible()
      const mailed = (subject: string) => emailAbout(smtpServer, subject, reference)
      expect((await mailed('Nytt från kunden')).text).toContain('Vi vill ha badkar.')

      const ownersPage = await context.newPage()
      await signInAt(ownersPage, smtpServer, requestPath(reference))
      await ownersPage.locator('#besok summary').click()
      const propose = formOf(ownersPage, 'foresla')
      await expect(propose.locator('[type=date]')).toHaveCount(3)
      await propose.getByRole('button').click()
      await expect(ownersPage.getByText(ownerVisit.status.proposed)).toBeVisible()
      expect((await mailed(visitWords.email.proposal.subject.first)).text).toContain(link)

      await page.goto(page.url())
      await accessible()
      await fits()
      const pick = formOf(page, 'valj-tid')
      await expect(pick.getByRole('radio')).toHaveCount(4)
      await pick.getByLabel(visitWords.pick.none.many).check()
      await expect(pick.getByRole('button')).toHaveAccessibleName(visitWords.gone.send)
      await pick.getByRole('radio').nth(1).check()
      await expect(pick.getByRole('button')).toHaveAccessibleName(visitWords.pick.send)
      await pick.getByRole('button').click()
      await expect(pick.getByLabel(visitWords.pick.address)).toHaveAccessibleDescription(/Skriv adressen/)
      await expect(pick.getByRole('radio').nth(1)).toBeChecked()
      await accessible()
      await pick.getByLabel(visitWords.pick.address).fill('Storgatan 1')
      await pick.getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: visitWords.pick.done })).toBeVisible()
      await accessible()
      await fits()
      const [toCustomer, toOwner] = [await mailed(visitWords.email.booked.subject), await mailed(ownerVisit.email.booked.customer)].map(calendarPartOf)
      expect(toCustomer).toMatchObject({ method: 'REQUEST', events: [{ sequence: 0, attendee: email }] })
      const uid = toCustomer?.events[0]?.uid
      expect(toOwner).toMatchObject({ method: 'REQUEST', events: [{ uid, sequence: 0, location: 'Storgatan 1, Enköping' }] })
      const file = await page.request.get(`${page.url().split('?')[0]}/besok.ics`)
      expect(readCalendar(await file.text()).events).toMatchObject([{ uid, start: toCustomer?.events[0]?.start, location: 'Storgatan 1, Enköping' }])

      await ownersPage.goto(ownersPage.url())
      const move = formOf(ownersPage, 'flytta')
      await move.getByLabel(ownerVisit.fields.clock).fill('12:15')
      await move.getByLabel(ownerVisit.fields.length).selectOption('90')
      await move.getByRole('button').click()
      await expect(ownersPage.getByText(/kl\. 12:15–13:45/).first()).toBeVisible()
      for (const moved of [await mailed(visitWords.email.moved.subject), await mailed(ownerVisit.email.moved.owner)])
        expect(calendarPartOf(moved)).toMatchObject({ method: 'REQUEST', events: [{ uid, sequence: 1 }] })

      await page.goto(page.url())
      await expect(page.getByText(/kl\. 12:15–13:45/).first()).toBeVisible()
      await page.locator('summary', { hasText: visitWords.change }).click()
      await accessible()
      const cancel = formOf(page, 'avboka')
      await cancel.getByRole('checkbox').check()
      await cancel.getByRole('button').click()
      await expect(page.getByRole('heading', { name: visitWords.cancelled })).toBeVisible()
      await accessible()
      for (const cancelled of [await mailed(visitWords.email.cancelled.subject), await mailed(ownerVisit.email.cancelled.customer)])
        expect(calendarPartOf(cancelled)).toMatchObject({ method: 'CANCEL', events: [{ uid, sequence: 2, status: 'CANCELLED' }] })
    })
  })
}

/** Asks for a quote by the form. Resolves to the reference and the link in the confirmation. */
async function ask(page: Page, email: string, smtpServer: SmtpServer) {
  await page.goto('/#kontakt')
  const { fillIn, send } = visitor(page)
  await fillIn({ email, message: `Ett besök, ${email}` })
  await send()
  await expect(page.getByRole('link', { name: received.follow })).toBeVisible()
  const told = await smtpServer.emailSaying(`Ett besök, ${email}`)
  const reference = /F-[A-Z0-9]{7}/.exec(told.subject ?? '')?.[0] ?? ''
  const confirmation = await smtpServer.emailSaying(`Ditt ärendenummer är ${reference}`)
  return { reference, link: /https?:\/\/\S+(\/arende\/[\w-]+)/.exec(confirmation.text ?? '')?.[1] ?? '' }
}

function formOf(page: Page, name: string) {
  return page.locator(`form[action$="/${name}"]`)
}

async function photoFile(seed: number) {
  return { name: `bild-${seed}.jpg`, mimeType: 'image/jpeg', buffer: await aPlainPhoto(seed, 600, 400) }
}
