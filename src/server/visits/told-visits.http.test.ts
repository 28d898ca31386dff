import { describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { visitWords } from '#content/visits/visit.ts'
import type { TurnReason } from '#domain/enquiry/turn.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { at, openVisits } from '../../../tests/support/visit-site.ts'

const { status } = customerPage
const { email } = visitWords
/** Where the request stands, in the words of the customer's page. */
const turn = (reason: TurnReason) => status.turns[reason] ?? reason
const SECOND = 1000
const [THURSDAY, FRIDAY] = [at(4, 9), at(5, 10)]
const booking = { langd: '60', datum1: '2026-11-26', tid1: '09:00', adress: 'Storgatan 1' }
const move = { ...booking, datum1: '2026-11-27', tid1: '10:00' }

describe.each(frontDoorDatabases)('what the owner does about a visit stands on the customer’s page, on %s', (_, newDatabase) => {
  async function open() {
    const site = await openVisits(newDatabase, { UNDO_SECONDS: '10' })
    const anna = await site.aCustomer()
    /** Whether both pages, without the digits and behind them, have this line about where the request stands. */
    const stands = async (line: string) => {
      const pages = [await (await site.server.ask(anna.page)).text(), await anna.text()]
      return pages.map((page) => page.includes(line))
    }
    const leaves = async (subject: string) => {
      site.pass(11 * SECOND)
      await site.toCustomer(subject)
    }
    const undo = async () => expect((await anna.asOwner('ta-tillbaka')).headers.get('location')).toContain('klart=ta-tillbaka')
    return { site, anna, stands, leaves, undo }
  }

  test('when it can no longer be undone: booked, moved and cancelled', async () => {
    const { site, anna, stands, leaves, undo } = await open()
    const isBooked = async (time: typeof THURSDAY) => (await anna.text()).includes(swedishPeriod(time))
    await anna.asOwner('boka', booking)
    expect([await isBooked(THURSDAY), await stands(turn('visit booked')), await stands(status.answerBy)]).toEqual([false, [false, false], [true, true]])
    expect((await site.server.ask(`${anna.open}/besok.ics`)).status).toBe(404)
    await undo()
    expect(await isBooked(THURSDAY)).toBe(false)
    await anna.asOwner('boka', booking)
    await leaves(email.booked.subject)
    expect([await isBooked(THURSDAY), await stands(turn('visit booked'))]).toEqual([true, [true, true]])
    expect((await site.server.ask(`${anna.open}/besok.ics`)).status).toBe(200)

    await anna.asOwner('flytta', move)
    expect([await isBooked(THURSDAY), await isBooked(FRIDAY)]).toEqual([true, false])
    await leaves(email.moved.subject)
    expect([await isBooked(THURSDAY), await isBooked(FRIDAY)]).toEqual([false, true])

    await anna.asOwner('avboka')
    expect([await isBooked(FRIDAY), (await anna.text()).includes(visitWords.cancelled), await stands(turn('visit booked'))]).toEqual([
      true,
      false,
      [true, true],
    ])
    await undo()
    expect([await isBooked(FRIDAY), (await anna.text()).includes(visitWords.cancelled)]).toEqual([true, false])
    await anna.asOwner('avboka')
    await leaves(email.cancelled.subject)
    expect([(await anna.text()).includes(visitWords.cancelled), await stands(turn('we cancelled'))]).toEqual([true, [true, true]])
  })

  test('at once where it asks: times that are proposed can be chosen, and are then not taken back', async () => {
    const { anna } = await open()
    await anna.propose(THURSDAY, FRIDAY)
    expect(await anna.ownerText()).toContain(requestPage.waits.send)
    expect(await anna.text()).toContain(swedishPeriod(FRIDAY))
    expect((await anna.pick(FRIDAY)).status).toBe(303)
    expect(await anna.text()).toContain(`<h2>${visitWords.heading}</h2>`)
    expect(await anna.ownerText()).not.toContain(requestPage.waits.send)
  })

  test('and so an answer by email, and that the request is closed with its visit', async () => {
    const { anna, stands, leaves, undo } = await open()
    await anna.asOwner('mejla', { subject: 'Ditt badrum', text: 'Hej Åsa!' })
    expect([await stands(status.ways.mailed), await stands(status.answerBy)]).toEqual([
      [false, false],
      [true, true],
    ])
    await leaves('Ditt badrum')
    expect(await stands(status.ways.mailed)).toEqual([true, true])
    await anna.asOwner('boka', booking)
    await leaves(email.booked.subject)
    await anna.asOwner('stang', { orsak: 'too expensive' })
    expect([await stands(status.closed), await stands(turn('visit booked'))]).toEqual([
      [false, false],
      [true, true],
    ])
    await undo()
    await anna.asOwner('stang', { orsak: 'too expensive' })
    await leaves(email.cancelled.subject)
    expect(await stands(status.closed)).toEqual([true, true])
  })
})
