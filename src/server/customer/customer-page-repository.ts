import type { Kysely } from 'kysely'
import type { Addition } from '#domain/enquiry/addition.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew } from '#server/core/outbox/queue-email.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { additionsTo } from '#server/enquiries/sql/additions.ts'
import { closeEnquiry } from '#server/enquiries/sql/close-enquiry.ts'
import { pageRow } from '#server/enquiries/sql/customer-pages.ts'
import { outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import { priceColumn } from '#server/enquiries/sql/price-column.ts'
import { onEnquiry } from '#server/enquiries/sql/store-turn.ts'

/** How many wrong guesses of the digits end a link. */
export const MOST_TRIES = 5

/** More than a person sends. */
const MOST_OTHERS = 20

/** Another request of a customer. `issuedAt`: of the link to its page. Instants are ISO 8601, UTC. */
export type OtherCase = Pick<Enquiry, 'reference' | 'project' | 'receivedAt'> & { issuedAt: string }

/** Stores what customers do on their pages. Instants are ISO 8601, UTC. */
export function makeCustomerPageRepository(db: Kysely<Tables>) {
  return {
    async find(tokenHash: string): Promise<{ reference: string; failedTries: number } | undefined> {
      const row = await db.selectFrom('customer_pages').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && { reference: row.reference, failedTries: row.failed_tries }
    },

    /**
     * The other requests that were sent from the same mailbox, the newest first, with when the link to each was issued: it was mailed there. A
     * shared telephone number is not enough, since anyone may write one.
     */
    async ofSameMailbox(reference: string): Promise<OtherCase[]> {
      const rows = await outsideQuarantine(db.selectFrom('enquiries'))
        .innerJoin('search_entries as other', 'other.reference', 'enquiries.reference')
        .innerJoin('search_entries as one', 'one.email_key', 'other.email_key')
        .innerJoin('customer_pages', 'customer_pages.reference', 'enquiries.reference')
        .select(['enquiries.reference', 'project', 'received_at', 'issued_at'])
        .where('one.reference', '=', reference)
        .where('enquiries.reference', '!=', reference)
        .orderBy('received_at', 'desc')
        .limit(MOST_OTHERS)
        .execute()
      return rows.map(({ reference, project, received_at, issued_at }) => ({ reference, project, receivedAt: received_at, issuedAt: issued_at }))
    },

    /** Counts a guess before it is looked at, so that guesses at the same time are no more than `MOST_TRIES`. Resolves to whether it may be looked at. */
    async countTry(tokenHash: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('customer_pages')
        .set(({ eb }) => ({ failed_tries: eb('failed_tries', '+', 1) }))
        .where('token_hash', '=', tokenHash)
        .where('failed_tries', '<', MOST_TRIES)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** After the right digits. */
    async clearTries(tokenHash: string): Promise<void> {
      await db.updateTable('customer_pages').set({ failed_tries: 0 }).where('token_hash', '=', tokenHash).execute()
    },

    /**
     * In place of a link that is locked, and queues the email with the new one. Resolves to whether there is a new one: not if one was
     * mailed at `notSince` or later.
     */
    replace: (tokenHash: string, page: CustomerPage, notSince: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const mailed = await transaction
          .selectFrom('emails')
          .select('id')
          .where('reference', '=', page.reference)
          .where('kind', '=', 'new customer link')
          .where('queued_at', '>=', notSince)
          .executeTakeFirst()
        if (mailed) return false
        const { numDeletedRows } = await transaction
          .deleteFrom('customer_pages')
          .where('token_hash', '=', tokenHash)
          .where('failed_tries', '>=', MOST_TRIES)
          .executeTakeFirstOrThrow()
        // Asked for twice at once, a link is replaced once.
        if (numDeletedRows === 0n) return true
        await transaction.insertInto('customer_pages').values(pageRow(page)).execute()
        await queueAnew(transaction, 'new customer link', page.reference, page.issuedAt)
        return true
      }),

    additions: (reference: string): Promise<Addition[]> => additionsTo(db, reference),

    /** Stores an addition once for each id, a new telephone number in the request too, and queues the email that tells the owner. */
    async add(reference: string, addition: Addition): Promise<void> {
      await onThe(reference, async (transaction) => {
        if (!(await insertAddition(transaction, reference, addition))) return
        if (addition.phone !== '') await transaction.updateTable('enquiries').set({ phone: addition.phone }).where('reference', '=', reference).execute()
        await queueUnlessWaiting(transaction, reference, addition.at)
      })
    },

    /**
     * Closes the request, stores the reason as an addition, ends its visit, and queues the email that tells the owner; nothing while it is
     * withdrawn, or goes on as another.
     */
    async withdraw(reference: string, addition: Addition): Promise<void> {
      await onThe(reference, async (transaction) => {
        const { merged_into } = await transaction.selectFrom('enquiries').select('merged_into').where('reference', '=', reference).executeTakeFirstOrThrow()
        if (merged_into !== null) return
        const latest = await transaction
          .selectFrom('replies')
          .select('kind')
          .where('reference', '=', reference)
          .where('undone_at', 'is', null)
          .orderBy('made_at', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (latest?.kind === 'withdrawn') return
        if (addition.message !== '') await insertAddition(transaction, reference, addition)
        const by = { party: 'customer' } as const
        await addReply(transaction, { id: `withdrawn-${addition.id}`, reference, kind: 'withdrawn', madeAt: addition.at, by })
        await queueAnew(transaction, 'withdrawal', reference, addition.at)
        await closeEnquiry(transaction, { reference, because: 'withdrawn', at: addition.at, by })
      })
    },
  }

  /** Nothing on an enquiry that is erased. */
  async function onThe(reference: string, work: (transaction: Kysely<Tables>) => Promise<void>) {
    await db.transaction().execute((transaction) => onEnquiry(transaction, reference, () => work(transaction)))
  }
}

/** Resolves to whether it was new. */
async function insertAddition(
  transaction: Kysely<Tables>,
  reference: string,
  { id, at, message, phone, callTime, plan, ...prices }: Addition,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('additions')
    .values({ id, reference, added_at: at, message, phone, call_time: callTime, plan: plan ?? null, price: priceColumn(prices) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** An email of the kind that waits tells of this addition too, unless it is being sent, or has been to another of the owner's addresses. */
async function queueUnlessWaiting(transaction: Kysely<Tables>, reference: string, at: string) {
  const waiting = await transaction
    .updateTable('emails')
    .set({ reference })
    .where('reference', '=', reference)
    .where('kind', '=', 'additions')
    .where('recipient', '=', 0)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emails as copies')
            .select('copies.id')
            .where('copies.reference', '=', reference)
            .where('copies.kind', '=', 'additions')
            .where('copies.recipient', '>', 0),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!waiting) await queueAnew(transaction, 'additions', reference, at)
}
