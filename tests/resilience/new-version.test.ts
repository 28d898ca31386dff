import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { migrations } from '#server/core/database/migrations/migrations.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { openSqlite } from '#server/core/database/sqlite.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { aRequest } from '../support/a-request.ts'
import { builtProgram } from '../support/built-server.ts'
import { emptyDatabases } from '../support/databases.ts'

const MAIN = builtProgram('main')
const QUOTES = builtProgram('quotes')

/** The built server has the owner's facts, this process the specified ones. */
const { defaultFacts } = await vi.importActual<typeof import('#content/company/company.ts')>('#content/company/company.ts')

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('an interrupted migration changes nothing and can be run again', async () => {
  const file = join(newFolder(), 'fogratt.sqlite')
  const old = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await new Migrator({ db: old, provider: { getMigrations: async () => migrations } }).migrateTo('001-schema')
  // A missing table fails the migration half way, like a power cut would.
  await sql`alter table additions rename to elsewhere`.execute(old)
  await old.destroy()
  await expect(migrateToLatest(openSqlite(file))).rejects.toThrow('additions')

  const repaired = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await sql`alter table elsewhere rename to additions`.execute(repaired)
  await repaired.destroy()
  const db = await migrateToLatest(openSqlite(file))
  expect(await makeEnquiryRepository(db).list()).toEqual([])
  await db.destroy()
})

describe.each(Object.entries(emptyDatabases))('the first start of a new version on %s', (kind, newDatabase) => {
  test('serves pages while the tables are changed, and holds requests until they are', async () => {
    const older = await newDatabase()
    onTestFinished(older.remove)
    const before = new Kysely<Tables>({ dialect: openDatabase(older).dialect })
    onTestFinished(() => before.destroy())
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('001-schema')

    // Migrations wait for this transaction, as they would for a million rows.
    const { promise: done, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const holding = before.transaction().execute(async (transaction) => {
      if (kind === 'PostgreSQL') await sql`lock table enquiries in access exclusive mode`.execute(transaction)
      hold()
      await done
    })
    await held
    const server = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, DATA_DIR: older.dataDir, PORT: '0', ...(older.databaseUrl && { DATABASE_URL: older.databaseUrl }) },
    })
    onTestFinished(async () => {
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
    })
    const address = await saidBy(server, /Pages are served at (\S+)/)
    expect((await fetch(address)).status).toBe(200)
    const health = await fetch(`${address}/healthz`)
    expect([health.status, health.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await health.text()).toContain(defaultFacts.phone)
    let answered = false
    const request = fetch(`${address}${FUNCTION_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aRequest()),
    }).finally(() => {
      answered = true
    })
    expect((await fetch(`${address}/rita`)).status).toBe(200)
    expect(answered).toBe(false)
    letGo()
    await holding
    expect(await (await request).json()).toMatchObject({ success: true })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})

/** The first group of what a process prints, once it does. */
function saidBy({ stdout }: ChildProcessWithoutNullStreams, words: RegExp): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const [, group] = words.exec(line) ?? []
      if (group) resolve(group)
    })
  })
}

test('processes that start at once on an empty disk all find their tables', async () => {
  const folder = newFolder()
  const started = Array.from({ length: 6 }, async () => {
    const child = spawn(process.execPath, [QUOTES, 'list'], { env: { PATH: process.env.PATH, DATA_DIR: folder } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    return { code, output }
  })
  for (const { code, output } of await Promise.all(started)) expect({ code, output }).toEqual({ code: 0, output: 'There are no enquiries yet.\n' })
})
