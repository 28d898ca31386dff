import { beforeEach, describe, expect, test, vi } from 'vitest'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { A_PLAN, aRequest } from '../../../tests/support/a-request.ts'
import { asDelivered, type ChangedSite, openChangedSite, PLACE } from '../../../tests/support/changed-site.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

const { facts } = defaultContent

describe.each(frontDoorDatabases)('prices changed from the desk on %s', (_, newDatabase) => {
  let site: ChangedSite
  beforeEach(async () => {
    site = await openChangedSite(newDatabase)
  })

  test('a price that is changed is reckoned with at once, gets a new date, and leaves what was indicated before', async () => {
    const plan = unpackPlan(A_PLAN)
    if (!plan) throw new Error('A_PLAN cannot be unpacked')
    const { reference: before } = await (await site.server.postJson(aRequest({ plan: A_PLAN }))).json()
    const spans = { 'priceFigures.bands.small.from': '111 000', 'priceFigures.bands.small.to': '171 000', 'facts.priceKr.from': '121 000' }
    await site.save('ritningspriser', { ...asDelivered('ritningspriser'), ...spans, 'priceFigures.labourPercent': '40' })
    const drafted = await site.overview()
    expect(await (await site.desk.ask(`${PLACE}/prov/rita`)).text()).toContain('"date":"2026-11-23"')
    const ordinary = { from: 121_000, to: facts.priceKr.to }
    for (const said of ['111\u00a0000–171\u00a0000\u00a0kr', `${kronorSpan(ordinary)} · ROT ${percent(facts.rot.percent)}`, listed(facts.towns)])
      expect(drafted).toContain(said)
    await site.publish()
    const { reference: after } = await (await site.server.postJson(aRequest({ plan: A_PLAN, email: 'ny@example.se' }))).json()
    const { priceFigures } = defaultContent
    const bands = { ...priceFigures.bands, small: { from: 111_000, to: 171_000 } }
    const figures = { ...priceFigures, bands, labourPercent: 40, version: '2026-11-23.1', date: '2026-11-23' }
    for (const [reference, indication] of [
      [before, priceIndication(plan, priceBandsOf(priceFigures, facts.priceKr), { year: undefined, ...facts.rot })],
      [after, priceIndication(plan, priceBandsOf(figures, ordinary), { year: undefined, ...facts.rot })],
    ] as const) {
      const page = await (await site.desk.ask(`/agare/forfragan/${reference}`)).text()
      for (const [, value] of priceFacts(indication)) expect(page).toContain(value)
      expect(page).toContain(priceDate(indication))
    }
    const planner = await (await site.server.ask('/rita')).text()
    expect(planner).toContain('"labourPercent":40')
    expect(await site.home()).not.toContain('labourPercent')
    // Once more the same figures are the same version; back are the first ones.
    await site.save('ritningspriser', asDelivered('ritningspriser'))
    await site.publish()
    expect(await (await site.server.ask('/rita')).text()).not.toContain('labourPercent')
  })
})
