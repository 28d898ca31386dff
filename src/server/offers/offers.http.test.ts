import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { withdrawalInformation } from '#content/offers/agreement.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { OFFERS, theTerms } from '../../../tests/support/an-offer.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { openOffers } from '../../../tests/support/offer-site.ts'
import { specifiedFacts } from '../../../tests/support/specified-company.ts'
import { CUSTOMER_DIGITS, mainOf, openVisits } from '../../../tests/support/visit-site.ts'

const { yes } = customerOffer

describe.each(frontDoorDatabases)('offers on %s', (_, newDatabase) => {
  test('from the request to the agreement: written, sent, read, asked about, ordered, confirmed, and both have it as a PDF', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    expect(await anna.ownerText()).toContain(ownerOffers.begin.open)
    expect((await anna.send()).status).toBe(303)
    const mailed = await site.toCustomer(customerOffer.email.subjects.first)
    expect(mailed.text).toContain(anna.page)
    expect(await anna.ownerText()).toContain('Offert skickad')
    expect(await anna.text()).toContain(customerOffer.section.open)
    const page = await anna.offerPage()
    for (const said of ['15\u00a0827,50\u00a0kr', '26\u00a0214,50\u00a0kr', '5\u00a0242,90\u00a0kr', 'SE556016068001', 'Tilläggsarbete avtalas skriftligt.'])
      expect(page).toContain(said)
    expect((await anna.pressOffer('fraga', { rad: 'rad1', fraga: 'Ingår fog?' })).status).toBe(303)
    expect((await site.toOwner(ownerOffers.email.subjects.question)).text).toContain('Ingår fog?')
    expect(await anna.ownerText()).toContain('Kunden frågade om offerten')
    const data = await (await site.server.ask(`${anna.open}/uppgifter.json`)).json()
    expect(data).toMatchObject({ reference: anna.reference, offers: [{ number: 1 }], offerAnswers: [{ kind: 'question', text: 'Ingår fog?' }] })
    expect(await anna.offerPage('?val=rad3')).toContain('34\u00a0214,50\u00a0kr')
    const ordered = await anna.order({ val: 'rad3', tidigt: 'ja' })
    expect(ordered.headers.get('location')).toContain('klart=bestalld')
    expect((await site.toOwner(ownerOffers.email.subjects.accepted)).text).toContain(ownerOffers.email.early.yes)
    expect(await anna.ownerPage()).toContain(ownerOffers.sent.confirm.early)
    expect((await anna.pressOwner('bekrafta')).status).toBe(303)
    for (const email of [await site.toCustomer(customerOffer.email.subjects.agreement), await site.toOwner(ownerOffers.email.agreement.subject)]) {
      const [attached] = email.attachments
      expect(attached?.mimeType).toBe('application/pdf')
      expect(new TextDecoder().decode(bytesOf(attached?.content)).slice(0, 5)).toBe('%PDF-')
    }
    const list = await (await (await site.signedIn()).ask(OFFERS)).text()
    expect(list).toContain(ownerOffers.states.confirmed)
    expect(list).toContain('34\u00a0214,50\u00a0kr')
  })

  test('the room is off until the law is read and the company’s facts are entered', async () => {
    const site = await openVisits(newDatabase)
    const anna = await site.aCustomer()
    const desk = await site.signedIn()
    expect(await anna.ownerText()).not.toContain(ownerOffers.begin.open)
    expect(await (await desk.ask(OFFERS)).text()).toContain(ownerOffers.off.law)
    const refused = await desk.ask(`${OFFERS}/${anna.reference}`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(ownerOffers.errors.off)
    const wrong = await desk.press(`${OFFERS}/uppgifter/spara`, { orgnummer: '556016-0681', momsnummer: 'SE1', giltig: '0', villkor: 'Mina villkor' })
    expect(wrong.status).toBe(422)
    const page = await wrong.text()
    for (const said of ['sex siffror, bindestreck', 'SE och tolv siffror', 'F-skatt', '1 till 180', 'Mina villkor']) expect(page).toContain(said)
    // The facts alone are not enough: the law is not read.
    expect((await desk.press(`${OFFERS}/uppgifter/spara`, theTerms)).status).toBe(303)
    expect((await desk.ask(`${OFFERS}/${anna.reference}`)).status).toBe(409)
    expect((await desk.press(`${OFFERS}/${anna.reference}/borja`, { mall: 'total' })).status).toBe(409)
  })

  test('what is wrong in a draft is said, kept, and nothing is sent', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.pressOwner('borja', { mall: 'tiling' })
    const response = await anna.pressOwner('granska', { ...{ rubrik: '', apris1: 'tolv', antal1: '1', namn1: 'Rivning <b>', start: '', giltig: '9999' } })
    expect(response.status).toBe(422)
    const page = await response.text()
    for (const said of ['Skriv vad offerten gäller', 'Skriv priset med siffror', 'value="tolv"', 'Rivning &lt;b&gt;', ownerOffers.draft.errors])
      expect(page).toContain(said)
    expect(await (await site.signedIn()).ask(`${OFFERS}/${anna.reference}/granskad`).then(({ status }) => status)).toBe(303)
    expect(await anna.offerPage()).toBe('')
  })

  test('two owners at once: who was overtaken is told by whom, keeps what was typed, and can replace it', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.pressOwner('borja', { mall: 'empty' })
    await anna.pressOwner('spara', { rubrik: 'Den enas', rader: '0' })
    const late = await anna.pressOwner('spara', { rubrik: 'Den andras', rader: '0', utgava: '1' })
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('sparade utkastet')
    expect(page).toContain('value="Den andras"')
    expect(await anna.ownerPage()).toContain('value="Den enas"')
    expect((await anna.pressOwner('spara', { rubrik: 'Den andras', rader: '0' })).status).toBe(303)
    expect(await anna.ownerPage()).toContain('value="Den andras"')
  })

  test('an order of a version that was replaced meanwhile is refused, and says so; the same order twice counts once', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send()
    const before = await (await site.server.ask(`${anna.offer}/bestall`)).text()
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(before) ?? []
    await anna.send({ rubrik: 'Ny och bättre' })
    const order = (version: string, token: string) =>
      site.server.ask(`${anna.offer}/bestall`, { method: 'POST', body: new URLSearchParams({ sigill: token, version, bekrafta: 'ja' }) })
    const refused = await order('1', sigill)
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toContain(customerOffer.errors.replaced)
    expect(page).toContain('Ny och bättre')
    const [, fresh = ''] = /name="sigill" value="([^"]+)"/.exec(await (await site.server.ask(`${anna.offer}/bestall`)).text()) ?? []
    for (const response of await Promise.all([order('2', fresh), order('2', fresh), order('2', fresh)])) expect(response.status).toBe(303)
    expect((await anna.ownerPage()).split(`<span>${ownerOffers.events.accepted}</span>`)).toHaveLength(2)
    expect((await site.toCustomer(customerOffer.email.subjects.again)).text).toContain('ersätter')
  })

  test('before an order what, how much and that it can be regretted are read in a minute; the rest that the law asks for is there, folded', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send()
    const FOLDED = /<details[\s\S]*?<\/details>/g
    const page = mainOf(await (await site.server.ask(`${anna.offer}/bestall?val=rad3`)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
    const [plain, folded] = [page.replace(FOLDED, ''), (page.match(FOLDED) ?? []).join('')]
    const { heading, text, form } = withdrawalInformation
    const [right = '', ...how] = text({ name: company.name, email: company.email, phone: specifiedFacts.phone }, '6 december 2026 om vi bekräftar i dag')
    for (const said of ['Kakelsättning', 'Golvvärme', '34\u00a0214,50\u00a0kr', 'Rivning', 'Dolda fel', heading, right, yes.early, yes.send])
      expect(plain).toContain(said)
    for (const said of [theTerms.villkor, theTerms.momsnummer, ...how, form.heading, ...form.lines]) expect(folded).toContain(said)
    expect(plain.replace(/<[^>]+>/g, ' ').split(/\s+/).length, 'words').toBeLessThan(240)
  })

  test('the customer’s no has a reason; an order needs its tick; nothing is there without the digits', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send()
    const unread = await anna.order({ bekrafta: '' })
    expect(unread.status).toBe(422)
    expect(await unread.text()).toContain(customerOffer.errors.confirm)
    expect((await site.server.ask(`${anna.page}/fel/offert`)).headers.get('location')).toBe(anna.page)
    expect((await site.server.ask('/arende/okand/fel/offert')).status).toBe(404)
    expect((await anna.pressOffer('nej', { orsak: 'too expensive', ord: 'Vi väntar' })).status).toBe(303)
    expect((await site.toOwner(ownerOffers.email.subjects.declined)).text).toContain('Vi väntar')
    const late = await anna.pressOffer('fraga', { fraga: 'Och om jag ändrar mig?' })
    expect(late.status).toBe(303)
    expect((await anna.order()).status).toBe(409)
    expect(await anna.offerPage()).toContain(customerOffer.section.states.declined)
  })

  test('an offer that is soon over is reminded of once, then expires, is told, and cannot be ordered', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send({ giltig: '10' })
    await site.server.queueDueEmails()
    site.pass(8 * 86_400_000)
    await site.server.queueDueEmails()
    await site.server.queueDueEmails()
    await site.toCustomer(customerOffer.email.subjects.reminder)
    site.pass(3 * 86_400_000)
    await site.server.queueDueEmails()
    expect((await site.toOwner(ownerOffers.email.subjects.expired)).text).toContain('Skriv en ny version')
    const opened = await site.server.press(`${anna.page}/visa`, { siffror: CUSTOMER_DIGITS })
    const page = await site.server.ask(`${opened.headers.get('location')}/offert`)
    expect(await page.text()).toContain(customerOffer.section.states.expired)
  })

  test('an agreement can be withdrawn from on the page for fourteen days; erasing the request leaves it for bookkeeping', async () => {
    const site = await openOffers(newDatabase)
    const anna = await site.aCustomer()
    await anna.send()
    await anna.order()
    await anna.pressOwner('bekrafta')
    expect(await anna.offerPage()).toContain(customerOffer.regret.heading)
    expect((await anna.pressOffer('angra')).status).toBe(422)
    expect((await anna.pressOffer('angra', { bekrafta: 'ja' })).status).toBe(303)
    expect((await site.toCustomer(customerOffer.email.subjects.regretted)).text).toContain('kvitto')
    expect((await site.toOwner(ownerOffers.email.subjects.regretted)).text).toContain('14 dagar')
    const desk = await site.signedIn()
    await desk.press(`${requestPath(anna.reference)}/radera`, { bekrafta: 'ja' })
    const pdf = await desk.ask(`${OFFERS}/${anna.reference}/version/1/avtal.pdf`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await desk.ask(`${OFFERS}/${anna.reference}/version/1`)).status).toBe(410)
  })
})

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (typeof content === 'string' || content === undefined) return new TextEncoder().encode(content)
  return new Uint8Array(content)
}
