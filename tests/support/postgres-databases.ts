import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { shapeOf } from './postgres-shape.ts'

/** Migrated databases that tests of this worker have given back. */
const unused: string[] = []

/** An empty migrated database, for one test. To create and drop one for each takes longer than what most tests do with it. */
export async function takeMigrated(): Promise<string> {
  return unused.pop() ?? (await createDatabase(inject('migratedDatabase')))
}

/** It is used again, unless somebody is still connected to it, or the test has changed more than rows. */
export async function giveBack(name: string) {
  if ((await isLeft(name)) && (await isEmptied(name))) unused.push(name)
  else await dropDatabase(name)
}

export const addressOf = (name: string) => `${inject('postgresServer')}/${name}`

export async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // To copy the files takes half as long as to copy through the log, and a process's first connection finds its prepared catalogue.
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  return name
}

export async function dropDatabase(name: string) {
  await asAdmin(`drop database ${name} with (force)`)
}

/** A closed connection's process takes a moment to end. */
async function isLeft(name: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await asAdmin(`select 1 from pg_stat_activity where datname = '${name}'`)
    if (rows.length === 0) return true
    await setTimeout(10)
  }
  return false
}

/** Truncated, not deleted, so that new rows lie in the order in which they come, as in a new database. */
const EMPTY = `do $$ declare one name; has_rows boolean; filled text[] := '{}'; begin
  for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('select exists (select from %I)', one) into has_rows;
    if has_rows then filled := filled || quote_ident(one); end if;
  end loop;
  if filled <> '{}' then execute format('truncate %s restart identity cascade', array_to_string(filled, ', ')); end if;
end $$`

async function isEmptied(name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(name) })
  await client.connect()
  try {
    if ((await shapeOf(client)) !== inject('migratedShape')) return false
    await client.query(EMPTY)
    return true
  } finally {
    await client.end()
  }
}

let admin: pg.Pool | undefined

/** One connection for all files of a worker, which does not keep it from ending: to connect takes as long as to delete a database. */
async function asAdmin(statement: string) {
  admin ??= adminPool()
  return admin.query(statement)
}

function adminPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: addressOf('postgres'), max: 1, allowExitOnIdle: true })
  // The pool replaces a connection that PostgreSQL has ended.
  pool.on('error', () => {})
  return pool
}
