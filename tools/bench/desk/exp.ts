import { mkdirSync, rmSync } from 'node:fs'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { startPostgresServer } from '../../../tests/support/postgres-server.ts'
import { fill } from '../million/fill.ts'
import { answersOf } from './answers.ts'

rmSync(`/tmp/exp/${process.argv[2] ?? 'sqlite'}`, { recursive: true, force: true })
mkdirSync(`/tmp/exp/${process.argv[2] ?? 'sqlite'}`)
const photosOf = (index: number, reference: string, received_at: string) =>
  index % 3 === 0
    ? [0, 1, 2].map((position) => ({
        reference,
        sha256: `${reference}${position}`.padEnd(64, '0'),
        position,
        kind: 'photo' as const,
        width: 2,
        height: 2,
        size: 1000,
        stored_bytes: 2000,
        received_at,
        thumb: Buffer.alloc(1000),
        content: Buffer.alloc(1000),
      }))
    : []
const answeredAfter = (index: number) => (index % 7 === 0 ? undefined : 1 + ((index * 7919) % 40))
const postgres = process.argv[2] === 'pg' ? await startPostgresServer() : undefined
if (postgres) await postgres.createDatabase('desk')
const db = await migrateToLatest(openDatabase({ dataDir: `/tmp/exp/${process.argv[2] ?? 'sqlite'}`, databaseUrl: postgres && `${postgres.url}/desk` }))
const t = performance.now()
await fill(db, { requests: 100_000, months: 13, now: Date.now(), answersOf, photosOf, answeredAfter })
console.log('filled', performance.now() - t, postgres?.url)
if (postgres) {
  console.log(postgres)
  await new Promise((r) => setTimeout(r, 3600_000))
}
await db.destroy()
