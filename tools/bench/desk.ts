import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { emails } from '#server/emails.ts'
import { readDigest } from '#server/enquiries/remind/digests.ts'
import { makeReminderRepository, readReminderList } from '#server/enquiries/remind/reminders.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import { startPostgresServer } from '../../tests/support/postgres-server.ts'
import { signInAsOwner } from '../sign-in.ts'
import { answersOf, repliedAfter, smallPhotos } from './desk/answers.ts'
import { machine, quantile } from './machine.ts'
import { fill } from './million/fill.ts'
import { type Place, postgresPlace, sqlitePlace } from './million/places.ts'
import { figure, table, write } from './report.ts'

const MONTHS = 13
const TIMES = 40
const MAIL_TIMES = 15

/** What an owner does, by address. A third of the searches find thousands, a third a few, a third nothing. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ['unanswered', '/agare'],
  ['all', '/agare?lista=alla'],
  ['visits', '/agare?lista=besok'],
  ['set aside', '/agare?lista=undanlagda'],
  ['closed', '/agare?lista=stangda'],
  ['search: a name', '/agare?sok=anna+andersson'],
  ['search: the last digits', '/agare?sok=4567'],
  ['search: a telephone number', '/agare?sok=070-123+45+67'],
  ['search: a town', '/agare?sok=v%C3%A4ster%C3%A5s'],
  ['search: a word of every other request', '/agare?sok=badrummet'],
  ['search: three frequent words', '/agare?sok=badrummet+dusch+kakel'],
  ['search: two letters', '/agare?sok=ba'],
  ['search: a rare word', '/agare?sok=gata17321'],
  ['search: nothing', '/agare?sok=badrummet+zzz'],
  ['search: a reference', '/agare?sok=F-0001'],
  ['months', '/agare/manader'],
]

type Figures = Map<string, string>

/** The desk with very many requests stored, on both databases: what an owner waits for, over HTTP, and what else reads the same tables. */
export async function benchDesk(requests: number): Promise<void> {
  const about = machine()
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-desk-'))
  const postgres = await startPostgresServer()
  try {
    const results: [Place, Figures][] = []
    for (const place of [sqlitePlace(folder, 'sqlite'), await postgresPlace(folder, postgres, 'desk')]) {
      const figures: Figures = new Map()
      await fillPlace(place, requests)
      await measureMailings(place, figures)
      await measurePages(place, figures)
      results.push([place, figures])
    }
    write('desk', report(about, requests, results))
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPlace(place: Place, requests: number) {
  const db = await migrateToLatest(openDatabase(place))
  await fill(db, { requests, months: MONTHS, now: Date.now(), answersOf, repliedAfter, photosOf: smallPhotos })
  if (place.name === 'PostgreSQL') await sql`analyze`.execute(db)
  await db.destroy()
}

/** The digest and the reminders, with the desk's indexes and, in transactions that are rolled back, without. */
async function measureMailings(place: Place, figures: Figures) {
  const database = openDatabase(place)
  const db = await migrateToLatest(database)
  const at = new Date().toISOString()
  const mailings: [string, (db: Kysely<Tables>) => Promise<unknown>][] = [
    ['digest', (connection) => readDigest(connection, at.slice(0, 10), () => {}, emails)],
    ['list of reminders', (connection) => readReminderList(connection, at, () => {})],
    ['reminders that are due', (connection) => makeReminderRepository(inTransaction(connection), database).queueDue(at, 200)],
  ]
  for (const [name, work] of mailings) {
    const withIndexes = await timedIn(db, [], work)
    const without = await timedIn(db, ['enquiries_by_deadline', 'enquiries_listed', 'enquiries_closed'], work)
    figures.set(`${name}, with the desk’s indexes / without`, `${figure(quantile(withIndexes, 0.5), 1)} / ${figure(quantile(without, 0.5), 1)}`)
  }
  await db.destroy()
}

/** The repository opens a transaction of its own; here there is one already. */
function inTransaction(connection: Kysely<Tables>): Kysely<Tables> {
  return Object.assign(Object.create(connection), { transaction: () => ({ execute: (work: (db: Kysely<Tables>) => unknown) => work(connection) }) })
}

class RollBack extends Error {}

async function timedIn(db: Kysely<Tables>, dropped: readonly string[], work: (db: Kysely<Tables>) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await db
    .transaction()
    .execute(async (transaction) => {
      for (const index of dropped) await transaction.schema.dropIndex(index).execute()
      for (let time = 0; time < MAIL_TIMES; time += 1) {
        const started = performance.now()
        await work(transaction)
        times.push(performance.now() - started)
      }
      throw new RollBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  return times
}

async function measurePages(place: Place, figures: Figures) {
  const server = await startBuiltServer({ ...noLimits, ...place.env, RETENTION_MONTHS: '120' })
  try {
    const desk = await signInAsOwner({ address: server.address, dataDir: place.dataDir })
    const [, reference = ''] = /\/agare\/forfragan\/([^"]+)"/.exec(await (await desk.ask('/agare?lista=alla')).text()) ?? []
    for (const [name, path] of [...pages, ['a request', `/agare/forfragan/${reference}`] as const]) {
      const times: number[] = []
      let bytes = 0
      // The first answers also compile what they run.
      for (let time = 0; time < 3; time += 1) await weigh(server.address, desk, path)
      for (let time = 0; time < TIMES; time += 1) {
        const started = performance.now()
        bytes = await weigh(server.address, desk, path)
        times.push(performance.now() - started)
      }
      const value = `${figure(quantile(times, 0.5), 1)} / ${figure(quantile(times, 0.95), 1)}, ${figure(bytes / 1024, 1)} KiB`
      console.log(`${place.name}: ${name}: ${value}`)
      figures.set(name, value)
    }
  } finally {
    await server.close()
  }
}

/** Bytes of the response on the wire. Rejects unless it is 200. */
function weigh(address: string, { cookie }: { cookie: string }, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${address}${path}`, { headers: { cookie, 'accept-encoding': 'gzip' } }, async (response) => {
      const { length } = await buffer(response)
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`))
      resolve(length + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0))
    })
      .on('error', reject)
      .end()
  })
}

function report(about: string, requests: number, results: readonly [Place, Figures][]): string {
  const names = [...new Set(results.flatMap(([, figures]) => [...figures.keys()]))]
  return [
    `## The desk with ${requests.toLocaleString('sv-SE')} requests`,
    `${about}.`,
    `Requests of ${MONTHS} months, six of seven answered, every third with three photos, one in twenty from a person who asked before. Pages over HTTP, one at a time, ms, p50 / p95 of ${TIMES}, and their size with headers, compressed. Goals: p95 at most 100 ms, 40 KiB. Digest and reminders in the database alone, medians.`,
    table([['figure', ...results.map(([{ name }]) => name)], ...names.map((name) => [name, ...results.map(([, figures]) => figures.get(name) ?? '–')])]),
  ].join('\n\n')
}
