import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { requestPage } from '#content/desk/request.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { type Desk, hiddenFields, openBrowser } from '../../../../tests/support/desk.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const ANNA = 'anna@fogratt.example'
const BO = 'bo@fogratt.example'
const NOON = '2026-11-24T11:00:00.000Z'
const mainOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('&#x27;', "'")

describe.each(frontDoorDatabases)('the desk’s page about a request on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  let anna: Desk
  let bo: Desk
  let path: string
  let reference: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date(NOON)
    const env = { ...noLimits, DATA_DIR: where.dataDir, MAIL_TO: `Anna Berg <${ANNA}>, Bo Ek <${BO}>` }
    server = await startTestServer({ ...env, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    anna = await server.signedIn(ANNA)
    bo = await server.signedIn(BO)
    reference = (await (await server.postJson(aRequest({ message: 'Badkar <b>eller</b> dusch?' }))).json()).reference
    path = `/agare/forfragan/${reference}`
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const read = async (desk: Desk, at = path) => mainOf(await (await desk.ask(at)).text())
  const reply = { subject: 'Ditt badrum', text: 'Hej Åsa!\n\nJag ringer dig i kväll.\nAnna' }
  const replies = async () => (await emailsIn(where.dataDir)).filter(({ subject }) => subject === reply.subject)
  const stored = async () => (await import('../../../../tests/support/all-rows.ts')).allRows(where)

  test('it begins with who asks, ways to reach them and their message, as text, and only for who is signed in', async () => {
    const page = await read(anna)
    const places = [
      '<h1>Åsa Öberg</h1>',
      `href="tel:+46701740633"`,
      'sms:',
      requestPage.waiting,
      'Badkar &lt;b&gt;eller&lt;/b&gt; dusch?',
      'id="svar"',
      'Totalrenovering',
    ]
    const found = places.map((place) => page.indexOf(place, place === 'Totalrenovering' ? page.indexOf('id="svar"') : 0))
    expect(found.every((at) => at > -1)).toBe(true)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(page).toContain('24 timmar kvar')
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect(await read(anna)).toContain('<span class="late">60 minuter för sent</span>')
    const stranger = openBrowser(server)
    expect((await stranger.ask(path)).headers.get('location')).toBe(`/agare/logga-in?till=${encodeURIComponent(path)}`)
    expect((await anna.ask('/agare/forfragan/F-2222222')).status).toBe(410)
  })

  test('a page that is fetched ahead does not count as opened', async () => {
    const isUnread = async () => (await read(anna, '/agare')).includes(deskListWords.unread)
    await anna.ask(path, { headers: { purpose: 'prefetch' } })
    expect(await isUnread()).toBe(true)
    await anna.ask(path)
    expect(await isUnread()).toBe(false)
  })

  test('a reply leaves from MAIL_FROM, threaded with the confirmation; answers come to who wrote it, and sending is answering', async () => {
    const [confirmation] = await emailsNamed(where.dataDir, 'Vi har tagit emot', 1)
    expect(await read(anna)).toContain('Hej Åsa!')
    const pressed = await anna.press(`${path}/mejla`, reply)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${path}?klart=mejla`])
    const [email] = await emailsNamed(where.dataDir, reply.subject, 1)
    expect(email).toMatchObject({
      from: { address: 'kontakt@fogratt.example' },
      to: [{ address: aRequest().email }],
      replyTo: [{ address: ANNA }],
      inReplyTo: confirmation?.messageId,
      references: `<kund.${reference}@fogratt.example> ${confirmation?.messageId}`,
    })
    expect(email?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    expect(email?.text).toMatch(/^Hej Åsa!\n\nJag ringer dig i kväll\.\nAnna\n\nVänliga hälsningar\nFogrätt/)
    expect(email?.text).toContain('/arende/')
    expect(email?.text).not.toContain('/agare/')
    expect(email?.html).toContain('<p>Jag ringer dig i kväll.<br/>Anna</p>')
    const page = await read(anna, `${path}?klart=mejla`)
    expect(page).toContain(requestPage.done.mejla)
    expect(page).toContain(`${owner.ways.mailed} tisdag 24 november kl. 12:00`)
    expect(page).toContain(historyWords.deeds['reply sent'])
    expect(page).toContain('· Anna Berg')
    now = new Date(now.getTime() + 25 * 3_600_000)
    await server.queueDueEmails()
    expect((await emailsIn(where.dataDir)).filter(({ subject }) => /åminnelse/.test(subject ?? ''))).toEqual([])
  })

  test('several replies to one request each leave, a form that is sent twice leaves once, and a reply with a mistake keeps what was typed', async () => {
    const first = await (await anna.ask(path)).text()
    const sigill = /\/mejla"[^>]*><input type="hidden" name="sigill" value="([^"]+)"/.exec(first)?.[1] ?? ''
    const body = () => new URLSearchParams({ ...reply, sigill, sett: '0' })
    const twice = await Promise.all([1, 2].map(() => anna.ask(`${path}/mejla`, { method: 'POST', body: body() })))
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
    expect((await anna.ask(`${path}/mejla`, { method: 'POST', body: body() })).headers.get('location')).toBe(`${path}?klart=mejla`)
    await emailsNamed(where.dataDir, reply.subject, 1)
    const undone = await anna.press(`${path}/angra`, { vilket: sigill.split('.')[0] ?? '' })
    expect(undone.status, 'an email that has left cannot be undone').toBe(409)
    expect((await anna.press(`${path}/mejla`, reply)).status).toBe(303)
    await emailsNamed(where.dataDir, reply.subject, 2)
    const refused = await anna.press(`${path}/mejla`, { ...reply, subject: ' ', text: 'Hej {fornamn}!' })
    expect(refused.status).toBe(422)
    const page = mainOf(await refused.text())
    for (const said of ['Skriv ett ämne.', 'Det står {fornamn} kvar.', 'Hej {fornamn}!</textarea>', requestPage.errors.fields]) expect(page).toContain(said)
    expect(await replies()).toHaveLength(2)
  })

  test('without a token of this session nothing is done, and what was typed stands in the form again', async () => {
    const body = new URLSearchParams({ ...reply, sett: '0', sigill: 'x' })
    const response = await anna.ask(`${path}/mejla`, { method: 'POST', body })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Jag ringer dig i kväll.\nAnna</textarea>')
    const others = /name="sigill" value="([^"]+)"/.exec(await read(bo))?.[1] ?? ''
    expect((await anna.ask(`${path}/mejla`, { method: 'POST', body: new URLSearchParams({ ...reply, sett: '0', sigill: others }) })).status).toBe(422)
    expect((await openBrowser(server).ask(`${path}/mejla`, { method: 'POST', body })).status).toBe(401)
    expect(JSON.stringify(await stored())).not.toContain('Jag ringer dig i kväll')
  })

  test('whom a colleague has overtaken loses nothing, is told what was done, and may send after having seen it', async () => {
    const before = await (await bo.ask(path)).text()
    const sigill = /name="sigill" value="([^"]+)"/.exec(before)?.[1] ?? ''
    await anna.press(`${path}/mejla`, reply)
    now = new Date(now.getTime() + 60_000)
    const draft = { subject: 'Mitt svar', text: 'Bos utkast.', sigill }
    const overtaken = await bo.ask(`${path}/mejla`, { method: 'POST', body: new URLSearchParams({ ...draft, sett: '0' }) })
    expect(overtaken.status).toBe(409)
    const page = mainOf(await overtaken.text())
    expect(page).toContain(`Anna Berg svarade kl. 12:00. ${requestPage.reply.overtaken}`)
    expect(page).toContain('Bos utkast.</textarea>')
    expect((await emailsIn(where.dataDir)).some(({ subject }) => subject === draft.subject)).toBe(false)
    const [, again = '', seen = ''] =
      /\/mejla"[^>]*><input type="hidden" name="sigill" value="([^"]+)"[^>]*><input type="hidden" name="sett" value="(\d+)"/.exec(page) ?? []
    expect((await bo.ask(`${path}/mejla`, { method: 'POST', body: new URLSearchParams({ ...draft, sigill: again, sett: seen }) })).status).toBe(303)
    await emailsNamed(where.dataDir, draft.subject, 1)
  })

  test('a customer whose address may be several people’s is not mailed from here', async () => {
    const other = (await (await server.postJson(aRequest({ email: 'a@example.se,b@example.se', message: 'Två' }))).json()).reference
    const page = await read(anna, `/agare/forfragan/${other}`)
    expect(page).toContain(requestPage.reply.noAddress)
    expect(page).not.toContain('/mejla"')
    const forced = await anna.ask(`/agare/forfragan/${other}/mejla`, {
      method: 'POST',
      body: new URLSearchParams({ ...reply, sett: '0', sigill: hiddenFields(page).sigill ?? '' }),
    })
    expect([forced.status, await replies()]).toEqual([409, []])
  })

  test('the page behind the signed link begins with what was asked, changes nothing of what it can do, and leads here', async () => {
    const [mail] = await emailsNamed(where.dataDir, 'Totalrenovering', 2)
    const [link = ''] = mail ? ownerLinks(mail) : []
    const page = mainOf(await (await server.ask(link)).text())
    expect(page).toContain(`${path}?svara#svar`)
    expect(page.indexOf('Badkar')).toBeLessThan(page.indexOf('<form'))
    expect((await server.press(`${link}/svar`, { svar: 'called', bekrafta: 'ja' })).status).toBe(303)
    expect(await read(anna)).toContain(`· ${historyWords.parties.owner}`)
    expect((await server.press(`${link}/mejla`, { bekrafta: 'ja', subject: 'x', text: 'y' })).status).toBe(403)
  })
})
