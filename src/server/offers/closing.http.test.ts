import { describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { closedInWords } from '#content/desk/history.ts'
import { roomDeedWords } from '#content/enquiries/room-deeds.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'
import { at } from '../../../tests/support/visit-site.ts'

const { turn } = roomDeedWords
const DAY = 86_400_000

describe.each(frontDoorDatabases)('the request of an offer on %s', (_, newDatabase) => {
  async function openAgreed() {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send()
    await anna.order()
    await anna.pressOwner('bekrafta')
    return { site, anna }
  }

  test('is closed as won when the order is confirmed, and open again when the owner wishes', async () => {
    const { anna } = await openAgreed()
    expect(await anna.ownerText()).toContain(closedInWords('won'))
    expect(await anna.ownerPage()).toContain(ownerOffers.sent.won.closed)
    const page = await anna.text()
    for (const said of [customerPage.status.won, customerOffer.section.states.confirmed]) expect(page).toContain(said)
    expect(page).not.toContain(customerPage.status.closed)
    await anna.asOwner('oppna')
    expect(await anna.ownerPage()).toContain(ownerOffers.sent.won.open)
    expect(await anna.text()).toContain(customerOffer.section.states.confirmed)
  })

  test('stays open while a visit is still to come, which is not cancelled', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.propose(at(3, 9))
    await anna.pick(at(3, 9))
    await anna.send()
    await anna.order()
    expect((await anna.pressOwner('bekrafta')).status).toBe(303)
    expect(await anna.ownerPage()).toContain(ownerOffers.sent.won.open)
    expect(await anna.text()).toContain('Storgatan 1')
  })

  test('is the owner’s turn when the customer asks after the agreement, and open again when the customer withdraws from it', async () => {
    const { site, anna } = await openAgreed()
    site.pass(60_000)
    await anna.pressOffer('fraga', { fraga: 'När börjar ni?' })
    expect(await anna.ownerText()).toContain(turn['offer question'])
    site.pass(60_000)
    await anna.pressOffer('angra', { bekrafta: 'ja' })
    expect(await anna.ownerText()).toContain(turn['offer regretted'])
    expect(await anna.ownerText()).not.toContain(ownerOffers.sent.won.closed)
  })

  test('is the owner’s turn after a no, and after the offer has run out, and says so', async () => {
    const site = await openOffers(newDatabase)
    const [anna, bo] = [await site.aCustomer(), await site.aCustomer()]
    await anna.send()
    await bo.send({ giltig: '10' })
    await anna.pressOffer('nej', { orsak: 'later' })
    expect(await anna.ownerText()).toContain(turn['offer declined'])
    site.pass(11 * DAY)
    await site.server.queueDueEmails()
    const list = await (await (await site.signedIn()).ask('/agare')).text()
    for (const said of [turn['offer declined'], turn['offer expired']]) expect(list).toContain(said)
    expect(await bo.ownerText()).toContain(turn['offer expired'])
  })
})
