import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { closedInWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { OFFERS } from '../../../tests/support/an-offer.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { hiddenFields, signIn } from '../../../tests/support/desk.ts'
import { BO, from } from '../../../tests/support/desk-site.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { emailsIn } from '../../../tests/support/mail-files.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'
import { mainOf } from '../../../tests/support/visit-site.ts'

const { waits } = requestPage
const { sent, states, errors } = ownerOffers
const { email, section } = customerOffer
const { subjects } = email
const SECOND = 1000
/** The forms' tokens are others each time. */
const withoutTokens = (page: string) => page.replace(/sigill(?:=|" value=")[^&"]*/g, '')

describe.each(frontDoorDatabases)('an order that was confirmed, on %s', (_, newDatabase) => {
  /** Anna has ordered. */
  async function open() {
    const site = await openOffers(newDatabase, { UNDO_SECONDS: '10', MAIL_TO: `${company.email}, ${BO}` })
    const anna = await site.aCustomer()
    await anna.send()
    site.pass(11 * SECOND)
    await site.toCustomer(subjects.first)
    await anna.order()
    const deed = `${requestPath(anna.reference)}/ta-tillbaka`
    const undo = async (page = requestPath(anna.reference)) => (await site.signedIn()).press(deed, {}, page)
    const agreements = async () =>
      (await emailsIn(site.where.dataDir)).filter(({ attachments }) => attachments.some(({ filename }) => filename?.startsWith('avtal-')))
    const won = async () => {
      const page = await (await (await site.signedIn()).ask(OFFERS)).text()
      return [...page.matchAll(/<tr><th scope="row">2026-11<\/th>(.*?)<\/tr>/g)].map(([, cells = '']) => cells.replace(/<[^>]+>/g, ' ').trim())
    }
    return { site, anna, deed, undo, agreements, won }
  }

  test('is ordered again when it is undone, the request open again, and no agreement leaves; confirmed again it leaves, once', async () => {
    const { site, anna, undo, agreements, won } = await open()
    const before = await won()
    const form = hiddenFields(await anna.ownerPage(), 'bekrafta')
    const confirm = async () => (await site.signedIn()).ask(`${anna.path}/bekrafta`, { method: 'POST', body: new URLSearchParams(form) })
    expect((await confirm()).headers.get('location')).toContain('klart=bekraftat')
    expect(await won()).not.toEqual(before)
    expect(await anna.ownerPage()).toContain(`${waits.goes} 12:00:21.`)
    expect(await anna.ownerText()).toContain(`bekräftade beställningen kl. 12:00. ${waits.goes} 12:00:21.`)

    expect((await undo(anna.path)).headers.get('location')).toContain('klart=ta-tillbaka')
    const page = await anna.ownerPage()
    expect(page).toContain(states.accepted)
    expect(page).toContain(sent.confirm.send)
    expect(page).not.toContain(waits.goes)
    expect(await won()).toEqual(before)
    const request = await anna.ownerText()
    expect(request).toContain('Ångrat: beställningen bekräftad')
    expect(request).toContain(requestPage.close.send)
    expect(await anna.text()).toContain(customerOffer.section.states.accepted)
    expect((await site.server.ask(`${anna.offer}/avtal-1.pdf`)).status).toBe(404)
    site.pass(20 * SECOND)

    // The form of before confirms nothing.
    const again = await confirm()
    expect(again.status).toBe(409)
    expect(await again.text()).toContain(errors.notConfirmedAgain)

    expect((await anna.pressOwner('bekrafta')).status).toBe(303)
    site.pass(11 * SECOND)
    await site.toCustomer(subjects.agreement)
    await site.toOwner(ownerOffers.email.agreement.subject)
    // To the customer and to both owners.
    await eventually(async () => expect(await agreements()).toHaveLength(3))
    expect(await anna.ownerText()).toContain(closedInWords('won'))
  })

  test('is an agreement on the customer’s pages when it can no longer be undone, and until then what it was', async () => {
    const { site, anna, undo } = await open()
    const agreement = async () => (await site.server.ask(`${anna.offer}/avtal-1.pdf`)).status
    const pages = async () => [await anna.offerPage(), await anna.text(), mainOf(await (await site.server.ask(anna.page)).text())] as const
    const data = async () => (await site.server.ask(`${anna.open}/uppgifter.json`)).text()
    const before = await pages()
    for (const page of before.slice(0, 2)) expect(page).toContain(section.states.accepted)
    await anna.pressOwner('bekrafta')
    expect((await pages()).map(withoutTokens)).toEqual(before.map(withoutTokens))
    expect([await agreement(), (await data()).includes('"confirmed"')]).toEqual([404, false])
    expect((await undo(anna.path)).status).toBe(303)
    for (const page of (await pages()).slice(0, 2)) expect(page).toContain(section.states.accepted)

    await anna.pressOwner('bekrafta')
    site.pass(11 * SECOND)
    await site.toCustomer(subjects.agreement)
    const [offer, whole, status] = await pages()
    for (const page of [offer, whole]) expect(page).toContain(section.states.confirmed)
    expect(status).toContain(customerPage.status.won)
    expect([await agreement(), (await data()).includes('"confirmed"')]).toEqual([200, true])
  })

  test('is undone after a restart, by two owners at once', async () => {
    const { site, anna, deed, agreements } = await open()
    await anna.pressOwner('bekrafta')
    await site.restartAt(new Date('2026-11-22T11:00:15.000Z'))
    const [owner, bo] = [await site.signedIn(), await signIn(site.server, { address: BO, headers: from(2) })]
    const path = requestPath(anna.reference)
    const forms = await Promise.all([owner, bo].map(async (desk) => hiddenFields(await (await desk.ask(path)).text(), 'ta-tillbaka')))
    const answers = await Promise.all([owner, bo].map((desk, index) => desk.ask(deed, { method: 'POST', body: new URLSearchParams(forms[index]) })))
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([1, 2].map(() => [303, `${path}?klart=ta-tillbaka`]))
    expect((await anna.ownerText()).match(/Ångrat: beställningen bekräftad/g)).toHaveLength(1)
    site.pass(60 * SECOND)
    await anna.pressOffer('nej', { orsak: 'later' })
    await site.toOwner(ownerOffers.email.subjects.declined)
    expect(await agreements()).toEqual([])
  })

  test('stands when its email has left, or when the customer has withdrawn from it meanwhile, and says so', async () => {
    const { site, anna, deed, undo } = await open()
    await anna.pressOwner('bekrafta')
    const form = hiddenFields(await anna.ownerPage(), 'ta-tillbaka')
    site.pass(11 * SECOND)
    await site.toCustomer(subjects.agreement)
    const late = await (await site.signedIn()).ask(deed, { method: 'POST', body: new URLSearchParams(form) })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain(waits.tooLate)
    expect(await anna.ownerPage()).toContain(states.confirmed)

    const bo = await site.aCustomer()
    await bo.send()
    await bo.order()
    await bo.pressOwner('bekrafta')
    await bo.pressOffer('angra', { bekrafta: 'ja' })
    const refused = await (await site.signedIn()).press(`${requestPath(bo.reference)}/ta-tillbaka`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(waits.changed)
    expect(await bo.ownerPage()).toContain(states.regretted)
    expect((await undo()).status).not.toBe(303)
  })
})
