import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { CustomerPage } from '../customer-links.ts'

export function pageRow({ reference, tokenHash, issuedAt }: CustomerPage) {
  return { token_hash: tokenHash, reference, issued_at: issuedAt, failed_tries: 0 }
}

/** When the link to the page was issued; undefined if there is none, as for a request from before there were such pages. */
export async function pageIssuedAt(db: Kysely<Tables>, reference: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer_pages').select('issued_at').where('reference', '=', reference).executeTakeFirst()
  return row?.issued_at
}

/** Stores when the owner first said that the request has been read, for the customer's page. */
export function makeSetSeen(db: Kysely<Tables>) {
  return async (reference: string, at: string): Promise<void> => {
    await db.updateTable('enquiries').set({ seen_at: at }).where('reference', '=', reference).where('seen_at', 'is', null).execute()
  }
}

/** Opens the page of a request that has none, as one from before there were such pages. */
export async function openPageOnce(transaction: Kysely<Tables>, page: CustomerPage) {
  await transaction
    .insertInto('customer_pages')
    .values(pageRow(page))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}
