import { describe, expect, onTestFinished, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  /** Requests are told apart by their senders' names. */
  async function open() {
    let now = new Date('2026-11-19T08:00:00.000Z')
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const env = { ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    const server = await startTestServer(env, () => now)
    onTestFinished(server.close)
    const desk = await server.signedIn()
    const pageAt = async (path: string) => (await desk.ask(path)).text()
    const namesAt = async (path: string) => [...(await pageAt(path)).matchAll(/<a href="\/agare\/forfragan\/[^"]+">([^<]+)/g)].map(([, name]) => name)
    return {
      pageAt,
      isAlarmed: async () => 'quarantineUnseen' in (await (await server.ask('/healthz')).json()),
      waiting: () => namesAt('/agare'),
      setAside: () => namesAt('/agare?lista=misstankt-skrap'),
      async send(name: string, changes: Parameters<typeof aRequest>[0]): Promise<string> {
        now = new Date(now.getTime() + 60_000)
        const response = await server.postJson(aRequest({ name, ...changes }))
        expect(response.status).toBe(200)
        return (await response.json()).reference
      },
      async press(path: string, fields: Record<string, string>) {
        now = new Date(now.getTime() + 60_000)
        expect((await desk.press(path, fields)).status).toBe(303)
      },
    }
  }
  const close = (reference: string) => [`/agare/forfragan/${reference}/stang`, { orsak: 'spam' }] as const

  test('who was closed as spam is set aside from then on, by the number and by the address, with the reason said', async () => {
    const { send, press, waiting, setAside, pageAt, isAlarmed } = await open()
    const spam = await send('Första', { phone: '070-174 06 33', email: 'seo@example.se' })
    await press(...close(spam))
    await send('Samma nummer', { phone: '+46 70 174 06 33', email: 'ny@example.se' })
    const second = await send('Samma adress', { phone: '070-174 06 44', email: 'SEO@example.se' })
    await send('Annan', { phone: '070-174 06 55', email: 'annan@example.se' })
    expect(await waiting()).toEqual(['Annan'])
    expect(await setAside()).toEqual(['Samma nummer', 'Samma adress'])
    expect(await pageAt('/agare?lista=misstankt-skrap')).toContain(owner.quarantineReasons['spam sender'])
    expect(await isAlarmed()).toBe(false)
    // Which one it was is on its page.
    const page = await pageAt(`/agare/forfragan/${second}`)
    expect(page.slice(page.indexOf(deskListWords.same.heading))).toContain('Första')
  })

  test('opened again it teaches nothing, and neither does it after one of the sender was released', async () => {
    const { send, press, waiting, setAside } = await open()
    const from = (number: number) => ({ phone: '070-174 06 33', email: `${number}@example.se` })
    const spam = await send('Första', from(1))
    await press(...close(spam))
    await press(`/agare/forfragan/${spam}/oppna`, {})
    await send('Efter öppnandet', from(2))
    await press(...close(spam))
    const released = await send('Släppt', from(3))
    expect(await setAside()).toEqual(['Släppt'])
    await press('/agare/misstankt-skrap/slapp', { arende: released })
    await send('Efter släppet', from(4))
    expect((await waiting()).toSorted()).toEqual(['Efter släppet', 'Efter öppnandet', 'Släppt'])
    expect(await setAside()).toEqual([])
  })

  test('a customer who was answered is let through though a spammer gave the same number', async () => {
    const { send, press, waiting, setAside } = await open()
    const customer = await send('Kunden', { phone: '070-174 06 33', email: 'kund@example.se' })
    await press(`/agare/forfragan/${customer}/svar`, { svar: 'called' })
    await press(...close(await send('Skräp', { phone: '070-174 06 33', email: 'seo@example.se' })))
    await send('Kunden igen', { phone: '070-174 06 33', email: 'kund@example.se', message: 'En sak till' })
    await send('Kundens fru', { phone: '070-174 06 33', email: 'fru@example.se' })
    expect(await waiting()).toEqual(['Kunden igen'])
    expect(await setAside()).toEqual(['Kundens fru'])
  })

  test('what links to the website of one that was closed as spam is set aside, until one such is released', async () => {
    const { send, press, waiting, setAside, pageAt } = await open()
    const linking = (number: number, message: string) => ({ phone: `070-174 06 ${number}`, email: `${number}@example.se`, message })
    await press(...close(await send('Första', linking(11, 'Bättre plats på Google: https://seo-guru.example/pris'))))
    const second = await send('Andra', linking(12, 'Hej, titta på www.seo-guru.example'))
    await send('Tredje', linking(13, 'Ungefär så här: https://bilder.example/7'))
    expect([await waiting(), await setAside()]).toEqual([['Tredje'], ['Andra']])
    expect(await pageAt('/agare?lista=misstankt-skrap')).toContain(owner.quarantineReasons['spam link'])
    await press('/agare/misstankt-skrap/slapp', { arende: second })
    await send('Fjärde', linking(14, 'Se https://seo-guru.example'))
    expect((await waiting()).toSorted()).toEqual(['Andra', 'Fjärde', 'Tredje'])
    expect(await pageAt('/agare?lista=misstankt-skrap')).toContain(deskLists.quarantined.empty)
  })
})
