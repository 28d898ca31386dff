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

test('a new version that is stopped while it changes the tables has changed nothing, and can begin again', async () => {
  const file = join(newFolder(), 'fogratt.sqlite')
  const old = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await new Migrator({ db: old, provider: { getMigrations: async () => migrations } }).migrateTo('001-quotes-and-letters')
  // What stops it half way: here a table in the way, elsewhere a power cut.
  await sql`create table notes (in_the_way text)`.execute(old)
  await old.destroy()
  await expect(migrateToLatest(openSqlite(file))).rejects.toThrow('notes')

  const mended = new Kysely<Tables>({ dialect: openSqlite(file).dialect })
  await sql`drop table notes`.execute(mended)
  await mended.destroy()
  const books = await migrateToLatest(openSqlite(file))
  expect(await makeQuoteRepository(books).list()).toEqual([])
  await books.destroy()
})

test('processes that start at the same moment on an empty disk all find their tables', async () => {
  const folder = newFolder()
  const started = Array.from({ length: 6 }, async () => {
    const child = spawn(process.execPath, [QUOTES, 'list'], { env: { PATH: process.env.PATH, DATA_DIR: folder } })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    const [code] = await once(child, 'close')
    return { code, said }
  })
  for (const { code, said } of await Promise.all(started)) expect({ code, said }).toEqual({ code: 0, said: 'There are no quotes yet.\n' })
})
