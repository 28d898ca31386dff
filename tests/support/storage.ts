import { afterEach, beforeEach } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeOutbox } from '#server/core/outbox/outbox.ts'
import { makeCountStuckEmails } from '#server/core/outbox/outbox-health.ts'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import { emails } from '#server/emails.ts'
import { makeDigestRepository } from '#server/enquiries/remind/digests.ts'
import { makeReminderRepository } from '#server/enquiries/remind/reminders.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { makeReplyRepository } from '#server/enquiries/sql/replies.ts'
import { makePhotoRepository } from '#server/photos/photos.ts'
import { anEnquiry } from './a-request.ts'
import type { TestDatabase } from './databases.ts'

const NOON = '2026-11-21T12:00:00.000Z'

/** A new connection, as a process of its own would open it, and everything that stores in it. */
export async function openStorage(where: TestDatabase) {
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  return {
    db,
    database,
    inTransaction: makeInTransaction(db, database),
    outbox: makeOutbox(db, database, emails),
    repository: makeEnquiryRepository(db, undefined, database),
    replies: makeReplyRepository(db),
    photos: makePhotoRepository(db),
    reminders: makeReminderRepository(db, database),
    digests: makeDigestRepository(db),
    countStuckEmails: makeCountStuckEmails(db, emails),
  }
}

/** Gives each test of the block a database. Returns `open`, which connects to it as another process would; connections are closed afterwards. */
export function eachWithDatabase(newDatabase: () => Promise<TestDatabase>) {
  let where: TestDatabase
  const closing: (() => Promise<void>)[] = []
  beforeEach(async () => {
    where = await newDatabase()
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await where.remove()
  })
  return async () => {
    const storage = await openStorage(where)
    closing.push(() => storage.db.destroy())
    return storage
  }
}

/** Stores an enquiry, received at noon, with its email to the owner. */
export async function keepWithEmail({ inTransaction }: Pick<Awaited<ReturnType<typeof openStorage>>, 'inTransaction'>, reference: string, dueAt = NOON) {
  const enquiry = anEnquiry({ reference, receivedAt: NOON })
  await inTransaction(async (transaction) => {
    await transaction.keepEnquiry(enquiry)
    await transaction.queueEmail({ kind: 'owner', reference, queuedAt: NOON, dueAt })
  })
  return enquiry
}

/** Stores an enquiry received at that instant: in quarantine if it is suspected, else with its email to the owner. */
export async function keepReceivedAt(
  { inTransaction }: Pick<Awaited<ReturnType<typeof openStorage>>, 'inTransaction'>,
  reference: string,
  receivedAt: string,
  suspected: boolean,
) {
  await inTransaction(async (transaction) => {
    await transaction.keepEnquiry(anEnquiry({ reference, receivedAt }), suspected ? { reason: 'honeypot', suspicion: 0 } : undefined)
    if (!suspected) await transaction.queueEmail({ kind: 'owner', reference, queuedAt: receivedAt, dueAt: receivedAt })
  })
}

/** Queues what the owner writes to an enquiry's customer from the desk. */
export function mailReply({ db }: Pick<Awaited<ReturnType<typeof openStorage>>, 'db'>, reference: string) {
  const words = { to: 'asa@example.se', replyTo: 'anna@example.se', subject: 'Hej', text: 'Hej!' }
  return makeDeskRequestRepository(db).reply({ ...words, id: `m-${reference}`, reference, kind: 'reply', at: NOON }, { party: 'owner' }, 0)
}

/** The emails about an enquiry beside the first one to the owner: kind and when it was queued. */
export async function laterEmails({ db }: Pick<Awaited<ReturnType<typeof openStorage>>, 'db'>, reference: string) {
  const rows = await db.selectFrom('emails').select(['kind', 'queued_at']).where('reference', '=', reference).where('kind', '!=', 'owner').execute()
  return rows.map(({ kind, queued_at }) => [kind, queued_at]).toSorted()
}
