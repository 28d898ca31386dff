import type { Kysely, Transaction } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { QuarantineReason } from '#domain/enquiry/quarantine-reason.ts'
import type { ReplyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import { townOf } from '#domain/enquiry/town.ts'
import { standingOf } from '#domain/enquiry/turn.ts'
import type { Database } from '#server/core/database/database.ts'
import { makeGroupCommit } from '#server/core/database/group-commit.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { type ReportUnreadable, reportToConsole } from '#server/core/database/unreadable.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import type { CustomerPage } from '../customer-links.ts'
import { sizeOf } from '../quarantine/quarantine-capacity.ts'
import { addEntry } from './add-entry.ts'
import { pageIssuedAt, pageRow } from './customer-pages.ts'
import { outsideQuarantine } from './enquiry-records.ts'
import { deadlineColumns, enquiryOf } from './enquiry-rows.ts'
import { queueListEmail } from './list-emails.ts'
import { priceColumn } from './price-column.ts'
import { indexEnquiries } from './search-entries.ts'
import { storeTurn } from './store-turn.ts'
import { turnColumns } from './turn-columns.ts'

/** An email to queue, which is not sent before `dueAt`. Instants are ISO 8601, UTC. */
export type NewEmail = { kind: EmailKind; reference: string; queuedAt: string; dueAt: string }

/** Why an enquiry is quarantined. `suspicion`: points (domain/suspicion); the fewer, the more ordinary it looks. */
export type Quarantine = { reason: QuarantineReason; suspicion: number }

/**
 * Recognises a request that is sent again. A request claims one key for its Idempotency-Key and one for its content, and a
 * confirmation claims one for its address and day. No two enquiries hold the same key.
 */
export type DedupKey = { key: string; reference: string; contentHash: string; claimedAt: string }

/** Runs `work` in a transaction: everything it writes is stored, or nothing. */
export type InTransaction = <Result>(work: (transaction: EnquiryTransaction) => Promise<Result>) => Promise<Result>

/** A list takes no more enquiries so long before it is sent: longer than a transaction, so that what joins it is stored by then. */
const LIST_CLOSED_MS = 30_000

/** PostgreSQL groups commits by itself; SQLite, with its one writer, needs help (group-commit.ts). */
export function makeInTransaction(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, report = reportToConsole): InTransaction {
  if (writers === 'many') return (work) => db.transaction().execute((transaction) => work(enquiryTransactionOn(transaction, report)))
  const inGroupCommit = makeGroupCommit(db)
  return (work) => inGroupCommit((transaction) => work(enquiryTransactionOn(transaction, report)))
}

/** What can be read and written while a transaction is open. */
export type EnquiryTransaction = ReturnType<typeof enquiryTransactionOn>

function enquiryTransactionOn(transaction: Transaction<Tables>, report: ReportUnreadable) {
  return {
    /** Stores an enquiry: in quarantine, if `quarantine` says why. */
    async keepEnquiry({ receivedAt, answerBy, remindAt, remindAgainAt, price, otherPrice, ...enquiry }: Enquiry, quarantine?: Quarantine): Promise<void> {
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
          ...turnColumns(
            standingOf({ receivedAt, answerBy, isQuarantined: quarantine !== undefined, closed: undefined, visit: undefined, events: [], taken: [] }),
          ),
          price: priceColumn({ price, otherPrice }),
          ...deadlineColumns({ answerBy, remindAt, remindAgainAt }),
          received_at: receivedAt,
          town: townOf(enquiry.location),
        })
        .execute()
      await indexEnquiries(transaction, [enquiry])
    },

    /** The deadline of the promised reply; undefined if the enquiry is in quarantine, where nothing is promised, or does not exist. */
    async answerBy(reference: string): Promise<string | undefined> {
      const row = await outsideQuarantine(transaction.selectFrom('enquiries')).select('answer_by').where('reference', '=', reference).executeTakeFirst()
      return row?.answer_by
    },

    /** When a stored enquiry was received; undefined if it does not exist. */
    async receivedAt(reference: string): Promise<string | undefined> {
      const row = await transaction.selectFrom('enquiries').select('received_at').where('reference', '=', reference).executeTakeFirst()
      return row?.received_at
    },

    /** Whether a confirmation to the visitor was queued. */
    async isConfirmed(reference: string): Promise<boolean> {
      const row = await transaction.selectFrom('emails').select('id').where('reference', '=', reference).where('kind', '=', 'confirmation').executeTakeFirst()
      return row !== undefined
    },

    /** Takes an enquiry out of quarantine with new deadlines. Resolves to the enquiry, or undefined if it is not in quarantine. */
    async release(reference: string, at: string, deadlines: ReplyDeadlines, by: Doer): Promise<Enquiry | undefined> {
      const row = await transaction
        .updateTable('enquiries')
        .set({ released_at: at, ...deadlineColumns(deadlines) })
        .where('reference', '=', reference)
        .where('quarantined_at', 'is not', null)
        .where('released_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      await addEntry(transaction, { reference, kind: 'released', at, by })
      await storeTurn(transaction, reference)
      return enquiryOf(row, report)
    },

    /** Opens the customer's page about a stored enquiry. */
    async openCustomerPage(page: CustomerPage): Promise<void> {
      await transaction.insertInto('customer_pages').values(pageRow(page)).execute()
    },

    /** When the link to the customer's page was issued; undefined if there is none. */
    customerPageIssuedAt: (reference: string): Promise<string | undefined> => pageIssuedAt(transaction, reference),

    queueEmail: ({ kind, reference, queuedAt, dueAt }: NewEmail): Promise<void> => queueEmail(transaction, kind, { reference }, queuedAt, dueAt),

    /** Puts the enquiry on the next list to the owner, which is sent at `dueAt` at the latest. A list that is about to be sent takes no more. */
    async addToOwnerList(reference: string, at: string, dueAt: string): Promise<void> {
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

    countEmails: (kind: EmailKind, queuedSince: string): Promise<number> =>
      numberOf(transaction.selectFrom('emails').where('kind', '=', kind).where('recipient', '=', 0).where('queued_at', '>=', queuedSince)),

    findKey,

    /** Claims the key unless it was claimed since `freshSince`; then returns that earlier claim. */
    async claimKey({ key, reference, contentHash, claimedAt }: DedupKey, freshSince: string): Promise<DedupKey | undefined> {
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

  async function findKey(key: string): Promise<DedupKey | undefined> {
    const row = await transaction.selectFrom('dedup_keys').selectAll().where('key', '=', key).executeTakeFirst()
    return row && { key, reference: row.reference, contentHash: row.content_hash, claimedAt: row.claimed_at }
  }
}
