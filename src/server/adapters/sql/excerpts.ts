import type { Kysely } from 'kysely'
import type { Excerpt } from '../../quotes/digest.ts'
import { PAGE_SIZE, type QuoteRecord } from '../../quotes/quote-repository.ts'
import { type ChooseQuotes, quoteRecords } from './quote-records.ts'
import type { ReportUnreadable } from './quote-rows.ts'
import type { Tables } from './tables.ts'

/** The quotes that `choose` selects: how many, and the first of them in the order of `order`. */
export async function readExcerpt(db: Kysely<Tables>, choose: ChooseQuotes, order: ChooseQuotes, report: ReportUnreadable): Promise<Excerpt<QuoteRecord>> {
  const { count } = await choose(db.selectFrom('quotes'))
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), first: await quoteRecords(db, (quotes) => order(choose(quotes)).limit(PAGE_SIZE), report) }
}
