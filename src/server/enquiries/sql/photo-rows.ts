import type { Kysely } from 'kysely'
import type { PhotoRow, Tables } from '#server/core/database/tables.ts'
import type { PhotoFacts, PhotoThumb } from '../photo-facts.ts'

/** Those before the bytes: SQLite reads a row from its start. */
export const FACTS = ['sha256', 'position', 'kind', 'width', 'height', 'size'] as const

/** The photos of an enquiry as an email shows them, in order. */
export function readThumbs(db: Kysely<Tables>, reference: string): Promise<PhotoThumb[]> {
  return db
    .selectFrom('photos')
    .select([...FACTS, 'thumb'])
    .where('reference', '=', reference)
    .orderBy('position')
    .orderBy('received_at')
    .execute()
}

/** What is known of the photos of several enquiries, by reference, in order. */
export async function photosOf(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, PhotoFacts[]>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('photos')
    .select(['reference', ...FACTS])
    .where('reference', 'in', references)
    .orderBy('position')
    .orderBy('received_at')
    .execute()
  return new Map([...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, some]) => [reference, some.map(factsOf)]))
}

function factsOf({ sha256, position, kind, width, height, size }: Pick<PhotoRow, (typeof FACTS)[number]>): PhotoFacts {
  return { sha256, position, kind, width, height, size }
}
