import { describe, expect, onTestFinished, test } from 'vitest'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { visitWords } from '#content/visits/visit.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { signIn } from '../../../../tests/support/desk.ts'
import { ANNA, BO, from, openDesk } from '../../../../tests/support/desk-site.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'

const { waits, done } = requestPage
const SECOND = 1000
const TIME = { datum1: '2026-12-03', tid1: '09:00', langd: '60', anda: 'ja' }
const MOVED = { ...TIME, datum1: '2026-12-04' }
const OFFERED = { ...TIME, datum2: '', tid2: '', datum3: '', tid3: '' }
const LINE = /<div class="desk-waiting"><p>([^<]*)/

describe.each(frontDoorDatabases)('what goes to a customer, on %s', (_, newDatabase) => {
  async function open(env: Record<string, string> = {}) {
    const where = await newDatabase()
    onTestFinished(where.remove)
    let now = new Date('2026-11-28T09:03:00.000Z')
    const server = await openDesk(where, { UNDO_SECONDS: '10', ...env }, () => now)
    const [anna, bo] = [await signIn(server, { address: ANNA, headers: from(1) }), await signIn(server, { address: BO, headers: from(2) })]
    const { reference } = await (await server.postJson(aRequest())).json()
    const path = `/agare/forfragan/${reference}`
    const page = async (desk: typeof anna, search = '') => (await desk.ask(`${path}${search}`)).text()
    return {
      server,
      where,
      anna,
      bo,
      reference,
      path,
      page,
      /** By Anna. Resolves to what the page then says that was done, and what of it waits. */
      async does(deed: string, fields: Record<string, string> = {}, desk = anna) {
        const response = await desk.press(`${path}/${deed}`, fields, path)
        expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?klart=${deed}`])
        const shown = await page(desk, `?klart=${deed}`)
        return [/<p class="desk-done" role="status">([^<]*)/.exec(shown)?.[1], LINE.exec(shown)?.[1]]
      },
      undo: async (desk: typeof anna, at = path) => desk.press(`${path}/ta-tillbaka`, {}, at),
      pass(milliseconds: number) {
        now = new Date(now.getTime() + milliseconds)
      },
      mailed: async () => (await emailsIn(where.dataDir)).map(({ subject = '' }) => subject),
    }
  }

  test('waits ten seconds, in which either owner may undo it; the reply is a draft again', async () => {
    const { where, anna, bo, does, page, path, undo, pass, mailed } = await open()
    const reply = { subject: 'Ditt badrum', text: 'Hej Åsa!\n\nVi kommer på tisdag.' }
    expect(await does('mejla', reply)).toEqual([done.mejla, 'Anna Ek svarade kl. 10:03. Mejlet går kl. 10:03:10.'])
    expect(LINE.exec(await page(bo))?.[1]).toBe('Anna Ek svarade kl. 10:03. Mejlet går kl. 10:03:10.')

    pass(5 * SECOND)
    // Both have the page open, and press.
    const before = await Promise.all([page(anna), page(bo)])
    const forms = before.map((html) =>
      Object.fromEntries(
        [...(/<div class="desk-waiting">[\s\S]*?<\/form>/.exec(html)?.[0] ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    )
    const both = await Promise.all(
      [anna, bo].map((desk, index) => desk.ask(`${path}/ta-tillbaka`, { method: 'POST', body: new URLSearchParams(forms[index]) })),
    )
    expect(both.map(({ status, headers }) => [status, headers.get('location')])).toEqual([1, 2].map(() => [303, `${path}?klart=ta-tillbaka`]))
    const shown = await page(bo, '?klart=ta-tillbaka')
    expect(shown).toContain(done['ta-tillbaka'])
    expect(LINE.test(shown)).toBe(false)
    for (const words of ['value="Ditt badrum"', 'Vi kommer på tisdag.</textarea>', historyWords.delivery.undone]) expect(shown).toContain(words)
    expect(shown.match(/Ångrat: svar mejlat/g)).toHaveLength(1)

    // Sent again it leaves, once.
    expect((await does('mejla', { ...reply, text: 'Hej Åsa! Vi kommer på onsdag.' }, bo))[1]).toBe('bo svarade kl. 10:03. Mejlet går kl. 10:03:15.')
    pass(11 * SECOND)
    const [email] = await emailsNamed(where.dataDir, 'Ditt badrum', 1)
    expect(email?.text).toContain('onsdag')
    const late = await undo(bo)
    expect(late.status).toBe(409)
    expect(await late.text()).toContain(waits.tooLate)
    expect((await mailed()).filter((subject) => subject === 'Ditt badrum')).toHaveLength(1)
  })

  test('is proposed, booked, moved and cancelled so, and nothing of it is told before', async () => {
    const { where, anna, does, undo, page, pass, mailed, path } = await open()
    const undone = async () => {
      expect((await undo(anna)).headers.get('location')).toBe(`${path}?klart=ta-tillbaka`)
    }
    expect(await does('foresla', OFFERED)).toEqual([done.foresla, 'Anna Ek föreslog tider för ett besök kl. 10:03. Mejlet går kl. 10:03:10.'])
    await undone()
    expect(await does('boka', TIME)).toEqual([done.boka, 'Anna Ek bokade ett besök kl. 10:03. Mejlet går kl. 10:03:10.'])
    await undone()
    await does('boka', TIME)
    pass(11 * SECOND)
    await emailsNamed(where.dataDir, visitWords.email.booked.subject, 3)
    expect((await does('flytta', MOVED))[1]).toContain('Anna Ek flyttade besöket')
    await undone()
    expect((await does('avboka'))[1]).toContain('Anna Ek avbokade besöket')
    await undone()
    expect((await does('stang', { orsak: 'won' }))[1]).toContain('Anna Ek stängde förfrågan')
    await undone()
    expect(await page(anna)).toContain('torsdag 3 december kl. 09:00')
    pass(60_000)
    await does('avboka')
    pass(11 * SECOND)
    await emailsNamed(where.dataDir, visitWords.email.cancelled.subject, 3)
    // To the customer and to both owners, each once.
    expect(
      (await mailed())
        .filter((subject) => subject.includes('esök'))
        .map((subject) => subject.split(/[:(]/)[0]?.trim())
        .toSorted(),
    ).toEqual([...Array.from({ length: 3 }, () => visitWords.email.cancelled.subject), ...Array.from({ length: 3 }, () => visitWords.email.booked.subject)])
  })

  test('by the link in an email: who takes back a no has the visit back, and the customer hears nothing', async () => {
    const { server, where, anna, does, pass, page, mailed } = await open()
    await does('boka', TIME)
    pass(11 * SECOND)
    await emailsNamed(where.dataDir, visitWords.email.booked.subject, 3)
    const link = (await emailsIn(where.dataDir)).flatMap(ownerLinks).find((one) => /^\/agare\/F-[^/]+\/[^/]+\/[^/]+$/.test(one)) ?? ''
    await server.press(`${link}/svar`, { svar: 'declined', bekrafta: 'ja' })
    expect(await page(anna)).toContain(requestPage.reopen.send)
    const shown = await (await server.ask(link)).text()
    const [, vilket = ''] = /name="vilket" value="([^"]+)"/.exec(shown) ?? []
    await server.press(`${link}/angra`, { vilket, bekrafta: 'ja' })
    pass(60_000)
    expect(await page(anna)).toContain('torsdag 3 december kl. 09:00')
    expect((await mailed()).filter((subject) => subject.startsWith(visitWords.email.cancelled.subject))).toEqual([])
  })

  test('leaves at once where the seconds are none, and there is nothing to press', async () => {
    const { where, does, page, anna } = await open({ UNDO_SECONDS: '0' })
    expect(await does('mejla', { subject: 'Ditt badrum', text: 'Hej!' })).toEqual([done.mejla, undefined])
    await emailsNamed(where.dataDir, 'Ditt badrum', 1)
    expect(LINE.test(await page(anna))).toBe(false)
  })
})
