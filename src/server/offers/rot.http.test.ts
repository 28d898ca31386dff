import { describe, expect, test } from 'vitest'
import { rotPassed } from '#content/offers/offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { PLACE, priceForm } from '../../../tests/support/changed-site.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'
import { CUSTOMER_DIGITS } from '../../../tests/support/visit-site.ts'

const { errors } = ownerOffers
/** Nearly a quarter of a million kronor of labour. */
const MUCH_LABOUR = { apris1: '10000', tillval3: '' }

/** As a page says an amount. */
const sum = (kronor: string) => `${kronor.replaceAll(' ', '\u00a0')}\u00a0kr`

describe.each(frontDoorDatabases)('the ROT deduction on %s', (_, newDatabase) => {
  test('is reckoned by the rate that the owner has confirmed on the site, for one owner and for two, up to what is left of the cap', async () => {
    const site = await openConfirmed(newDatabase)
    const one = await site.aCustomer()
    await one.send({ rot: '1', utnyttjat1: '0' })
    const page = await one.offerPage()
    // 30 % of 24.35 m² at 650 kr is 4 748.25 kr; Skatteverket pays whole kronor.
    for (const said of [`−${sum('4 748')}`, sum('21 466,50'), 'räknat för en ägare']) expect(page).toContain(said)
    const capped = await site.aCustomer()
    await capped.send({ ...MUCH_LABOUR, rot: '1', utnyttjat1: '45000' })
    expect(await capped.offerPage()).toContain(`−${sum('5 000')}`)
    const two = await site.aCustomer()
    await two.send({ ...MUCH_LABOUR, rot: '2', utnyttjat1: '0', utnyttjat2: '0' })
    for (const said of [`−${sum('73 050')}`, 'räknat för två ägare']) expect(await two.offerPage()).toContain(said)
    const twoCapped = await site.aCustomer()
    await twoCapped.send({ ...MUCH_LABOUR, rot: '2', utnyttjat1: '45000', utnyttjat2: '40000' })
    expect(await twoCapped.offerPage()).toContain(`−${sum('15 000')}`)
  })

  test('is refused with a sentence for a year whose rate is not confirmed, or has passed', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.pressOwner('borja', { mall: 'empty' })
    await expect(anna.write({ rot: '1' })).rejects.toThrow(errors.rotUnconfirmed(2026))
    await confirmRate(site)
    await expect(anna.write({ rot: '1', betalas: '2025' })).rejects.toThrow(errors.rotPassed(2025))
    await expect(anna.write({ rot: '1', betalas: '2027' })).rejects.toThrow(errors.rotUnconfirmed(2027))
    await expect(anna.write({ rot: '1', utnyttjat1: '50001' })).rejects.toThrow('0 till 50000')
    expect((await anna.write({ rot: '1' })).status).toBe(303)
  })

  test('is left out with a sentence when an offer is read after the year of its rate', async () => {
    const site = await openConfirmed(newDatabase)
    const anna = await site.aCustomer()
    await anna.send({ rot: '1', giltig: '60' })
    expect(await anna.offerPage()).toContain(sum('21 466,50'))
    site.setClock(new Date('2027-01-02T11:00:00.000Z'))
    const opened = await site.server.press(`${anna.page}/visa`, { siffror: CUSTOMER_DIGITS })
    const page = await (await site.server.ask(`${opened.headers.get('location')}/offert`)).text()
    expect(page).toContain(rotPassed({ year: 2026 }))
    expect(page).toContain(sum('26 214,50'))
    expect(page).not.toContain(sum('21 466,50'))
  })
})

async function openConfirmed(newDatabase: Parameters<typeof openOffers>[0]) {
  const site = await openOffers(newDatabase)
  await confirmRate(site)
  return site
}

/** The owner says on the site that the rate is this year's. */
async function confirmRate(site: Awaited<ReturnType<typeof openOffers>>) {
  const desk = await site.signedIn()
  expect((await desk.press(`${PLACE}/priser/spara`, priceForm)).status).toBe(303)
  expect((await desk.press(`${PLACE}/publicera`)).status).toBe(303)
}
