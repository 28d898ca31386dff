import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { historyWords } from '#content/desk/history.ts'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { deskMonths } from '#content/desk/months.ts'
import type { ReplyKind } from '#domain/enquiry/replies.ts'
import { contentSecurityPolicy } from '#server/core/http/csp.ts'
import { linkSecret } from '#server/core/signing/link-secret.ts'
import { makeOwnerLinks } from '#server/enquiries/owner-links.ts'
import { A_PLAN, aRequest } from '../../../../tests/support/a-request.ts'
import { databases, frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { type Desk, hiddenFields, openBrowser } from '../../../../tests/support/desk.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

/** A document of the desk, compressed, with its headers. */
const MOST_BYTES = 40 * 1024
const HOUR_MS = 3_600_000

describe.each(frontDoorDatabases)('on %s', (kind) => {
  let now = new Date('2026-11-19T08:00:00.000Z')

  async function open(): Promise<{ server: TestServer; desk: Desk }> {
    now = new Date('2026-11-19T08:00:00.000Z')
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const env = { ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    const server = await startTestServer(env, () => now)
    onTestFinished(server.close)
    return { server, desk: await server.signedIn() }
  }

  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS)
  }

  async function send(server: TestServer, changes: Parameters<typeof aRequest>[0] & { kontrollfraga?: string } = {}): Promise<string> {
    // No two in the same instant.
    wait(1 / HOUR_MS)
    const response = await server.postJson({ ...aRequest(), email: `${crypto.randomUUID()}@example.se`, phone: phone(), ...changes })
    return (await response.json()).reference
  }

  /** By the signed link in the email. */
  async function reply({ press, dataDir }: TestServer, reference: string, kind: ReplyKind) {
    const { pathname } = new URL(makeOwnerLinks({ secret: linkSecret(dataDir), publicUrl: 'http://localhost' }).linkTo(reference, now))
    expect((await press(`${pathname}/svar`, { svar: kind, bekrafta: 'ja' })).status).toBe(303)
  }

  let phones = 0
  function phone(): string {
    phones += 1
    return `070-${1_000_000 + phones}`
  }

  const textOf = async (desk: Desk, path: string) => (await desk.ask(path)).text()
  /** What the lines of a page say, each in one line. */
  async function linesOf(desk: Desk, path: string): Promise<string[]> {
    const page = await textOf(desk, path)
    return page
      .split('<div class="enquiry-row">')
      .slice(1)
      .map((row) =>
        (row.split('</div>')[0] ?? '')
          .replace(/<svg[^>]*aria-label="([^"]+)"[^>]*>/g, ' [$1] ')
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
  }

  test('how many wait stands in the menu of every page', async () => {
    const { server, desk } = await open()
    const reference = await send(server)
    await send(server)
    await send(server, { kontrollfraga: 'ja' })
    const lists = ['', '?lista=alla', '?sok=finnsinte', `/forfragan/${reference}`, `/forfragan/${reference}/radera`, '/forfragan/F-2222222']
    const others = ['/manader', '/mallar', '/mallar/ny', '/mallar/finns/inte', '/semester', '/laget', '/enheter', '/enheter/nyckel', '/logga-ut']
    for (const place of [...lists, ...others]) {
      const page = await textOf(desk, `/agare${place}`)
      expect(page, place).toContain('Din tur <span class="count">2</span>')
      expect(page, place).toContain('Misstänkt skräp <span class="count">1</span>')
    }
    await reply(server, reference, 'called')
    expect(await textOf(desk, '/agare/mallar')).toContain('Din tur <span class="count">1</span>')
  })

  test('without signing in nothing is shown, and the sign-in leads back to the search', async () => {
    const { server } = await open()
    const stranger = openBrowser(server)
    for (const path of ['/agare', '/agare?lista=alla&sok=%C3%85sa', '/agare/manader', '/agare/forfragningar.csv']) {
      const response = await stranger.ask(path)
      expect([response.status, response.headers.get('location')]).toEqual([303, `/agare/logga-in?till=${encodeURIComponent(path)}`])
    }
  })

  test('what waits says how long is left, what came today first and the late ones last, with their number', async () => {
    const { server, desk } = await open()
    expect(await textOf(desk, '/agare')).toContain(deskLists.turn.empty)
    await send(server, { name: 'Sen Senasson', location: 'Köping' })
    wait(21)
    await send(server, { name: 'Åsa Öberg', plan: A_PLAN })
    wait(5)
    const words = '”Badrummet är från 1974. Onsdag = hemma.”'
    expect(await linesOf(desk, '/agare')).toEqual([
      `Åsa Öberg Totalrenovering, Enköping 100 000–200 000 kr 19 timmar kvar , till i morgon kl. 06:00 ${words} Kom kl. 06:00 [Ritning]`,
      `Sen Senasson Totalrenovering, Köping 100 000–200 000 kr 2 timmar för sent ${words} Kom i går kl. 09:00`,
    ])
    const page = await textOf(desk, '/agare')
    expect([...page.matchAll(/<h2 id="tur-[a-z]+">([^<]+)/g)].map(([, heading]) => heading)).toEqual(['Akut och nytt i dag', 'För sent (1)'])
    expect(page).toMatch(/aria-current="page"[^>]*>Din tur <span class="count">2</)
    expect(page).toMatch(/class="status late"><svg[^>]+aria-hidden/)
  })

  test('a reply gives the turn to the customer, a reason closes it, and each list says why', async () => {
    const { server, desk } = await open()
    const [answered, closed] = [await send(server, { name: 'Besvarad' }), await send(server, { name: 'Nekad' })]
    for (const [reference, kind] of [
      [answered, 'called'],
      [closed, 'declined'],
    ] as const)
      await reply(server, reference, kind)
    expect(await linesOf(desk, '/agare')).toEqual([])
    expect(await linesOf(desk, '/agare?lista=alla')).toEqual([expect.stringContaining('Nekad'), expect.stringMatching(/^Besvarad .* Ringt kl\. 09:00 /)])
    expect(await linesOf(desk, '/agare?lista=stangda')).toEqual([expect.stringMatching(/^Nekad .* Stängd: ej aktuellt, kl\. 09:00 /)])
  })

  test('a search finds in every list, says what it looked for, and leads back to the list', async () => {
    const { server, desk } = await open()
    await send(server, { name: 'Åsa Öberg', phone: '070-174 06 33' })
    await send(server, { name: 'Spam', message: 'Öberg', kontrollfraga: 'ja' })
    await send(server, { name: 'Björn' })
    expect((await linesOf(desk, '/agare?lista=besok&sok=%C3%B6berg')).map((line) => line.split(' ')[0])).toEqual(['Spam', 'Åsa'])
    expect((await linesOf(desk, '/agare?sok=0633'))[0]).toMatch(/^Åsa/)
    const page = await textOf(desk, '/agare?lista=besok&sok=%C3%B6berg')
    expect(page).toContain('name="lista" value="besok"')
    expect(page).toContain('value="öberg"')
    expect(page).toContain(`<a href="/agare?lista=besok">${deskListWords.search.clear}</a>`)
    for (const typed of ['<script>alert(1)</script>', '"><img>', '%', "' or 1=1 --", '\u202E', 'x'.repeat(5000)]) {
      const response = await desk.ask(`/agare?sok=${encodeURIComponent(typed)}`)
      const none = await response.text()
      expect([response.status, none.includes(deskListWords.search.none), none.includes('<script>alert')]).toEqual([200, true, false])
    }
  })

  test('sixty requests are two pages, which the address names, and the second is the rest, of a list as of a search', async () => {
    const { server, desk } = await open()
    for (let index = 0; index < 60; index += 1) await send(server, { name: `Kund ${index}` })
    for (const path of ['/agare?lista=alla', '/agare?sok=kund']) {
      const [, href = ''] = /<a class="button" href="([^"]+)" rel="next">/.exec(await textOf(desk, path)) ?? []
      const next = href.replaceAll('&amp;', '&')
      const names = [...(await linesOf(desk, path)), ...(await linesOf(desk, next))].map((line) => line.split(' Total')[0])
      expect(names, path).toEqual(Array.from({ length: 60 }, (_, index) => `Kund ${59 - index}`))
      expect(await textOf(desk, next)).toContain(deskListWords.first)
    }
    for (const path of ['/agare?lista=alla', '/agare', '/agare?sok=kund', '/agare/manader'])
      expect([path, (await weigh(server, desk, path)) <= MOST_BYTES]).toEqual([path, true])
  })

  test('under the booked visits stand those that are proposed, and the way to earlier ones', async () => {
    const { server, desk } = await open()
    const reference = await send(server, { name: 'Föreslagen' })
    const times = { datum1: '2026-11-26', tid1: '09:00' }
    expect((await desk.press(`/agare/forfragan/${reference}/foresla`, { langd: '60', ...times })).status).toBe(303)
    expect(await linesOf(desk, '/agare?lista=besok')).toEqual([expect.stringContaining(deskListWords.proposed)])
    expect(await textOf(desk, '/agare?lista=besok')).toContain('href="/agare?lista=tidigare-besok"')
  })

  test('the same person is counted in the list and listed on a request', async () => {
    const { server, desk } = await open()
    const first = await send(server, { name: 'Åsa', phone: '070-174 06 33' })
    await send(server, { name: 'Åsa Öberg', phone: '+46701740633' })
    expect((await linesOf(desk, '/agare')).map((line) => line.includes('2 förfrågningar'))).toEqual([true, true])
    const page = await textOf(desk, `/agare/forfragan/${first}`)
    expect(page.slice(page.indexOf(deskListWords.same.heading))).toContain('Åsa Öberg')
  })

  test('what is set aside is released by its checkbox, or looked through, and the forms need a token of this session', async () => {
    const { server, desk } = await open()
    const [real] = [await send(server, { name: 'Riktig', kontrollfraga: 'x' }), await send(server, { name: 'Skräp', kontrollfraga: 'x' })]
    const path = '/agare?lista=misstankt-skrap'
    expect(await linesOf(desk, path)).toHaveLength(2)
    expect(await linesOf(desk, '/agare?lista=alla')).toEqual([])
    expect((await desk.press('/agare/misstankt-skrap/slapp')).status).toBe(422)
    expect((await desk.ask('/agare/misstankt-skrap/slapp', { method: 'POST', body: new URLSearchParams({ arende: real, sigill: 'x' }) })).status).toBe(422)
    expect(await linesOf(desk, '/agare')).toEqual([])
    expect((await desk.press('/agare/misstankt-skrap/slapp', { arende: real })).status).toBe(303)
    expect(await linesOf(desk, path)).toEqual([expect.stringContaining('Skräp')])
    expect(await linesOf(desk, '/agare')).toEqual([expect.stringContaining('Riktig')])
    const history = await textOf(desk, `/agare/forfragan/${real}`)
    expect(
      [historyWords.deeds.released, historyWords.parties.owner].map((said) => history.includes(said)),
      'by whom',
    ).toEqual([true, false])
    const alarm = async () => (await (await server.ask('/healthz')).json()).quarantineUnseen
    expect(await alarm()).toBe(true)
    const opened = hiddenFields(await textOf(desk, path), 'sett')
    await send(server, { name: 'Kom sedan', kontrollfraga: 'x' })
    await desk.ask('/agare/misstankt-skrap/sett', { method: 'POST', body: new URLSearchParams(opened) })
    expect(await alarm(), 'one has come since').toBe(true)
    expect((await desk.press('/agare/misstankt-skrap/sett')).status).toBe(303)
    // A good result is used again for a second.
    await eventually(async () => expect(await alarm()).toBeUndefined())
  })

  test('months say how many came and were answered in time, and the export holds every request', async () => {
    const { server, desk } = await open()
    expect(await textOf(desk, '/agare/manader')).toContain(deskMonths.empty)
    const reference = await send(server, { name: '=cmd|calc', location: 'västerås' })
    await send(server, { name: 'Björn', location: 'Västerås (Bäckby)' })
    wait(3)
    await reply(server, reference, 'called')
    wait(24)
    const page = (await textOf(desk, '/agare/manader')).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(page).toContain('november 2026 2 50 % 3 tim')
    expect(page).toContain('Västerås 2 100 %')
    const response = await desk.ask('/agare/forfragningar.csv')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="forfragningar-2026-11-20.csv"')
    const csv = await response.text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`"'=cmd|calc"`)
  })

  test('the policy of a page of the desk allows what is in it', async () => {
    const { desk } = await open()
    const page = await desk.ask('/agare')
    const policy = page.headers.get('content-security-policy')
    const inIt = contentSecurityPolicy(await page.text()).match(/'sha256-[^']+'/g) ?? []
    expect(inIt).not.toEqual([])
    for (const hash of inIt) expect(policy).toContain(hash)
  })

  test('no page of the desk may be stored, and no name is in the log', async () => {
    const { server, desk } = await open()
    await send(server, { name: 'Hemlig Person' })
    for (const path of ['/agare', '/agare?sok=hemlig', '/agare/manader', '/agare/forfragningar.csv']) {
      const { headers } = await desk.ask(path)
      expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([path, 'no-store', 'noindex, nofollow'])
    }
    expect(server.lines.filter((line) => /hemlig/i.test(line))).toEqual([])
    expect(await textOf(desk, '/agare')).toContain(company.name)
  })
})

/** Bytes of a page on the wire, headers included. */
function weigh(server: TestServer, { cookie }: Desk, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    ask(`${server.address}${path}`, { headers: { cookie, 'accept-encoding': 'gzip, br' } }, async (response) => {
      resolve((await buffer(response)).length + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0))
    })
      .on('error', reject)
      .end()
  })
}
