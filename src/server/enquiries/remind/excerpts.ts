import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { PAGE_SIZE, type QuoteRecord } from '../quote-repository.ts'
import { type ChooseQuotes, quoteRecords } from '../sql/quote-records.ts'
import type { Excerpt } from './digest.ts'

/** The quotes that `choose` selects: how many, and the first of them in the order of `order`. */
export async function readExcerpt(db: Kysely<Tables>, choose: ChooseQuotes, order: ChooseQuotes, report: ReportUnreadable): Promise<Excerpt<QuoteRecord>> {
  const { count } = await choose(db.selectFrom('quotes'))
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), first: await quoteRecords(db, (quotes) => order(choose(quotes)).limit(PAGE_SIZE), report) }
}
