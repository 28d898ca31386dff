import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/core/database/database.ts'
import { makeGroupCommit } from '#server/core/database/group-commit.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { type ReportUnreadable, reportToConsole } from '#server/core/database/unreadable.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import type { EnquiryTransaction, InTransaction } from '../enquiry-transaction.ts'
import { sizeOf } from '../quarantine/quarantine-room.ts'
import { addEntry } from './add-entry.ts'
import { pageIssuedAt, pageRow } from './customer-links.ts'
import { outsideQuarantine } from './enquiry-records.ts'
import { deadlineColumns, enquiryOf } from './enquiry-rows.ts'
import { queueListEmail } from './list-emails.ts'
import { priceColumn } from './price-column.ts'
import { indexEnquiries } from './search-entries.ts'

/** Longer than a transaction: what joins a list commits before the list is sent. */
const LIST_CLOSED_MS = 30_000

/** PostgreSQL groups commits by itself; SQLite, with its one writer, needs help (group-commit.ts). */
export function makeInTransaction(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, report = reportToConsole): InTransaction {
  if (writers === 'many') return (work) => db.transaction().execute((transaction) => work(enquiryTransactionOn(transaction, report)))
  const inGroupCommit = makeGroupCommit(db)
  return (work) => inGroupCommit((transaction) => work(enquiryTransactionOn(transaction, report)))
}

function enquiryTransactionOn(transaction: Transaction<Tables>, report: ReportUnreadable): EnquiryTransaction {
  return {
    async keepEnquiry({ receivedAt, answerBy, remindAt, remindAgainAt, price, ...enquiry }, quarantine) {
      const quarantined = quarantine && {
        quarantine_reason: quarantine.reason,
        suspicion_points: quarantine.suspicion,
        quarantined_at: receivedAt,
        quarantined_bytes: sizeOf(enquiry),
      }
      await transaction
        .insertInto('enquiries')
        .values({
          ...enquiry,
          ...quarantined,
          ...(price && { price: priceColumn(price) }),
          ...deadlineColumns({ answerBy, remindAt, remindAgainAt }),
          received_at: receivedAt,
        })
        .execute()
      await indexEnquiries(transaction, [enquiry])
    },

    async answerBy(reference) {
      const row = await outsideQuarantine(transaction.selectFrom('enquiries')).select('answer_by').where('reference', '=', reference).executeTakeFirst()
      return row?.answer_by
    },

    async receivedAt(reference) {
      const row = await transaction.selectFrom('enquiries').select('received_at').where('reference', '=', reference).executeTakeFirst()
      return row?.received_at
    },
    async isConfirmed(reference) {
      const row = await transaction.selectFrom('emails').select('id').where('reference', '=', reference).where('kind', '=', 'confirmation').executeTakeFirst()
      return row !== undefined
    },

    async release(reference, at, deadlines, by) {
      const row = await transaction
        .updateTable('enquiries')
        .set({ released_at: at, ...deadlineColumns(deadlines) })
        .where('reference', '=', reference)
        .where('quarantined_at', 'is not', null)
        .where('released_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (row) await addEntry(transaction, { reference, kind: 'released', at, by })
      return row && enquiryOf(row, report)
    },

    async openCustomerPage(page) {
      await transaction.insertInto('customer_pages').values(pageRow(page)).execute()
    },

    customerPageIssuedAt: (reference) => pageIssuedAt(transaction, reference),

    async queueEmail({ kind, reference, queuedAt, dueAt }) {
      await transaction
        .insertInto('emails')
        .values(newEmailRow(kind, { reference }, queuedAt, dueAt))
        .execute()
    },

    async addToOwnerList(reference, at, dueAt) {
      const open = await transaction
        .selectFrom('emails')
        .select('about')
        .where('kind', '=', 'owner list')
        .where('queued_at', '<=', at)
        .where('due_at', '>', new Date(Date.parse(at) + LIST_CLOSED_MS).toISOString())
        .where('due_at', '<=', dueAt)
        .where('sent_at', 'is', null)
        .orderBy('queued_at', 'desc')
        .executeTakeFirst()
      const list = open?.about ?? dueAt
      if (!open) await queueListEmail(transaction, { kind: 'owner list', name: list, queuedAt: at, dueAt })
      await transaction.updateTable('enquiries').set({ listed_in: list }).where('reference', '=', reference).execute()
    },

    async countEmails(kind, queuedSince) {
      const { count } = await transaction
        .selectFrom('emails')
        .select((from) => from.fn.countAll().as('count'))
        .where('kind', '=', kind)
        .where('recipient', '=', 0)
        .where('queued_at', '>=', queuedSince)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    findKey,

    async claimKey({ key, reference, contentHash, claimedAt }, freshSince) {
      const claim = { reference, content_hash: contentHash, claimed_at: claimedAt }
      const claimed = await transaction
        .insertInto('dedup_keys')
        .values({ key, ...claim })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(claim).where('dedup_keys.claimed_at', '<', freshSince))
        .returning('key')
        .executeTakeFirst()
      return claimed ? undefined : findKey(key)
    },
  }

  async function findKey(key: string) {
    const row = await transaction.selectFrom('dedup_keys').selectAll().where('key', '=', key).executeTakeFirst()
    return row && { key, reference: row.reference, contentHash: row.content_hash, claimedAt: row.claimed_at }
  }
}
