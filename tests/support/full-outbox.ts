import type { EmailKind } from '#content/emails.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from './a-request.ts'

type Options = {
  count: number
  kind?: EmailKind
  /** The visitor's address of each enquiry. */
  visitor?: (index: number) => string
}

/** Stores so many enquiries with an email each, due now, as a stop of the mail server would leave them. */
export async function fillOutbox(
  where: Parameters<typeof openDatabase>[0],
  { count, kind = 'owner', visitor = (index) => `kund-${index}@example.se` }: Options,
): Promise<void> {
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  const at = new Date().toISOString()
  await makeInTransaction(
    db,
    database,
  )(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const reference = `F-${kind.slice(0, 1).toUpperCase()}${String(index).padStart(6, '0')}`
      await transaction.keepEnquiry(anEnquiry({ reference, receivedAt: at, email: visitor(index) }))
      await transaction.queueEmail({ kind, reference, queuedAt: at, dueAt: at })
    }
  })
  await db.destroy()
}
