import { beforeEach, describe, expect, test } from 'vitest'
import { historyWords } from '#content/desk/history.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { ownVisitsPage } from '#content/desk/own-visits.ts'
import { requestPage } from '#content/desk/request.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { A_PLAN, A_TILED_PLAN, aRequest } from '../../../../tests/support/a-request.ts'
import { calendarPartOf, readCalendar } from '../../../../tests/support/calendar.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import type { Desk } from '../../../../tests/support/desk.ts'
import { emailsIn } from '../../../../tests/support/mail-files.ts'
import { aPhoto, askWithPhotos, type Offer, putPhoto } from '../../../../tests/support/photos.ts'
import { HOUR, mainOf, openVisits, type Visits } from '../../../../tests/support/visit-site.ts'

const KALLE = 'kalle@example.org'
const LISA = 'lisa@example.org'
const OWN = '/agare/mina-besok'
const DAY = 24 * HOUR

describe.each(frontDoorDatabases)('who goes on visits, on %s', (_, newDatabase) => {
  let visits: Visits
  let kalle: Desk
  let lisa: Desk
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
    const owner = await visits.signedIn()
    for (const [namn, adress] of [
      ['Kalle', KALLE],
      ['Lisa', LISA],
    ] as const)
      await owner.press('/agare/folk/bjud-in', { namn, adress, roll: 'montor' })
    ;[kalle, lisa] = [await visits.server.signedIn(KALLE), await visits.server.signedIn(LISA)]
  })

  /** A customer with a visit on that day at nine, given to somebody. */
  async function aVisit(datum1: string, vem: string, changes = {}) {
    const customer = await visits.aCustomer({ ...changes })
    expect((await customer.asOwner('boka', { langd: '60', datum1, tid1: '09:00', adress: 'Storgatan 1' })).status).toBe(303)
    if (vem !== '') expect((await customer.asOwner('vem-aker', { vem })).headers.get('location')).toContain('klart=vem-aker')
    return customer
  }
  const textOf = async (desk: Desk, path = '/agare') => mainOf(await (await desk.ask(path)).text())

  test('the owner says who goes, sees it in the list and the history; that person alone has the visit on the desk', async () => {
    const customer = await aVisit('2026-11-23', KALLE, { name: 'Åsa Öberg', plan: A_PLAN, message: 'Badrummet är från 1974.' })
    const other = await aVisit('2026-11-24', '', { name: 'Bo Ek' })
    expect(await textOf(await visits.signedIn(), '/agare?lista=besok')).toContain(`Kalle ${deskListWords.goes}`)
    expect(await customer.ownerText()).toContain('Åker på besöket: Kalle')
    const list = await textOf(kalle)
    for (const said of ['Åsa Öberg', 'Storgatan 1, Enköping', 'måndag 23 november kl. 09:00–10:00', 'href="tel:', 'id="dag-tomorrow"'])
      expect(list).toContain(said)
    expect(list).not.toContain('Bo Ek')
    expect(await textOf(lisa)).toContain(ownVisitsPage.empty)
    const page = await textOf(kalle, `${OWN}/${customer.reference}`)
    for (const said of ['Åsa Öberg', 'Badrummet är från 1974.', 'Storgatan 1', 'id="ritning']) expect(page).toContain(said)
    for (const [desk, reference] of [
      [lisa, customer.reference],
      [kalle, other.reference],
      [kalle, 'F-0000000'],
    ] as const) {
      const response = await desk.ask(`${OWN}/${reference}`)
      expect([response.status, (await response.text()).includes(ownVisitsPage.gone.heading)]).toEqual([403, true])
    }
  })

  test('no price, no budget and no mail address is on a page or in an email of who goes, also of two designs and of what the customer adds', async () => {
    const customer = await aVisit('2026-11-23', KALLE, { plan: `${A_PLAN}~B~${A_TILED_PLAN}`, email: 'kund@example.org' })
    expect((await customer.press('tillagg', { message: 'Portkod 4711' })).status).toBe(303)
    const email = await visits.mailTo(KALLE, assignedVisit.email.given)
    const page = await textOf(kalle, `${OWN}/${customer.reference}`)
    expect(page).toContain('Portkod 4711')
    for (const text of [page, await textOf(kalle), `${email.text}${email.html}${email.replyTo?.[0]?.address}`])
      expect(text).not.toMatch(/\bkr\b|tkr|budget|kund@example\.org|\/agare\/F-/i)
    expect(await customer.ownerText(), 'which the owner sees').toMatch(/\bkr\b/)
  })

  test('who goes is mailed with a calendar entry when a visit is given, moved, cancelled and taken away, each as a change of one entry', async () => {
    const customer = await aVisit('2026-11-26', KALLE)
    const given = calendarPartOf(await visits.mailTo(KALLE, assignedVisit.email.given))
    expect(given).toMatchObject({ method: 'REQUEST', events: [{ location: 'Storgatan 1, Enköping', attendee: KALLE }] })
    visits.pass(HOUR)
    await customer.asOwner('flytta', { langd: '60', datum1: '2026-11-27', tid1: '10:00', adress: 'Storgatan 1' })
    const moved = calendarPartOf(await visits.mailTo(KALLE, assignedVisit.email.moved))
    expect(moved).toMatchObject({ method: 'REQUEST', events: [{ uid: given.events[0]?.uid, start: '2026-11-27T09:00:00.000Z' }] })
    visits.pass(HOUR)
    await customer.asOwner('vem-aker', { vem: LISA })
    const away = calendarPartOf(await visits.mailTo(KALLE, assignedVisit.email.takenAway))
    expect(away).toMatchObject({ method: 'CANCEL', events: [{ uid: given.events[0]?.uid }] })
    expect(calendarPartOf(await visits.mailTo(LISA, assignedVisit.email.given)).method).toBe('REQUEST')
    expect((await kalle.ask(`${OWN}/${customer.reference}`)).status).toBe(403)
    expect((await lisa.ask(`${OWN}/${customer.reference}`)).status).toBe(200)
    visits.pass(HOUR)
    await customer.asOwner('avboka')
    expect(calendarPartOf(await visits.mailTo(LISA, assignedVisit.email.cancelled)).method).toBe('CANCEL')
    expect((await lisa.ask(`${OWN}/${customer.reference}`)).status).toBe(403)
    const toKalle = (await emailsIn(visits.where.dataDir)).filter(({ to, subject }) => to?.[0]?.address === KALLE && subject?.includes('Totalrenovering'))
    expect(toKalle).toHaveLength(3)
    expect((await customer.asOwner('vem-aker', { vem: KALLE })).status, 'there is no visit any more').toBe(409)
  })

  test('who is not there any more cannot be chosen, and an owner who goes is not mailed twice', async () => {
    const customer = await aVisit('2026-11-26', '')
    const refused = await customer.asOwner('vem-aker', { vem: 'nils@example.org' })
    expect([refused.status, (await refused.text()).includes(assignedVisit.unknown)]).toEqual([422, true])
    const [, owners = ''] = /<option value="([^"]+)"/.exec(await customer.ownerText().then((page) => page.slice(page.indexOf('name="vem"')))) ?? []
    expect((await customer.asOwner('vem-aker', { vem: owners })).status).toBe(303)
    await customer.asOwner('vem-aker', { vem: '' })
    await aVisit('2026-11-27', KALLE)
    await visits.mailTo(KALLE, assignedVisit.email.given)
    const subjects = (await emailsIn(visits.where.dataDir)).map(({ subject }) => subject ?? '')
    expect(subjects.filter((subject) => subject.startsWith(assignedVisit.email.given))).toHaveLength(1)
  })

  test('who goes writes notes that the owner sees by name, and is refused an empty one and one without the page’s token', async () => {
    const customer = await aVisit('2026-11-23', KALLE)
    const path = `${OWN}/${customer.reference}`
    expect((await kalle.press(`${path}/anteckning`, { anteckning: 'Golvbrunnen sitter fel' })).status).toBe(303)
    expect(await textOf(kalle, path)).toContain('Golvbrunnen sitter fel')
    const ownerText = await customer.ownerText()
    for (const said of ['Golvbrunnen sitter fel', '· Kalle']) expect(ownerText).toContain(said)
    expect(await (await kalle.press(`${path}/anteckning`, { anteckning: ' ' })).text()).toContain(requestPage.note.none)
    const stale = await kalle.ask(`${path}/anteckning`, { method: 'POST', body: new URLSearchParams({ anteckning: 'Utan sigill', sigill: 'x' }) })
    expect([stale.status, (await stale.text()).includes('>Utan sigill</textarea>')]).toEqual([422, true])
    expect((await lisa.ask(`${path}/anteckning`, { method: 'POST', body: new URLSearchParams({ anteckning: 'x' }) })).status).toBe(403)
    expect(await customer.ownerText()).not.toMatch(/Utan sigill/)
  })

  test('a visit that is over can be opened for thirty days, also when the customer has got another one meanwhile', async () => {
    const [one, two] = [await aVisit('2026-11-23', KALLE), await aVisit('2026-11-24', KALLE)]
    visits.pass(3 * DAY)
    expect(await textOf(kalle)).toContain(ownVisitsPage.past)
    await two.asOwner('boka', { langd: '60', datum1: '2026-12-03', tid1: '09:00', adress: '' })
    const status = async () => {
      const desk = await visits.server.signedIn(KALLE)
      return Promise.all([one, two].map(async ({ reference }) => (await desk.ask(`${OWN}/${reference}`)).status))
    }
    expect(await status()).toEqual([200, 200])
    visits.pass(28 * DAY)
    expect(await status(), 'after 30 days and some hours').toEqual([403, 200])
    visits.pass(DAY)
    expect(await status()).toEqual([403, 403])
  })

  test('the own calendar’s address is mailed to that person alone, holds the own visits, and ends with a new one and with the person', async () => {
    await aVisit('2026-11-23', KALLE, { name: 'Åsa Öberg' })
    await aVisit('2026-11-24', LISA, { name: 'Bo Ek' })
    const addressIn = async (count: number) => {
      const mails = (await emailsIn(visits.where.dataDir)).filter(({ subject }) => subject === ownerVisit.email.calendar.subject)
      expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array(count).fill(KALLE))
      return mails.map(({ text = '' }) => /\/agare\/kalender\/[\w-]+\.ics/.exec(text)?.[0] ?? '')
    }
    expect((await kalle.press(`${OWN}/kalender`, {}, '/agare')).headers.get('location')).toBe('/agare?klart=adressen')
    await visits.mailTo(KALLE, ownerVisit.email.calendar.subject)
    const [first = ''] = await addressIn(1)
    const events = readCalendar(await (await visits.server.ask(first)).text()).events
    expect(events).toMatchObject([{ summary: 'Besök: Åsa Öberg' }])
    visits.pass(1000)
    await kalle.press(`${OWN}/kalender`, { adressen: 'ny' }, '/agare')
    await visits.remindersAre(0)
    expect((await visits.server.ask(first)).status).toBe(403)
  })

  test('a removed person’s visits are open again, and everything of them is closed to that person at once', async () => {
    const customer = await aVisit('2026-11-23', KALLE)
    const owner = await visits.signedIn()
    const page = await (await owner.ask('/agare/folk')).text()
    const path = /href="([^"]+)" aria-label="Ändra Kalle"/.exec(page)?.[1] ?? ''
    await owner.press(`${path}/ta-bort`, { bekrafta: 'ja' })
    expect((await kalle.ask(`${OWN}/${customer.reference}`)).headers.get('location')).toContain('/agare/logga-in')
    const text = await customer.ownerText()
    for (const said of ['Åker på besöket: Kalle', `Åker på besöket: ${historyWords.nobody.toLowerCase()}`]) expect(text).toContain(said)
    expect(text).not.toContain(`<dd>Kalle</dd>`)
  })

  test('an erased request leaves the calendar of who was to go', async () => {
    const customer = await aVisit('2026-11-26', KALLE)
    await visits.mailTo(KALLE, assignedVisit.email.given)
    await customer.asOwner('radera', { bekrafta: 'ja' })
    expect(calendarPartOf(await visits.mailTo(KALLE, ownerVisit.email.erased.subject)).method).toBe('CANCEL')
    expect(await textOf(kalle)).toContain(ownVisitsPage.empty)
  })

  test('who goes sees the photos of the own visits alone', async () => {
    const owner = await visits.signedIn()
    const offer = await askWithPhotos(visits.server)
    expect((await putPhoto(visits.server, offer, await aPhoto())).ok).toBe(true)
    const path = `/agare/forfragan/${offer.reference}`
    await owner.press(`${path}/boka`, { langd: '60', datum1: '2026-11-23', tid1: '09:00', adress: '' })
    await owner.press(`${path}/vem-aker`, { vem: KALLE })
    const [photo = ''] = /\/agare\/mina-besok\/[\w-]+\/bilder\/[0-9a-f]{64}/.exec(await textOf(kalle, `${OWN}/${offer.reference}`)) ?? []
    for (const address of [photo, `${photo}/liten`]) {
      const response = await kalle.ask(address)
      expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'image/jpeg'])
      expect((await lisa.ask(address)).status, address).toBe(403)
    }
    expect((await kalle.ask(photo.replace(OWN, '/agare/forfragan'))).status).toBe(403)
    expect((await kalle.ask(`${OWN}/${offer.reference}/bilder/${'0'.repeat(64)}`)).status).toBe(403)
  })

  test('who goes sees what came in a request that was merged into the own one: message, drawing and photos, and nothing that is the owner’s alone', async () => {
    const owner = await visits.signedIn()
    const ask = async (changes: Parameters<typeof aRequest>[0]): Promise<Offer> => (await visits.server.postJson(aRequest(changes))).json()
    const older = await ask({ message: 'Vårt badrum är slitet' })
    visits.pass(HOUR)
    const newer = await ask({ message: 'Vi vill ha golvvärme också', phone: '070-174 06 34', plan: A_PLAN })
    const [sentTwice, sentLater] = [await aPhoto(1), await aPhoto(2)]
    for (const [offer, photo, position] of [
      [older, sentTwice, 0],
      [newer, sentTwice, 0],
      [newer, sentLater, 1],
    ] as const)
      expect((await putPhoto(visits.server, offer, photo, position)).ok).toBe(true)
    const [kept, closed] = [older, newer].map(({ reference }) => `/agare/forfragan/${reference}`)
    await owner.press(`${kept}/boka`, { langd: '60', datum1: '2026-11-23', tid1: '09:00', adress: '' })
    await owner.press(`${kept}/vem-aker`, { vem: KALLE })
    expect((await owner.press(`${closed}/sla-ihop`, {}, `${closed}/sla-ihop?med=${older.reference}`)).status).toBe(303)

    const page = await textOf(kalle, `${OWN}/${older.reference}`)
    for (const said of ['Vårt badrum är slitet', ownVisitsPage.merged, 'Vi vill ha golvvärme också', 'id="ritning']) expect(page).toContain(said)
    expect(page).not.toMatch(/\bkr\b|tkr|budget|@example|06 34|\/agare\/forfragan|radera/i)
    expect(page).not.toContain(newer.reference)
    const photos = new Set(page.match(/\/agare\/mina-besok\/[\w-]+\/bilder\/[0-9a-f]{64}/g))
    expect(photos.size).toBe(2)
    for (const photo of photos)
      for (const address of [photo, `${photo}/liten`]) {
        expect((await kalle.ask(address)).status, address).toBe(200)
        expect((await lisa.ask(address)).status, address).toBe(403)
      }
    expect((await kalle.ask(`${OWN}/${newer.reference}`)).status).toBe(403)
  })
})
