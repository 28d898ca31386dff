import { describe, expect, test } from 'vitest'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { OFFERS } from '../../../tests/support/an-offer.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'

const MONTHS = '/agare/manader'

describe.each(frontDoorDatabases)('the figures of offers on %s', (_, newDatabase) => {
  test('say of each month what was sent, won, lost and is open, with the sums, under the offers and under the months', async () => {
    const site = await openOffers(newDatabase)
    site.setClock(new Date('2026-09-10T10:00:00.000Z'))
    await site.aCustomer()
    site.setClock(new Date('2026-11-22T11:00:00.000Z'))
    const rowsOn = async (path: string) => rowsOf(await (await (await site.signedIn()).ask(path)).text())
    expect(await (await (await site.signedIn()).ask(MONTHS)).text()).not.toContain(ownerOffers.figures.text)
    const [won, lost, open, ordered] = [await site.aCustomer(), await site.aCustomer(), await site.aCustomer(), await site.aCustomer()]
    for (const customer of [won, lost, open, ordered]) await customer.send()
    await won.order({ val: 'rad3' })
    await won.pressOwner('bekrafta')
    await lost.pressOffer('nej', { orsak: 'later' })
    await ordered.order()
    const figures = ['2026-11', '4', '1', '1', '2']
    const sums = ['2026-11', '34\u00a0215\u00a0kr', '52\u00a0429\u00a0kr']
    for (const path of [OFFERS, MONTHS]) expect(await rowsOn(path), path).toEqual(expect.arrayContaining([figures, sums]))
    // A month that the page does not show has its offers elsewhere.
    const earlier = await rowsOn(`${MONTHS}?till=2026-10`)
    expect(earlier.map(([month]) => month)).toContain('september 2026')
    expect(earlier).not.toContainEqual(figures)
  })
})

function rowsOf(page: string): string[][] {
  return [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell))
}
