import { type Kysely, sql } from 'kysely'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import { type Searchable, searchWords } from '#domain/enquiry/search-words.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** Enquiries that are read and written at once when all are. */
const BATCH = 100
const SEARCHED = ['reference', 'name', 'phone', 'email', 'location', 'message'] as const

/** Makes stored enquiries findable, in the transaction that stores them. */
export async function indexEnquiries(db: Kysely<Tables>, enquiries: readonly Searchable[]): Promise<void> {
  if (enquiries.length === 0) return
  await db.insertInto('search_entries').values(enquiries.map(entryOf)).execute()
}

function entryOf(enquiry: Searchable) {
  const { phoneKey, emailKey } = customerKeys(enquiry)
  return { reference: enquiry.reference, phone_key: phoneKey, email_key: emailKey, words: searchWords(enquiry).join(' ') }
}

/** After a change of what it is found by. It keeps its place in the order. */
export async function indexAnew(db: Kysely<Tables>, reference: string): Promise<void> {
  const enquiry = await db.selectFrom('enquiries').select(SEARCHED).where('reference', '=', reference).executeTakeFirst()
  if (enquiry) await db.updateTable('search_entries').set(entryOf(enquiry)).where('reference', '=', reference).execute()
}

/** Every enquiry of a database whose enquiries have no entries: of an earlier version, or of a backup, which holds none. */
export async function indexAllEnquiries(db: Kysely<Tables>): Promise<void> {
  let after = { received_at: '', reference: '' }
  for (;;) {
    const enquiries = await db
      .selectFrom('enquiries')
      .select([...SEARCHED, 'received_at'])
      .where(sql<boolean>`(received_at, reference) > (${after.received_at}, ${after.reference})`)
      .orderBy('received_at')
      .orderBy('reference')
      .limit(BATCH)
      .execute()
    const last = enquiries.at(-1)
    if (!last) return
    await indexEnquiries(db, enquiries)
    after = last
  }
}
