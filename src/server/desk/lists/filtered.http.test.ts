import { describe, expect, onTestFinished, test } from 'vitest'
import { deskListWords } from '#content/desk/lists.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { databases, frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { unescaped } from '../../../../tests/support/shown-fields.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'

describe.each(frontDoorDatabases)('on %s', (kind) => {
  async function open() {
    let now = new Date('2026-11-03T08:00:00.000Z')
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const env = { ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    const server = await startTestServer(env, () => now)
    onTestFinished(server.close)
    for (const [name, location, day] of [
      ['Köpingbo', 'Köping', '2026-10-20'],
      ['Oktober', 'Västerås', '2026-10-28'],
      ['November', 'Västerås', '2026-11-02'],
      ['Ingenstans', '73130', '2026-11-03'],
    ] as const) {
      now = new Date(`${day}T08:00:00.000Z`)
      await server.postJson({ ...aRequest(), name, location, email: `${name.length}@example.se`, phone: `070-174 06 ${10 + name.length}` })
    }
    const desk = await server.signedIn()
    const pageAt = async (path: string) => (await desk.ask(path)).text()
    /** Where the link with these words leads. */
    const linkOn = (page: string, text: string) => unescaped(new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${text}[<\\s]`).exec(page)?.[1] ?? '')
    const namesOn = (page: string) => [...page.matchAll(/<a href="\/agare\/forfragan\/[^"]+">([^<]+)/g)].map(([, name]) => name)
    return { pageAt, linkOn, namesOn }
  }

  test('a town, then a month, one link each from the list of all; each is taken away by its own link, and all by one', async () => {
    const { pageAt, linkOn, namesOn } = await open()
    const all = await pageAt('/agare?lista=alla')
    expect([...all.matchAll(/<h2 id="manad-[\d-]+">([^<]+)/g)].map(([, month]) => month)).toEqual(['november 2026', 'oktober 2026'])
    expect(namesOn(await pageAt(linkOn(all, 'Köping')))).toEqual(['Köpingbo'])
    expect(namesOn(await pageAt(linkOn(all, deskListWords.filter.otherTowns)))).toEqual(['Ingenstans'])
    const town = await pageAt(linkOn(all, 'Västerås'))
    expect(namesOn(town)).toEqual(['November', 'Oktober'])
    const both = await pageAt(linkOn(town, 'okt'))
    expect(namesOn(both)).toEqual(['Oktober'])
    expect(namesOn(await pageAt(linkOn(both, 'Västerås')))).toEqual(['Oktober', 'Köpingbo'])
    expect(linkOn(both, deskListWords.filter.all)).toBe('/agare?lista=alla')
  })

  test('what was searched for is filtered too, and where nothing is found it is said what to do', async () => {
    const { pageAt, linkOn, namesOn } = await open()
    const found = await pageAt('/agare?lista=alla&sok=badrummet')
    expect(namesOn(found)).toHaveLength(4)
    const town = await pageAt(linkOn(found, 'Köping'))
    expect([namesOn(town), linkOn(town, deskListWords.filter.all)]).toEqual([['Köpingbo'], '/agare?lista=alla&sok=badrummet'])
    const none = await pageAt(linkOn(town, 'nov'))
    expect([namesOn(none), none.includes(deskListWords.filter.noneHint)]).toEqual([[], true])
    expect(await pageAt('/agare?lista=alla&ort=Visby')).toContain(deskListWords.filter.none)
  })
})
