import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'

const REMINDERS = 4000
const OLD = 1500
const DAY_MS = 86_400_000

test('thousands of reminders and more than a thousand old enquiries are worked off after listening, and visitors do not notice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-backlog-'))
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const db = await migrateToLatest(database)
  await makeInTransaction(
    db,
    database,
  )(async (transaction) => {
    const now = Date.now()
    for (let index = 0; index < REMINDERS; index += 1)
      await transaction.keepEnquiry(anEnquiry({ reference: `F-due-${index}`, receivedAt: new Date(now - 2 * DAY_MS).toISOString() }))
    for (let index = 0; index < OLD; index += 1)
      await transaction.keepEnquiry(anEnquiry({ reference: `F-old-${index}`, receivedAt: new Date(now - 800 * DAY_MS).toISOString() }))
    // No reminders for these.
    await transaction.queueEmail({ kind: 'owner', reference: 'F-due-0', queuedAt: new Date(now).toISOString(), dueAt: '9999' })
  })
  await db.updateTable('enquiries').set({ next_reminder_at: null }).where('reference', 'like', 'F-old-%').execute()
  await db.destroy()

  const server = await startBuiltServer({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' })
  onTestFinished(server.close)
  const reader = new DatabaseSync(join(dataDir, 'fogratt.sqlite'), { readOnly: true })
  const count = (query: string) => Number(reader.prepare(query).get()?.n)
  expect(count("select count(*) as n from enquiries where reference like 'F-old-%'")).toBeGreaterThan(0)
  const seen = new Set<number>()
  await vi.waitFor(
    async () => {
      expect((await fetch(server.address)).status).toBe(200)
      const reminded = count("select count(*) as n from enquiries where reference like 'F-due-%' and next_reminder_at is null")
      seen.add(reminded)
      expect(reminded).toBe(REMINDERS - 1)
      expect(count("select count(*) as n from enquiries where reference like 'F-old-%'")).toBe(0)
    },
    { timeout: 300_000, interval: 25 },
  )
  // The owner gets one email about all of them.
  expect(count("select count(*) as n from emails where kind like '%reminder%' and recipient = 0")).toBe(1)
  // Pages were served between the batches.
  expect(seen.size).toBeGreaterThan(3)
  reader.close()
  await server.close()
  rmSync(dataDir, { recursive: true })
})
