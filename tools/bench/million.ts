import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { startPostgresServer } from '../../tests/support/postgres-server.ts'
import { machine } from './machine.ts'
import { measureCommands, measureTransfer } from './million/commands.ts'
import { fill, MONTHS } from './million/fill.ts'
import { type Place, postgresPlace, sqlitePlace } from './million/places.ts'
import { measureServer, receiveWithNothingStored } from './million/server.ts'
import { figure, table, write } from './report.ts'

/** One line of the report: what, the goal, and a figure for each database. */
export type Figures = Map<string, string>

/**
 * Serving, commands and backups with very many requests stored, on both databases. SQLite is filled, the others are restored from
 * its backups.
 */
export async function benchMillion(requests: number): Promise<void> {
  const about = machine()
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-million-'))
  const postgres = await startPostgresServer()
  try {
    const sqlite = sqlitePlace(folder, 'filled')
    const other = await postgresPlace(folder, postgres, 'restored')
    const back = sqlitePlace(folder, 'back')
    await fillPlace(sqlite, requests)
    const results = new Map<Place, Figures>()
    for (const [place, empty, to, retentionMonths] of [
      [sqlite, sqlitePlace(folder, 'empty-sqlite'), other, MONTHS - 1],
      [other, await postgresPlace(folder, postgres, 'empty'), back, MONTHS - 2],
    ] as const) {
      const figures: Figures = new Map()
      results.set(place, figures)
      const add = (name: string, value: string) => {
        console.log(`${place.name}: ${name}: ${value}`)
        figures.set(name, value)
      }
      await receiveWithNothingStored(empty, add)
      await measureServer(place, retentionMonths, add)
      await measureTransfer(place, to, add)
      await measureCommands(place, add)
      write('million', 'With very many requests stored', about, report(requests, sizeOf(join(sqlite.dataDir, 'fogratt.sqlite')), [...results]))
    }
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPlace(place: Place, requests: number) {
  const started = performance.now()
  const db = await migrateToLatest(openDatabase(place))
  try {
    await fill(db, { requests, months: MONTHS, now: Date.now() })
  } finally {
    await db.destroy()
  }
  console.log(`${requests} requests filled in ${figure((performance.now() - started) / 1000)} s`)
}

function sizeOf(file: string): string {
  return `${figure(statSync(file).size / 1024 ** 3, 2)} GiB`
}

function report(requests: number, size: string, results: [Place, Figures][]): string[] {
  const names = [...new Set(results.flatMap(([, figures]) => [...figures.keys()]))]
  return [
    `${requests.toLocaleString('sv-SE')} requests, ${size} on SQLite. ms, p50 / p99, unless another unit is named; memory at most.`,
    table([['figure', ...results.map(([{ name }]) => name)], ...names.map((name) => [name, ...results.map(([, figures]) => figures.get(name) ?? '–')])]),
  ]
}
