import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { QuoteRecord } from '../../quotes/quote-repository.ts'
import type { Reply } from '../../quotes/replies.ts'
import { quoteOf } from './quote-rows.ts'
import type { QuoteRow, ReplyRow, Tables } from './tables.ts'

type Row = QuoteRow & { sent_at: string | null; note: string | null }

/** Quotes with what has become of them; `choose` says which, and in what order. */
export async function quoteRecords(
  db: Kysely<Tables>,
  choose: <Result>(quotes: SelectQueryBuilder<Tables, 'quotes', Result>) => SelectQueryBuilder<Tables, 'quotes', Result>,
): Promise<QuoteRecord[]> {
  const rows: Row[] = await choose(db.selectFrom('quotes'))
    .leftJoin('letters', (join) => join.onRef('letters.reference', '=', 'quotes.reference').on('letters.kind', '=', 'owner'))
    .leftJoin('notes', 'notes.reference', 'quotes.reference')
    .selectAll('quotes')
    .select(['letters.sent_at', 'notes.note'])
    .execute()
  const replies = await repliesTo(
    db,
    rows.map(({ reference }) => reference),
  )
  return rows.map((row) => quoteRecordOf(row, replies.get(row.reference) ?? []))
}

/** Of these quotes, those that wait for the owner: told of, and with no reply that stands. */
export function unanswered<Result>(quotes: SelectQueryBuilder<Tables, 'quotes', Result>): SelectQueryBuilder<Tables, 'quotes', Result> {
  return quotes
    .where(({ or, eb }) => or([eb('quarantined_at', 'is', null), eb('released_at', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('replies').select('replies.id').whereRef('replies.reference', '=', 'quotes.reference').where('undone_at', 'is', null))),
    )
}

async function repliesTo(db: Kysely<Tables>, references: string[]): Promise<Map<string, Reply[]>> {
  if (references.length === 0) return new Map()
  const one = references.length === 1 ? references[0] : undefined
  const rows = await db
    .selectFrom('replies')
    .selectAll()
    .$if(one !== undefined, (query) => query.where('reference', '=', one ?? ''))
    .orderBy('made_at')
    .execute()
  return new Map(Object.entries(Object.groupBy(rows, ({ reference }) => reference)).map(([reference, some = []]) => [reference, some.map(replyOf)]))
}

function replyOf({ id, way, made_at, undone_at }: ReplyRow): Reply {
  return { id, way, madeAt: made_at, undoneAt: undone_at ?? undefined }
}

function quoteRecordOf({ suspicion, quarantined_at, released_at, sent_at, note, ...row }: Row, replies: Reply[]): QuoteRecord {
  return {
    ...quoteOf(row),
    quarantineReason: suspicion ?? undefined,
    quarantinedAt: quarantined_at ?? undefined,
    releasedAt: released_at ?? undefined,
    deliveredAt: sent_at ?? undefined,
    replies,
    note: note ?? '',
  }
}
