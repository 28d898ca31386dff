import { type Kysely, sql } from 'kysely'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import { type Searchable, searchWords } from '#domain/enquiry/search-words.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** Quotes that are read and written at once when all are. */
const BATCH = 100
const SEARCHED = ['reference', 'name', 'phone', 'email', 'location', 'message'] as const

/** Makes stored quotes findable, in the transaction that stores them. */
export async function indexQuotes(db: Kysely<Tables>, quotes: readonly Searchable[]): Promise<void> {
  if (quotes.length === 0) return
  await db.insertInto('search_entries').values(quotes.map(entryOf)).execute()
}

function entryOf(quote: Searchable) {
  const { phoneKey, emailKey } = customerKeys(quote)
  return { reference: quote.reference, phone_key: phoneKey, email_key: emailKey, words: searchWords(quote).join(' ') }
}

/** After a change of what it is found by. It keeps its place in the order. */
export async function indexAnew(db: Kysely<Tables>, reference: string): Promise<void> {
  const quote = await db.selectFrom('quotes').select(SEARCHED).where('reference', '=', reference).executeTakeFirst()
  if (quote) await db.updateTable('search_entries').set(entryOf(quote)).where('reference', '=', reference).execute()
}

/** Every quote of a database whose quotes have no entries: of an earlier version, or of a backup, which holds none. */
export async function indexAllQuotes(db: Kysely<Tables>): Promise<void> {
  let after = { received_at: '', reference: '' }
  for (;;) {
    const quotes = await db
      .selectFrom('quotes')
      .select([...SEARCHED, 'received_at'])
      .where(sql<boolean>`(received_at, reference) > (${after.received_at}, ${after.reference})`)
      .orderBy('received_at')
      .orderBy('reference')
      .limit(BATCH)
      .execute()
    const last = quotes.at(-1)
    if (!last) return
    await indexQuotes(db, quotes)
    after = last
  }
}
