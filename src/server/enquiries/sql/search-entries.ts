import { type Kysely, sql } from 'kysely'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import { type Searchable, searchWords } from '#domain/enquiry/search-words.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** How many enquiries are read and written at once when all are indexed. */
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

/** Indexes an enquiry again after a change. Its entry keeps its place in the order, and is written only if it differs. */
export async function indexAnew(db: Kysely<Tables>, reference: string): Promise<void> {
  const entry = await entryToStore(db, reference)
  if (entry) await db.updateTable('search_entries').set(entry).where('reference', '=', reference).execute()
}

/** The entry that an enquiry should have, if another is stored. */
export async function entryToStore(db: Kysely<Tables>, reference: string) {
  const enquiry = await db.selectFrom('enquiries').select(SEARCHED).where('reference', '=', reference).executeTakeFirst()
  const stored = await db.selectFrom('search_entries').select(['phone_key', 'email_key', 'words']).where('reference', '=', reference).executeTakeFirst()
  if (!enquiry || !stored) return undefined
  const entry = entryOf({ ...enquiry, written: (await writtenAbout(db, [reference])).get(reference) ?? [] })
  const isSame = entry.words === stored.words && entry.phone_key === stored.phone_key && entry.email_key === stored.email_key
  return isSame ? undefined : entry
}

/** Indexes every enquiry of a database without entries: one of an earlier version, or a backup, which holds none. */
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
    const written = await writtenAbout(
      db,
      enquiries.map(({ reference }) => reference),
    )
    await indexEnquiries(
      db,
      enquiries.map((enquiry) => ({ ...enquiry, written: written.get(enquiry.reference) ?? [] })),
    )
    after = last
  }
}

/** What was written about these enquiries, by reference: the history's texts, additions, the owner's emails, and a visit's address and wish. */
async function writtenAbout(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, string[]>> {
  const rows = [
    ...(await db.selectFrom('history').select(['reference', 'text']).where('reference', 'in', references).where('text', '!=', '').execute()).map(
      ({ reference, text }) => ({ reference, texts: [text] }),
    ),
    ...(await db.selectFrom('additions').select(['reference', 'message', 'call_time']).where('reference', 'in', references).execute()).map(
      ({ reference, message, call_time }) => ({ reference, texts: [message, call_time] }),
    ),
    ...(await db.selectFrom('messages').select(['reference', 'subject', 'text']).where('reference', 'in', references).execute()).map(
      ({ reference, subject, text }) => ({ reference, texts: [subject, text] }),
    ),
    ...(await db.selectFrom('visits').select(['reference', 'address', 'wish']).where('reference', 'in', references).execute()).map(
      ({ reference, address, wish }) => ({ reference, texts: [address, wish] }),
    ),
  ]
  const byReference = Map.groupBy(rows, ({ reference }) => reference)
  return new Map([...byReference].map(([reference, some]) => [reference, some.flatMap(({ texts }) => texts)]))
}
