import { priceBandsOf } from '#content/company/price-bands.ts'
import { planWords, priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import { priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { A_PLAN } from '../support/a-request.ts'
import { content, facts } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'

test('the price indication of a drawing is computed from the owner’s figures, and shown whole', async ({ page }) => {
  const plan = unpackPlan(A_PLAN)
  if (!plan) throw new Error('A_PLAN cannot be unpacked')
  const indication = priceIndication(plan, priceBandsOf(content.priceFigures, facts.priceKr), { year: undefined, ...facts.rot })
  const shown = priceFacts(indication)
  await page.goto(`/rita#plan=${A_PLAN}`)
  const panel = page.getByRole('region', { name: planWords.price })
  await expect(panel.getByRole('term')).toHaveText(shown.map(([name]) => name))
  await expect(panel.getByRole('definition')).toHaveText(shown.map(([, value]) => value))
  await expect(panel).toContainText(priceDate(indication))
})
