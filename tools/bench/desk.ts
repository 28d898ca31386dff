import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import { startPostgresServer } from '../../tests/support/postgres-server.ts'
import { signInAsOwner } from '../sign-in.ts'
import { answersOf, repliedAfter, smallPhotos } from './desk/answers.ts'
import { addDeeds } from './desk/deeds.ts'
import { deskPages } from './desk/pages.ts'
import { machine, quantile } from './machine.ts'
import { fill } from './million/fill.ts'
import { type Place, postgresPlace, sqlitePlace } from './million/places.ts'
import { figure, table, write } from './report.ts'

const MONTHS = 13
const TIMES = 40
/** What a server does once it has started, over so many requests, it has done by then. */
const AT_REST_AFTER_MS = 15_000

/** By page: its times, ms, and the bytes of its largest answer. */
type Figures = Map<string, { times: number[]; bytes: number }>

/** The desk with very many requests stored, on both databases: what an owner waits for, over HTTP. */
export async function benchDesk(requests: number): Promise<void> {
  const about = machine()
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-desk-'))
  const postgres = await startPostgresServer()
  try {
    const results: [Place, Figures][] = []
    for (const place of [sqlitePlace(folder, 'sqlite'), await postgresPlace(folder, postgres, 'desk')]) {
      const figures: Figures = new Map()
      await fillPlace(place, requests)
      await measurePages(place, figures)
      results.push([place, figures])
    }
    write('desk', 'The desk', about, report(requests, results))
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPlace(place: Place, requests: number) {
  const db = await migrateToLatest(openDatabase(place))
  await fill(db, { requests, months: MONTHS, now: Date.now(), answersOf, repliedAfter, photosOf: smallPhotos })
  await addDeeds(db, Date.now())
  if (place.name === 'PostgreSQL') await sql`analyze`.execute(db)
  await db.destroy()
}

async function measurePages(place: Place, figures: Figures) {
  const server = await startBuiltServer({ ...noLimits, ...place.env, RETENTION_MONTHS: '120' })
  try {
    const desk = await signInAsOwner({ address: server.address, dataDir: place.dataDir })
    await pause(AT_REST_AFTER_MS)
    const [, reference = ''] = /href="\/agare\/forfragan\/([^"]+)"/.exec(await (await desk.ask('/agare?lista=alla')).text()) ?? []
    for (const [name, path] of [...deskPages(new Date()), ['a request', `/agare/forfragan/${reference}`] as const]) {
      const times: number[] = []
      let bytes = 0
      // The first answers also compile what they run.
      for (let time = 0; time < 3; time += 1) await weigh(server.address, desk, path)
      for (let time = 0; time < TIMES; time += 1) {
        const started = performance.now()
        bytes = await weigh(server.address, desk, path)
        times.push(performance.now() - started)
      }
      console.log(`${place.name}: ${name}: ${inWords(times)}, ${bytes} bytes`)
      figures.set(name, { times, bytes })
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

/** p50 / p95 */
function inWords(times: number[] = []): string {
  return `${figure(quantile(times, 0.5), 1)} / ${figure(quantile(times, 0.95), 1)}`
}

function report(requests: number, results: readonly [Place, Figures][]): string[] {
  const names = [...new Set(results.flatMap(([, figures]) => [...figures.keys()]))]
  const heaviest = Math.max(...results.flatMap(([, figures]) => [...figures.values()].map(({ bytes }) => bytes)))
  return [
    `${requests.toLocaleString('sv-SE')} requests. Pages over HTTP, ms, p50 / p95 of ${TIMES}. Goals: p50 at most 25 ms, 16 KiB; the heaviest page has ${figure(heaviest / 1024, 1)} KiB.`,
    table([['page', ...results.map(([{ name }]) => name)], ...names.map((name) => [name, ...results.map(([, figures]) => inWords(figures.get(name)?.times))])]),
  ]
}
