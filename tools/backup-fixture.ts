import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { migrations } from '#server/core/database/migrations/migrations.ts'
import { openSqlite } from '#server/core/database/sqlite.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { makePhotoRepository } from '#server/photos/photos.ts'
import { makeCalendarFeedRepository } from '#server/visits/calendar-feeds.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { aDrawnEnquiry } from '../tests/support/a-request.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const FIXTURES = join(import.meta.dirname, '../src/server/operation/backup/fixtures')

/**
 * After a new migration: writes the newest schema's backup into src/server/operation/backup/fixtures. It holds the rows of the fixture before it,
 * migrated, and one enquiry as this version stores it. Add rows by hand for what neither has, then never change it again.
 */
const schemas = Object.keys(migrations).toSorted()
const newest = schemas.at(-1) ?? ''
const previous = schemas.findLast((schema) => existsSync(fixtureFile(schema)))
if (previous === undefined) throw new Error(`${FIXTURES} has no fixture to start from`)
if (previous === newest) {
  console.log(`${fixtureFile(newest)} exists already. It is written once for each migration.`)
} else {
  await writeFixture(previous, newest)
  console.log(`${fixtureFile(newest)} is written. Read it, and commit it with the migration.`)
}

async function writeFixture(from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-fixture-'))
  const file = join(folder, 'backup.jsonl.gz')
  const database = openSqlite(join(folder, 'fogratt.sqlite'))
  const db = await migrateToLatest(database)
  try {
    writeFileSync(file, gzipSync(readFileSync(fixtureFile(from))))
    await restoreBackup(db, database, file)
    const reference = `F-MIGRATED${to.slice(0, 3)}`
    const enquiry = aDrawnEnquiry({ reference })
    await makeInTransaction(db, database)((transaction) => transaction.keepEnquiry(enquiry))
    const photo = {
      sha256: 'a'.repeat(64),
      position: 0,
      kind: 'photo',
      width: 2,
      height: 1,
      content: Buffer.from('photo'),
      thumb: Buffer.from('thumb'),
    } as const
    await makePhotoRepository(db).add(reference, photo, NOON, NOON)
    await keepVisit(db, reference, Number(to.slice(0, 3)))
    const { plan = '', price } = enquiry
    const drawing = { id: `${reference}-drawing`, at: NOON, message: '', phone: '', callTime: '', plan, ...(price && { price }) }
    await makeCustomerPageRepository(db).add(reference, drawing)
    await writeBackup(db, database, file)
    writeFileSync(fixtureFile(to), gunzipSync(readFileSync(file)))
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

/** Proposed and booked, on a day that no fixture before has taken. */
async function keepVisit(db: Kysely<Tables>, reference: string, dayOfJanuary: number) {
  const visits = makeVisitRepository(db)
  const day = `2027-01-${String(dayOfJanuary).padStart(2, '0')}`
  const [morning, noon] = [visitTime(new Date(`${day}T08:00:00.000Z`), 60), visitTime(new Date(`${day}T11:00:00.000Z`), 60)]
  const page = { reference, tokenHash: createHash('sha256').update(reference).digest('hex'), issuedAt: NOON }
  await visits.propose({ reference, times: [morning, noon], replyId: `${reference}-proposed`, at: NOON, page })
  await visits.book({ reference, time: morning, address: 'Storgatan 1', by: 'customer', replyId: `${reference}-booked`, at: NOON })
  await makeCalendarFeedRepository(db).renew(NOON)
}

function fixtureFile(schema: string): string {
  return join(FIXTURES, `${schema}.jsonl`)
}
