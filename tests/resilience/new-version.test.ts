import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, expect, test } from 'vitest'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { migrations } from '#server/adapters/sql/migrations.ts'
import { makeQuoteRepository } from '#server/adapters/sql/quote-repository.ts'
import { openSqlite } from '#server/adapters/sql/sqlite.ts'
import type { Tables } from '#server/adapters/sql/tables.ts'

const QUOTES = join(import.meta.dirname, '../../dist/server/quotes.js')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-version-'))
  folders.push(folder)
  return folder
}

test('an interrupted migration changes nothing and can be run again', async () => {
  const file = join(newFolder(), 'fogratt.sqlite')
  const old = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await new Migrator({ db: old, provider: { getMigrations: async () => migrations } }).migrateTo('001-quotes-and-letters')
  // A conflicting table fails the migration half way, like a power cut would.
  await sql`create table notes (conflict text)`.execute(old)
  await old.destroy()
  await expect(migrateToLatest(openSqlite(file))).rejects.toThrow('notes')

  const repaired = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await sql`drop table notes`.execute(repaired)
  await repaired.destroy()
  const db = await migrateToLatest(openSqlite(file))
  expect(await makeQuoteRepository(db).list()).toEqual([])
  await db.destroy()
})

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
  for (const { code, output } of await Promise.all(started)) expect({ code, output }).toEqual({ code: 0, output: 'There are no quotes yet.\n' })
})
