import { describe, expect, onTestFinished, test } from 'vitest'
import { deviceWords } from '#content/desk/devices.ts'
import { peoplePage } from '#content/desk/people.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { allRows } from '../../../../tests/support/all-rows.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { signIn } from '../../../../tests/support/desk.ts'
import { ANNA, BO, openDesk } from '../../../../tests/support/desk-site.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'
import { linksIn, scan } from '../../../../tests/support/mail-scanner.ts'

const KALLE = 'kalle@example.org'
const EVA = 'eva@example.org'
const FOLK = '/agare/folk'

describe.each(frontDoorDatabases)('the people of the desk on %s', (_, newDatabase) => {
  async function open(env: Record<string, string> = {}) {
    const where: TestDatabase = await newDatabase()
    onTestFinished(where.remove)
    let now = new Date('2026-11-23T09:00:00.000Z')
    const server = await openDesk(where, env, () => now)
    const desk = await signIn(server, { address: ANNA })
    const invite = (fields: Record<string, string>) => desk.press(`${FOLK}/bjud-in`, fields)
    const textOf = async (path = FOLK) => (await desk.ask(path)).text()
    /** The path of the page about a person. */
    const pathOf = async (name: string) => new RegExp(`href="([^"]+)" aria-label="Ändra ${name}"`).exec(await textOf())?.[1] ?? ''
    const pass = (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    }
    const ask = async () => (await server.postJson(aRequest())).json()
    const recipients = async (subject: string, count: number) =>
      (await emailsNamed(where.dataDir, subject, count)).map(({ to }) => to?.[0]?.address?.toLowerCase()).toSorted()
    return { where, server, desk, invite, textOf, pathOf, pass, ask, recipients }
  }

  const kalle = { namn: 'Kalle', adress: 'Kalle@Example.org', roll: 'montor' }
  const eva = { namn: 'Eva', adress: EVA, roll: 'agare', mejl: 'ja' }

  test('an owner invites by name, address and role; the email says who did and where one signs in, and the code is mailed as to all', async () => {
    const { where, server, invite, textOf } = await open()
    expect((await invite(kalle)).headers.get('location')).toBe(`${FOLK}?klart=inbjuden`)
    expect(await textOf()).toContain(peoplePage.notSignedIn)
    const [email] = await emailsNamed(where.dataDir, peoplePage.email.subject('Anna Ek'), 1)
    expect(email?.to?.[0]?.address).toBe(KALLE)
    expect(email?.text).toContain(peoplePage.email.fitter('Anna Ek'))
    const links = email ? linksIn(email).map((link) => new URL(link, server.address).pathname) : []
    expect(new Set(links)).toEqual(new Set(['/agare']))
    await scan(server.ask, links)
    const kalles = await signIn(server, { address: KALLE })
    expect(await (await kalles.ask('/agare/enheter')).text()).toContain(deviceWords.lead('Kalle', KALLE))
    const page = await textOf()
    for (const said of ['Kalle', KALLE, peoplePage.roles.fitter, `${peoplePage.signedIn} måndag 23 november kl. 10:00, 1 enhet`]) expect(page).toContain(said)
  })

  test('an address twice, one of MAIL_TO, and what is no name, address or role is told at its field, with all as it was typed', async () => {
    const { invite, where } = await open()
    await invite(kalle)
    for (const [fields, said] of [
      [{ ...kalle, namn: 'Karl' }, peoplePage.errors.taken('Kalle')],
      [{ ...kalle, adress: `  ${BO.toUpperCase()}` }, peoplePage.errors.taken('bo')],
      [{ ...kalle, adress: 'kalle' }, peoplePage.fields.address.error],
      [{ ...kalle, adress: 'a@example.org,b@example.org' }, peoplePage.fields.address.error],
      [{ ...kalle, namn: ' ' }, peoplePage.fields.name.missing],
      [{ ...kalle, adress: EVA, roll: 'chef' }, peoplePage.fields.role.missing],
    ] as const) {
      const response = await invite(fields)
      const page = await response.text()
      expect([response.status, page.includes(said)], said).toEqual([422, true])
      expect(page).toContain(`value="${fields.namn.trim()}"`)
    }
    expect((await allRows(where)).people).toHaveLength(1)
  })

  test('an owner who is invited gets what an owner gets, with the emails or without them', async () => {
    const { server, invite, ask, recipients, desk, pathOf, where } = await open()
    await invite(eva)
    await invite({ namn: 'Filip', adress: 'filip@example.org', roll: 'agare' })
    await invite(kalle)
    const { reference } = await ask()
    expect(await recipients('Totalrenovering', 3)).toEqual([ANNA, BO, EVA])
    const evas = await signIn(server, { address: EVA })
    for (const path of ['/agare', `/agare/forfragan/${reference}`, FOLK, '/agare/webbplatsen', '/agare/laget', '/agare/forfragningar.csv'])
      expect((await evas.ask(path)).status, path).toBe(200)
    const [forwarded] = [await desk.press(`/agare/forfragan/${reference}/vidare`, { 'adress-till': EVA, rader: '' })]
    expect(forwarded.status).toBe(303)
    const [email] = (await emailsNamed(where.dataDir, 'Till dig från', 1)).filter(({ to }) => to?.[0]?.address === EVA)
    expect(email && ownerLinks(email), 'the owner’s link').toHaveLength(1)
    await desk.press(`${await pathOf('Eva')}/andra`, { roll: 'agare' })
    await desk.press(`${await pathOf('Filip')}/andra`, { roll: 'agare', mejl: 'ja' })
    await server.postJson(aRequest({ message: 'En till', project: 'kakel' }))
    expect(await recipients('Kakel', 3)).toEqual([ANNA, BO, 'filip@example.org'])
  })

  test('who is removed is signed out everywhere at once, has no passkey and no code, and gets no email; the history keeps the name', async () => {
    const { where, server, invite, pathOf, desk, pass, ask, textOf } = await open()
    await invite(eva)
    const { reference } = await ask()
    const [phone, computer] = [await signIn(server, { address: EVA }), await signIn(server, { address: EVA })]
    await phone.press(`/agare/forfragan/${reference}/anteckning`, { anteckning: 'Ring efter 16' })
    const [mailed] = (await emailsNamed(where.dataDir, 'Totalrenovering', 3)).filter(({ to }) => to?.[0]?.address === EVA)
    const [link = ''] = mailed ? ownerLinks(mailed) : []
    expect((await server.ask(link)).status).toBe(200)
    const path = await pathOf('Eva')
    const asked = await desk.press(`${path}/ta-bort`, {})
    expect([asked.status, (await asked.text()).includes(peoplePage.remove.tick)]).toEqual([422, true])
    expect((await phone.ask('/agare')).status).toBe(200)
    pass(1000)
    expect((await desk.press(`${path}/ta-bort`, { bekrafta: 'ja' })).headers.get('location')).toBe(`${FOLK}?klart=borttagen`)
    for (const browser of [phone, computer]) expect((await browser.ask('/agare')).headers.get('location')).toContain('/agare/logga-in')
    expect((await server.ask(link)).status, 'the link in an email that she has').toBe(403)
    expect((await desk.ask(link)).headers.get('location'), 'for who is signed in').toBe(`/agare/forfragan/${reference}`)
    await emailsNamed(where.dataDir, ownerVisit.email.calendar.subject, 2)
    const rows = await allRows(where)
    for (const table of ['people', 'sessions', 'passkeys', 'sign_ins'] as const) expect(rows[table]?.join(), table).not.toContain(EVA)
    expect(await textOf(`/agare/forfragan/${reference}`)).toContain('· Eva')
    expect((await desk.ask(path)).headers.get('location')).toBe(FOLK)
    expect((await desk.press(`${path}/bjud-in-igen`, {}, FOLK)).status).toBe(422)
    expect(await textOf()).not.toContain(EVA)
    await invite({ ...eva, roll: 'montor' })
    expect((await phone.ask('/agare')).headers.get('location'), 'a session that was ended').toContain('/agare/logga-in')
  })

  test('the role is changed at once, also for who is signed in; who becomes a fitter is mailed no request any more', async () => {
    const { server, invite, pathOf, desk, ask, recipients } = await open()
    await invite(eva)
    const evas = await signIn(server, { address: EVA })
    expect((await evas.ask(FOLK)).status).toBe(200)
    await desk.press(`${await pathOf('Eva')}/andra`, { roll: 'montor', mejl: 'ja' })
    expect((await evas.ask(FOLK)).status).toBe(403)
    await ask()
    expect(await recipients('Totalrenovering', 2)).toEqual([ANNA, BO])
    await desk.press(`${await pathOf('Eva')}/andra`, { roll: 'agare', mejl: 'ja' })
    expect((await evas.ask(FOLK)).status).toBe(200)
  })

  test('who stands in MAIL_TO can be neither removed nor changed, nor can one remove or demote oneself: there is always an owner', async () => {
    const { server, invite, pathOf, desk, textOf, where } = await open()
    await invite(eva)
    const page = await textOf()
    expect(page.split(peoplePage.fixed)).toHaveLength(3)
    for (const number of [0, 1])
      for (const deed of ['andra', 'ta-bort', 'bjud-in-igen']) {
        const response = await desk.press(`${FOLK}/${number}/${deed}`, { roll: 'montor', bekrafta: 'ja' }, FOLK)
        expect([response.status, (await response.text()).includes(peoplePage.errors.gone)], deed).toEqual([422, true])
      }
    const evas = await signIn(server, { address: EVA })
    const path = await pathOf('Eva')
    for (const deed of ['andra', 'ta-bort']) {
      const response = await evas.press(`${path}/${deed}`, { roll: 'montor', bekrafta: 'ja' }, path)
      expect([response.status, (await response.text()).includes(peoplePage.errors.self)], deed).toEqual([422, true])
    }
    expect(await (await evas.ask(path)).text()).not.toContain(peoplePage.remove.link)
    expect((await allRows(where)).people).toHaveLength(1)
  })

  test('who is invited again gets the email again', async () => {
    const { where, invite, pathOf, desk, pass } = await open()
    await invite(kalle)
    await emailsNamed(where.dataDir, peoplePage.email.subject('Anna Ek'), 1)
    pass(1000)
    expect((await desk.press(`${await pathOf('Kalle')}/bjud-in-igen`)).status).toBe(303)
    await emailsNamed(where.dataDir, peoplePage.email.subject('Anna Ek'), 2)
  })

  test('a change takes a sign-in of the last quarter of an hour, and the page’s own token', async () => {
    const { where, server, invite, pathOf, desk, pass, textOf } = await open()
    await invite(kalle)
    const path = await pathOf('Kalle')
    const before = (await allRows(where)).people
    for (const deed of ['bjud-in', `${path.slice(FOLK.length + 1)}/andra`, `${path.slice(FOLK.length + 1)}/ta-bort`]) {
      const response = await desk.ask(`${FOLK}/${deed}`, { method: 'POST', body: new URLSearchParams({ ...eva, bekrafta: 'ja', sigill: 'x' }) })
      expect([response.status, (await response.text()).includes(peoplePage.errors.expired)], deed).toEqual([422, true])
    }
    const [sigill = ''] = /(?<=name="sigill" value=")[^"]+/.exec(await textOf()) ?? []
    pass(16 * 60_000)
    expect(await textOf()).toContain(deviceWords.again.text)
    expect(await textOf()).not.toContain(peoplePage.invite.text)
    const response = await desk.ask(`${FOLK}/bjud-in`, { method: 'POST', body: new URLSearchParams({ ...eva, sigill }) })
    expect(response.headers.get('location')).toBe('/agare/logga-in?till=%2Fagare%2Ffolk&igen=1')
    expect((await allRows(where)).people).toEqual(before)
    expect(server.lines.join()).not.toContain(KALLE)
    expect((await emailsIn(where.dataDir)).filter(({ to }) => to?.[0]?.address === EVA)).toEqual([])
  })
})
