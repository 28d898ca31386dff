import { describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import type { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { hiddenFields } from '../../../../tests/support/desk.ts'
import { openOffers } from '../../../../tests/support/offer-site.ts'
import { at, openVisits } from '../../../../tests/support/visit-site.ts'

const { merge } = requestPage
const OTHER_MAILBOX = 'nagon.annan@example.se'

describe.each(frontDoorDatabases)('two requests of a customer on %s', (_, newDatabase) => {
  async function openTwo(changes: Partial<ReturnType<typeof aRequest>> = {}) {
    const site = await openVisits(newDatabase)
    const older = await site.aCustomer({ message: 'Vårt badrum är slitet' })
    site.pass(60_000)
    const newer = await site.aCustomer({ message: 'Vi vill ha golvvärme också', ...changes })
    const desk = await site.signedIn()
    const read = async (path: string) => (await desk.ask(path)).text()
    const asked = (one: typeof older, other: typeof older) => `${one.owner}/sla-ihop?med=${other.reference}`
    /** Sends the form that was on the page, whatever has been done since. */
    const form = hiddenFields(await read(asked(newer, older)), 'sla-ihop')
    const mergeThem = () => desk.ask(`${newer.owner}/sla-ihop`, { method: 'POST', body: new URLSearchParams(form) })
    return { site, older, newer, desk, read, asked, mergeThem }
  }

  test('become one: the newer is closed with a link to the older, which shows what came in it, and both lead to each other', async () => {
    const { older, newer, desk, read, asked, mergeThem } = await openTwo()
    expect(await read(newer.owner)).toContain(`href="${asked(newer, older)}"`)
    for (const path of [asked(newer, older), asked(older, newer)]) for (const said of merge.happens) expect(await read(path)).toContain(said)
    const countInMonths = async () => /<tbody>[\s\S]*?<td[^>]*>(\d+)<\/td>/.exec(await read('/agare/manader'))?.[1]
    expect(await countInMonths()).toBe('2')
    const merged = await mergeThem()
    expect([merged.status, merged.headers.get('location')]).toEqual([303, `${older.owner}?klart=sla-ihop`])
    expect((await mergeThem()).status, 'sent again').toBe(303)

    const ofOlder = await older.ownerText()
    for (const said of [merge.merged, 'golvvärme', `href="${newer.owner}"`, `${newer.reference} slogs ihop med den här`]) expect(ofOlder).toContain(said)
    const ofNewer = await newer.ownerText()
    for (const said of [`Sammanslagen med ${older.reference}`, `href="${older.owner}"`, requestPage.reopen.send]) expect(ofNewer).toContain(said)
    expect(ofNewer).not.toContain(merge.open)
    expect(await read('/agare')).not.toContain(newer.reference)
    expect(await read('/agare')).toContain(older.reference)
    expect(await read('/agare')).not.toContain('2 förfrågningar')
    expect(await read('/agare?lista=stangda')).toContain(newer.reference)
    expect(await countInMonths(), 'the two count once').toBe('1')
    const row = (await (await desk.ask('/agare/forfragningar.csv')).text()).split('\r\n').find((line) => line.includes(newer.reference))
    expect(row).toContain(`Sammanslagen med ${older.reference}`)
  })

  test('are each other’s links on the customer’s pages, behind the digits, and what is added to the newer still waits for the owner', async () => {
    const { site, older, newer, mergeThem } = await openTwo()
    expect(await older.text()).toContain(`href="${newer.page}"`)
    await mergeThem()
    const [status, whole] = [await (await site.server.ask(newer.page)).text(), await newer.text()]
    for (const page of [status, whole]) expect(page).toContain(customerPage.status.merged)
    expect(status, 'without the digits').not.toContain(older.reference)
    expect(whole).toContain(`href="${older.page}"`)
    expect(whole.indexOf(older.page), 'above what was asked for').toBeLessThan(whole.indexOf(customerPage.asked))
    expect(whole).toContain(customerPage.others.goesOn)
    expect(whole).not.toContain(customerPage.withdraw.heading)

    await older.asOwner('svar', { svar: 'called' })
    site.pass(60_000)
    await newer.press('tillagg', { message: 'Kan vi ses på fredag?' })
    expect(await older.ownerText()).toContain('Kunden skrev')
    expect(await older.ownerText()).toContain('Kan vi ses på fredag?')
  })

  test('lead not to each other where only the telephone number is the same: anyone may write one', async () => {
    const { older, newer, mergeThem } = await openTwo({ email: OTHER_MAILBOX })
    expect((await mergeThem()).status).toBe(303)
    expect(await newer.text()).toContain(customerPage.status.merged)
    for (const one of [await newer.text(), await older.text()]) expect(one).not.toContain(customerPage.others.heading)
    expect(await newer.text()).not.toContain(older.page)
  })

  test('are two again when the newer is opened, and whose turn it is about the older is what it was', async () => {
    const { site, older, newer, mergeThem } = await openTwo()
    await older.asOwner('svar', { svar: 'called' })
    site.pass(60_000)
    await mergeThem()
    expect(await older.ownerText()).toContain('Slogs ihop med en som väntade på dig')
    site.pass(60_000)
    expect((await newer.asOwner('oppna')).status).toBe(303)
    expect(await older.ownerText()).toContain('Ringt')
    for (const page of [await older.ownerText(), await newer.ownerText()]) expect(page).not.toContain(merge.merged)
    expect(await newer.ownerText()).toContain(merge.open)
  })

  test.each([
    ['a visit is booked', 'visit', (newer) => newer.asOwner('boka', { langd: '60', datum1: '2026-11-27', tid1: '09:00', adress: 'Storgatan 1' })],
    ['times are proposed', 'times', (newer) => newer.propose(at(3, 9))],
    ['it is closed', 'changed', (newer) => newer.asOwner('stang', { orsak: 'won' })],
  ] as const satisfies [string, string, (newer: Awaited<ReturnType<typeof openTwo>>['newer']) => Promise<Response>][])(
    'stay two when of the newer %s, and the page says what to do first',
    async (_what, refusal, act) => {
      const { older, newer, read, asked, mergeThem } = await openTwo()
      await act(newer)
      expect(await read(asked(newer, older))).toContain(merge.refused[refusal](newer.reference))
      const refused = await mergeThem()
      expect(refused.status).toBe(409)
      expect(await refused.text()).toContain(merge.refused[refusal](newer.reference))
      expect(await older.ownerText()).not.toContain(merge.merged)
    },
  )

  test('stay two when the customer has an offer in the newer, when others go on as it, and when they are of two customers', async () => {
    const site = await openOffers(newDatabase)
    const oldest = await site.aCustomer({ message: 'Först' })
    site.pass(60_000)
    const newer = await site.aCustomer({ message: 'Sedan' })
    site.pass(60_000)
    const newest = await site.aCustomer({ message: 'Sist' })
    const stranger = await site.aCustomer({ phone: '070-174 06 34', email: OTHER_MAILBOX })
    const desk = await site.signedIn()
    const ask = async (one: typeof newer, other: typeof newer) => (await desk.ask(`${one.owner}/sla-ihop?med=${other.reference}`)).text()
    expect(await ask(newest, stranger)).toContain(merge.refused.changed())
    await desk.press(`${newest.owner}/sla-ihop`, {}, `${newest.owner}/sla-ihop?med=${newer.reference}`)
    expect(await ask(newer, oldest)).toContain(merge.refused.others(newer.reference))
    await newest.asOwner('oppna')
    await newer.send()
    expect(await ask(newer, oldest)).toContain(ownerOffers.notMerged(newer.reference))
  })
})
