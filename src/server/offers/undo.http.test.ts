import { describe, expect, test } from 'vitest'
import { requestPage } from '#content/desk/request.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { emailsIn } from '../../../tests/support/mail-files.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'

const { waits } = requestPage
const SECOND = 1000

describe.each(frontDoorDatabases)('an offer that was sent, on %s', (_, newDatabase) => {
  async function open() {
    const site = await openOffers(newDatabase, { UNDO_SECONDS: '10' })
    const anna = await site.aCustomer()
    const undo = async (from = requestPath(anna.reference)) => (await site.signedIn()).press(`${requestPath(anna.reference)}/ta-tillbaka`, {}, from)
    const mailed = async (subject: string) => (await emailsIn(site.where.dataDir)).filter((email) => email.subject?.startsWith(subject)).length
    return { site, anna, undo, mailed }
  }

  test('is undone within ten seconds from either page: it never leaves, and the draft is as it was', async () => {
    const { site, anna, undo, mailed } = await open()
    await anna.send()
    expect(await anna.ownerPage()).toContain(`${waits.goes} 12:00:10.`)
    expect(await anna.ownerText()).toContain(`skickade en offert kl. 12:00. ${waits.goes} 12:00:10.`)
    expect((await undo(anna.path)).headers.get('location')).toContain('klart=ta-tillbaka')
    expect(await anna.ownerPage()).toContain('value="Totalrenovering av badrummet"')
    expect(await anna.ownerText()).toContain('Ångrat: offert skickad')
    expect(await anna.text()).not.toContain(customerOffer.section.heading)
    expect(await anna.offerPage()).toBe('')
    site.pass(20 * SECOND)

    // Sent again it is the first version, and leaves.
    expect((await anna.pressOwner('skicka', {}, `${anna.path}/granskad`)).headers.get('location')).toContain('klart=skickat')
    site.pass(11 * SECOND)
    await site.toCustomer(customerOffer.email.subjects.first)
    expect(await mailed(customerOffer.email.subjects.first)).toBe(1)
    expect(await anna.offerPage()).toContain('Version 1')
  })

  test('is not undone when its email has left, or when the customer has answered meanwhile', async () => {
    const { site, anna, undo } = await open()
    await anna.send()
    const form = await anna.ownerText()
    site.pass(11 * SECOND)
    await site.toCustomer(customerOffer.email.subjects.first)
    expect(await anna.ownerPage()).not.toContain(waits.goes)
    expect(form).toContain(waits.send)
    const bo = await site.aCustomer()
    await bo.send()
    expect((await bo.order()).status).toBe(303)
    const refused = await (await site.signedIn()).press(`${requestPath(bo.reference)}/ta-tillbaka`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(waits.changed)
    expect(await bo.ownerPage()).toContain(ownerOffers.sent.confirm.send)
    expect((await undo()).status).toBe(409)
  })

  test('as a new version is undone: the version before stands again, and can be ordered', async () => {
    const { site, anna, undo } = await open()
    await anna.send()
    site.pass(11 * SECOND)
    await site.toCustomer(customerOffer.email.subjects.first)
    await anna.send({ rubrik: 'Ny och bättre' })
    expect(await anna.offerPage()).toContain('Ny och bättre')
    expect((await undo()).status).toBe(303)
    const page = await anna.offerPage()
    expect(page).toContain('Totalrenovering av badrummet')
    expect(page).not.toContain('Ny och bättre')
    expect((await anna.order()).status).toBe(303)
  })
})
