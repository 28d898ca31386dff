import type { Page } from '@playwright/test'
import { customerPage } from '#content/customer/customer-page.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { lawPoints } from '#content/offers/law.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { offerTemplates } from '#content/offers/templates.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { A_PLAN, aRequest } from '../support/a-request.ts'
import { OFFERS, theTerms } from '../support/an-offer.ts'
import { emailAbout } from '../support/email-about.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './journey-test.ts'

const { labels, fields } = ownerOffers.draft

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, mayBeLogged: /the server responded with a status of 422/ })

    test('an offer is written from a template, sent, its options chosen, ordered and confirmed, on a narrow phone', async ({
      page,
      context,
      smtpServer,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const accessible = (of: Page) => (javaScriptEnabled && of === page ? expectAccessible() : Promise.resolve())
      const fits = async (of: Page) => expect(await of.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const sent = await page.request.post('/functions/v1/send-email-v2', {
        data: aRequest({ email: `offert.${javaScriptEnabled ? 'med' : 'utan'}@example.se`, plan: A_PLAN }),
      })
      const { reference, page: customers }: { reference: string; page: string } = await sent.json()
      const mailed = (subject: string) => emailAbout(smtpServer, subject, reference)

      await signInAt(page, smtpServer, `${OFFERS}/lagen`)
      for (const { heading } of Object.values(lawPoints)) {
        const tick = page.getByRole('checkbox', { name: heading })
        if ((await tick.count()) > 0) await tick.check()
      }
      await accessible(page)
      await fits(page)
      if ((await page.getByRole('checkbox').count()) > 0) {
        await page.getByRole('button', { name: ownerOffers.law.send, exact: true }).click()
        await expect(page.getByText(ownerOffers.law.done)).toBeVisible()
      }
      await page.goto(`${OFFERS}/uppgifter`)
      const terms = ownerOffers.terms.labels
      await page.getByLabel(terms.orgnummer).fill(theTerms.orgnummer)
      await page.getByLabel(terms.momsnummer).fill(theTerms.momsnummer)
      await page.getByLabel(terms.fskatt).check()
      await page.getByLabel(terms.villkor, { exact: true }).fill(theTerms.villkor)
      await accessible(page)
      await page.getByRole('button', { name: ownerOffers.terms.send, exact: true }).click()
      await expect(page.getByText(ownerOffers.terms.done)).toBeVisible()

      await page.goto(requestPath(reference))
      await page.getByRole('link', { name: ownerOffers.begin.open }).click()
      await accessible(page)
      await page.getByRole('button', { name: offerTemplates.tiling.name }).click()
      const prices = page.getByLabel(fields.price)
      await page.getByRole('button', { name: ownerOffers.draft.preview }).click()
      await expect(page.getByRole('alert')).toHaveText(ownerOffers.draft.errors)
      const rows = await page.locator('.offer-row:not(#nyrad)').count()
      await accessible(page)
      await fits(page)
      for (let row = 0; row < rows; row += 1) {
        const folded = page.locator('.offer-row').nth(row)
        if (!(await folded.evaluate((details) => details.hasAttribute('open')))) await folded.locator('summary').click()
        await prices.nth(row).fill('500')
      }
      await page.locator('#nyrad summary').click()
      await page.locator('#nyrad').getByLabel(fields.name).fill('Golvvärme')
      await page.locator('#nyrad').getByLabel(fields.amount).fill('1')
      await page.locator('#nyrad').getByLabel(fields.price).fill('8000')
      await page.locator('#nyrad').getByLabel(fields.option).check()
      await page.getByLabel(labels.start, { exact: true }).fill('vecka 9')
      await page.getByRole('button', { name: ownerOffers.draft.preview }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownerOffers.preview.title)
      await accessible(page)
      await fits(page)
      await page.getByRole('button', { name: ownerOffers.preview.send }).click()
      await expect(page.getByText(ownerOffers.sent.heading)).toBeVisible()
      expect((await mailed(customerOffer.email.subjects.first)).text).toContain(customers)

      const customer = await context.newPage()
      await customer.setViewportSize({ width: 320, height: 640 })
      await customer.goto(customers)
      await customer.getByLabel(customerPage.unlock.label).fill('0633')
      await customer.getByRole('button', { name: customerPage.unlock.send }).click()
      await customer.getByRole('link', { name: customerOffer.section.open }).click()
      const total = customer.locator('[data-sum="total"]')
      const before = await total.textContent()
      await customer.getByRole('checkbox', { name: 'Golvvärme' }).check()
      const recount = customer.getByRole('button', { name: customerOffer.options.send })
      if (javaScriptEnabled) await expect(recount).toBeHidden()
      else await recount.click()
      await expect(total).not.toHaveText(before ?? '')
      await fits(customer)
      await customer.getByRole('button', { name: customerOffer.yes.next }).click()
      await expect(customer.getByText('Golvvärme')).toBeVisible()
      await customer.getByLabel(customerOffer.yes.confirm).check()
      await fits(customer)
      await customer.getByRole('button', { name: customerOffer.yes.send }).click()
      await expect(customer.getByRole('status')).toHaveText(customerOffer.yes.done)
      expect((await mailed(ownerOffers.email.subjects.accepted)).text).toContain(ownerOffers.email.texts.accepted)

      await page.goto(`${OFFERS}/${reference}`)
      await accessible(page)
      await page.getByRole('button', { name: ownerOffers.sent.confirm.send }).click()
      await expect(page.getByText(ownerOffers.sent.confirmed)).toBeVisible()
      await customer.goto(customer.url())
      await expect(customer.getByText(customerOffer.section.states.confirmed)).toBeVisible()
      await customer.locator('summary', { hasText: customerOffer.regret.heading }).click()
      await fits(customer)
      expect((await mailed(customerOffer.email.subjects.agreement)).attachments).toHaveLength(1)
    })
  })
}
