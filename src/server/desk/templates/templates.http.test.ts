import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { firstTemplates, templatePage } from '#content/desk/templates.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { type Desk, hiddenFields } from '../../../../tests/support/desk.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const LIST = '/agare/mallar'

describe.each(frontDoorDatabases)('the owner’s templates on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let desk: Desk

  beforeEach(async () => {
    where = await newDatabase()
    server = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    desk = await server.signedIn()
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const read = async (path: string) => mainOf(await (await desk.ask(path)).text())
  const names = async () => [...(await read(LIST)).matchAll(/<h2><a[^>]*>([^<]*)/g)].map(([, name]) => name)
  const draft = async (query = '') => {
    const { reference } = await (await server.postJson(aRequest({ message: query }))).json()
    return read(`/agare/forfragan/${reference}${query}`)
  }

  test('three are there from the start, and fill in the request that is replied to', async () => {
    expect(await names()).toEqual(firstTemplates.map(({ name }) => name))
    const page = await draft('?mall=bilder')
    expect(page).toContain('<a href="/agare/forfragan/')
    expect(page).toContain('aria-current="true">Ber om bilder')
    expect(page).toContain('Hej Åsa!')
    expect(page).not.toContain('{')
    expect(page, 'one owner takes every request').not.toContain('/ta"')
    expect(await draft('?mall=tomt')).toMatch(/<textarea[^>]*id="text"[^>]*><\/textarea>/)
  })

  test('the one that was chosen stays when another form of the page is refused', async () => {
    const { reference } = await (await server.postJson(aRequest({ message: 'Vald mall' }))).json()
    const page = `/agare/forfragan/${reference}`
    const [, action = ''] = /action="([^"]*\/anteckning[^"]*)"/.exec(await read(`${page}?mall=bilder`)) ?? []
    const refused = await desk.press(action, { anteckning: '' }, `${page}?mall=bilder`)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('aria-current="true">Ber om bilder')
  })

  test('one can be changed, added, put first and removed', async () => {
    expect((await desk.press(`${LIST}/ringer/spara`, { name: 'Ringer', subject: 'Om {ort}', text: 'Hej {namn}!' })).status).toBe(303)
    expect((await desk.press(`${LIST}/ny/spara`, { name: 'Fjärde', subject: 'Hej', text: 'Hej!' })).status).toBe(303)
    expect(await names()).toEqual(['Ringer', 'Ber om bilder', 'Tackar nej', 'Fjärde'])
    expect(await draft()).toContain('Hej Åsa Öberg!')
    expect(await draft('?ort')).toContain('value="Om Enköping"')
    await desk.press(`${LIST}/nej/ta-bort`)
    const [, id = ''] = /mallar\/([0-9a-f-]{36})/.exec(await read(LIST)) ?? []
    for (const _ of [1, 2]) await desk.press(`${LIST}/${id}/upp`)
    expect(await names()).toEqual(['Fjärde', 'Ringer', 'Ber om bilder'])
    expect((await desk.ask(`${LIST}/nej`)).status).toBe(410)
    for (const gone of [id, 'ringer', 'bilder']) await desk.press(`${LIST}/${gone}/ta-bort`)
    expect(await read(LIST)).toContain(templatePage.none)
    expect(await draft('?x')).toContain('/mejla"')
  })

  test('a preview shows an invented customer and stores nothing; a mistake is told at its field, and nothing typed is lost', async () => {
    const typed = { name: 'Ny', subject: 'Till {namn}', text: 'Hej {förnamn}!\n<b>Fet</b>' }
    const preview = mainOf(await (await desk.press(`${LIST}/ny/forhandsgranska`, typed)).text())
    expect(preview).toContain('Hej Karin!\n&lt;b&gt;Fet&lt;/b&gt;')
    expect(preview).toContain('Till Karin Lindgren')
    expect(await names()).toHaveLength(3)
    const refused = await desk.press(`${LIST}/ny/spara`, { ...typed, text: 'Hej {tilltal}!' })
    expect(refused.status).toBe(422)
    const page = mainOf(await refused.text())
    for (const said of ['{tilltal} går inte att fylla i', 'aria-invalid="true"', 'Hej {tilltal}!</textarea>', templatePage.errors.fields])
      expect(page).toContain(said)
    expect((await desk.ask(`${LIST}/ny/spara`, { method: 'POST', body: new URLSearchParams(typed) })).status).toBe(422)
    expect(await names()).toHaveLength(3)
  })

  test('at most twenty are kept, and of a mistaken place or token nothing is changed', async () => {
    const fourth = { name: 'Fjärde', subject: 'Hej', text: 'Hej {förnamn}, vi hörs om badrummet!' }
    const gone = await desk.press(`${LIST}/finns-inte/spara`, fourth, `${LIST}/ny`)
    expect([gone.status, mainOf(await gone.text())]).toEqual([422, expect.stringContaining(templatePage.gone)])
    const unsigned = await desk.ask(`${LIST}/ringer/ner`, { method: 'POST', body: new URLSearchParams({ sigill: 'x' }) })
    expect([unsigned.status, (await unsigned.text()).includes(templatePage.errors.formToken)]).toEqual([422, true])
    expect(await names()).toEqual(firstTemplates.map(({ name }) => name))
    for (let count = 3; count < 20; count += 1) expect((await desk.press(`${LIST}/ny/spara`, fourth)).status).toBe(303)
    const full = await desk.press(`${LIST}/ny/spara`, fourth)
    expect([full.status, mainOf(await full.text())]).toEqual([422, expect.stringContaining(templatePage.full)])
    expect(await names()).toHaveLength(20)
    expect((await desk.press(`${LIST}/nej/spara`, { ...fourth, name: 'Nej tack' })).status).toBe(303)
  })

  test('one that is moved and changed at the same instant is both', async () => {
    const send = (path: string, fields: Record<string, string>) => desk.ask(path, { method: 'POST', body: new URLSearchParams(fields) })
    const expected = ['Jag ringer dig', 'Ber om bilder', 'Tackar nej']
    for (let round = 0; round < 6; round += 1) {
      const place = expected.findIndex((name) => name.startsWith('Jag ringer'))
      const down = place === 0
      const list = hiddenFields(await (await desk.ask(LIST)).text())
      const form = hiddenFields(await (await desk.ask(`${LIST}/ringer`)).text())
      await Promise.all([
        send(`${LIST}/ringer/${down ? 'ner' : 'upp'}`, list),
        send(`${LIST}/ringer/spara`, { ...form, name: `Jag ringer dig ${round}`, subject: 'Hej', text: 'Hej!' }),
      ])
      expected.splice(place, 1)
      expected.splice(down ? 1 : 0, 0, `Jag ringer dig ${round}`)
      expect(await names()).toEqual(expected)
    }
  })

  test('of two changes at once to an order none is lost', async () => {
    await Promise.all([desk.press(`${LIST}/ringer/ner`), desk.press(`${LIST}/ny/spara`, { name: 'Fjärde', subject: 'Hej', text: 'Hej!' })])
    expect((await names()).toSorted()).toEqual(['Ber om bilder', 'Fjärde', 'Jag ringer dig', 'Tackar nej'])
  })
})
