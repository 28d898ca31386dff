import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { hiddenFields } from '../../../tests/support/desk.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { makeSentForms } from './sent-forms.ts'

const DAY_MS = 86_400_000
const LONGER_THAN_PATIENCE_MS = 6_500
const TEMPLATES = '/agare/mallar'
const HOLIDAY = '/agare/semester'

/** What the site's printing waits for, and how much faster time passes. */
const { printer, FASTER } = vi.hoisted(() => ({ printer: { isFree: Promise.resolve() }, FASTER: 4 }))
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>()
  return { ...timers, setTimeout: (after: number) => timers.setTimeout(after / FASTER) }
})
vi.mock('../../../tests/support/shared-press.ts', async (original) => {
  const { press } = await original<typeof import('../../../tests/support/shared-press.ts')>()
  return { press: async (...parts: Parameters<typeof press>) => printer.isFree.then(() => press(...parts)) }
})

const { setInterval } = globalThis
vi.stubGlobal('setInterval', (work: () => void, every: number) => setInterval(work, every / FASTER))

describe.each(Object.entries(databases))('a form of the desk that is sent again, on %s', (_, newDatabase) => {
  async function open() {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const env = { ...noLimits, LINK_SECRET: 'for the tests only, and of no use to anyone', DATA_DIR: where.dataDir }
    const start = async () => {
      const server = await startTestServer({ ...env, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
      onTestFinished(server.close)
      return server
    }
    const [first, second] = [await start(), await start()]
    const desk = await first.signedIn()
    const { reference } = await (await first.postJson(aRequest())).json()
    const path = `/agare/forfragan/${reference}`
    const db = await migrateToLatest(openDatabase(where))
    onTestFinished(() => db.destroy())
    return {
      db,
      first,
      second,
      start,
      path,
      formOn: async (page: string) => hiddenFields(await (await desk.ask(page)).text()),
      send: async (server: TestServer, address: string, fields: Record<string, string>) => {
        const { status, headers } = await server.ask(address, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: desk.cookie } })
        return [status, headers.get('location')]
      },
      notes: async () => (await db.selectFrom('history').select('text').execute()).map(({ text }) => text).toSorted(),
      templates: async () => (await db.selectFrom('reply_templates').select('name').where('name', 'like', 'Ny%').execute()).map(({ name }) => name),
    }
  }

  test('is done once and answered as the first: at once, through another process, and after a restart; with other words it is another', async () => {
    const { first, second, start, path, formOn, send, notes } = await open()
    const note = { ...(await formOn(path)), anteckning: 'Portkod 1234' }
    const done = [303, `${path}?klart=anteckning`]
    expect(await Promise.all([first, second, first].map((server) => send(server, `${path}/anteckning`, note)))).toEqual([done, done, done])
    await first.close()
    expect(await send(await start(), `${path}/anteckning`, note)).toEqual(done)
    expect(await notes()).toEqual(['Portkod 1234'])
    expect(await send(second, `${path}/anteckning`, { ...note, anteckning: 'Portkod 4321' })).toEqual(done)
    expect(await notes()).toEqual(['Portkod 1234', 'Portkod 4321'])
  })

  test('is done once wherever it stands on the desk; what was refused is tried again', async () => {
    const { first, second, formOn, send, templates } = await open()
    const form = { ...(await formOn(`${TEMPLATES}/ny`)), name: 'Ny mall', subject: 'Hej', text: 'Hej!' }
    const incomplete = { ...form, subject: '' }
    for (let time = 0; time < 2; time += 1) expect(await send(first, `${TEMPLATES}/ny/spara`, incomplete)).toEqual([422, null])
    for (const server of [first, second]) expect(await send(server, `${TEMPLATES}/ny/spara`, form)).toEqual([303, TEMPLATES])
    expect(await templates()).toEqual(['Ny mall'])
  })

  test('is done once, however long that takes, here and through another process', async () => {
    const { db, first, second, formOn, send } = await open()
    const form = { ...(await formOn(HOLIDAY)), from: '2999-12-24', to: '2999-12-26' }
    const printed = Promise.withResolvers<void>()
    printer.isFree = printed.promise
    const answers = Promise.all([first, second, first].map((server) => send(server, `${HOLIDAY}/spara`, form)))
    await wait(LONGER_THAN_PATIENCE_MS)
    printed.resolve()
    const done = [303, `${HOLIDAY}?klart=ja`]
    expect(await answers).toEqual([done, done, done])
    expect(await db.selectFrom('holidays').select('decided_by').execute()).toHaveLength(1)
  })

  test('is done anew by one of those who wait when the process that did it is gone', async () => {
    const { db, first, second, formOn, send, templates } = await open()
    const form = { ...(await formOn(`${TEMPLATES}/ny`)), name: 'Ny mall', subject: 'Hej', text: 'Hej!' }
    await send(first, `${TEMPLATES}/ny/spara`, form)
    await db.deleteFrom('reply_templates').where('name', '=', 'Ny mall').execute()
    await db.updateTable('sent_forms').set({ leads_to: null, renewals: 3 }).execute()
    const done = [303, TEMPLATES]
    expect(await Promise.all([first, second, first].map((server) => send(server, `${TEMPLATES}/ny/spara`, form)))).toEqual([done, done, done])
    expect(await templates()).toEqual(['Ny mall'])
  })

  test('is done once, whenever the process that did it first was killed', async () => {
    const { db, first, path, formOn, send, notes } = await open()
    const note = { ...(await formOn(path)), anteckning: 'Portkod 1234' }
    const done = [303, `${path}?klart=anteckning`]
    expect(await send(first, `${path}/anteckning`, note)).toEqual(done)
    await db.updateTable('sent_forms').set({ leads_to: null }).execute()
    expect(await send(first, `${path}/anteckning`, note)).toEqual(done)
    expect(await notes()).toEqual(['Portkod 1234'])

    await db.deleteFrom('history').execute()
    await db.updateTable('sent_forms').set({ leads_to: null }).execute()
    expect(await send(first, `${path}/anteckning`, note)).toEqual(done)
    expect(await notes()).toEqual(['Portkod 1234'])
  })

  test('is forgotten when its token has ended', async () => {
    const { db, first, path, formOn, send } = await open()
    await send(first, `${path}/anteckning`, { ...(await formOn(path)), anteckning: 'Portkod 1234' })
    const rowsAfter = async (milliseconds: number) => {
      await makeSentForms({ db, now: () => new Date(Date.now() + milliseconds) }).tidy()
      return (await db.selectFrom('sent_forms').selectAll().execute()).length
    }
    expect([await rowsAfter(DAY_MS - 60_000), await rowsAfter(DAY_MS)]).toEqual([1, 0])
  })
})
