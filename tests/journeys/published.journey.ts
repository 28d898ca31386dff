import { priceBandsOf, priceFigures } from '#content/company/price-bands.ts'
import { navigation } from '#content/pages/navigation.ts'
import { phoneBar } from '#content/pages/phone-bar.ts'
import { planWords, priceFacts } from '#content/planner/plan-facts.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { A_PLAN } from '../support/a-request.ts'
import { facts } from '../support/page-content.ts'
import { changedContent, type PublishedServer, servePublished } from '../support/printed-site.ts'
import { expect, test } from './journey-test.ts'

const NUMBER = '021-12 34 56'
const NOTICE = { text: 'Vi har stängt fredagen den 5 juni. Ring 021-12 34 56 om det är bråttom.', from: '2026-06-01', to: '2026-06-06' }
const rot = { percent: 30, capKr: 60_000, year: 2026 }
const figures = { ...priceFigures, labourPercent: priceFigures.labourPercent - 15 }
const tips = [
  { id: 1, icon: 'box' as const, text: 'Rita in dörrens svängning.' },
  { id: 2, icon: 'fan' as const, text: 'Fråga föreningen i god tid.' },
]

const ALWAYS: SiteContent['facts']['phoneHours'] = { days: [{ first: 'mån', last: 'fre', opens: '00:00', closes: '23:59' }] }

let site: PublishedServer
test.beforeAll(async () => {
  site = await servePublished()
  await site.site.publish(changedContent({ phone: NUMBER, rot, phoneHours: ALWAYS }, { notice: NOTICE, tips, priceFigures: figures }))
})
test.afterAll(() => site.close())

test('at every width a notice stands above the header, and nothing is wider than the window', async ({ page, expectAccessible }) => {
  await page.goto(site.address)
  const notice = page.getByRole('complementary', { name: navigation.notice })
  await expect(notice).toHaveText(NOTICE.text)
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await notice.boundingBox(), `at ${width} px`).toMatchObject({ x: 0, y: 0, width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    if (width === 390) await expectAccessible()
  }
})

test('scripts say what was published: the bar on phones and the tips', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(new Date('2026-11-24T11:00:00Z'))
  await page.goto(site.address)
  await page.mouse.wheel(0, 50)
  await page.locator('#om-oss').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: `${phoneBar.call} ${NUMBER}` })).toHaveAttribute('href', 'tel:+4621123456')

  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await page.getByRole('button', { name: 'Nästa tips' }).click()
  await expect(page.getByRole('tabpanel')).toHaveText('Fråga föreningen i god tid.')
})

test('the price indication is computed with the published prices and deduction', async ({ page }) => {
  const plan = unpackPlan(A_PLAN)
  if (!plan) throw new Error('A_PLAN cannot be unpacked')
  await page.goto(`${site.address}/rita#plan=${A_PLAN}`)
  const panel = page.getByRole('region', { name: planWords.price })
  await expect(panel.getByRole('definition')).toHaveText(priceFacts(priceIndication(plan, priceBandsOf(figures, facts.priceKr), rot)).map(([, value]) => value))
})

test('during the firm’s holiday the bar on phones leads to planner and form', async ({ page }) => {
  await site.site.publish(changedContent({ phoneHours: ALWAYS, holiday: { from: '2026-11-23', to: '2026-11-25' } }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(new Date('2026-11-24T11:00:00Z'))
  await page.goto(site.address)
  await page.mouse.wheel(0, 50)
  await page.locator('#om-oss').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: phoneBar.label }).getByRole('link')).toHaveText([phoneBar.draw, phoneBar.quote])
})
