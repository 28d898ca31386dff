import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SearchTerm } from '#domain/enquiry/search-words.ts'
import type { Database } from '#server/core/database/database.ts'
import type { Tables } from '#server/core/database/tables.ts'

type FoundEntry = { number: number; reference: string }

/** Of what is found, so many are sorted; what is found more often is read in order. */
const FEW = 1000

/** What the enquiries fulfil. `isOfMonth`: few of them do, and an index on their arrival leads to those. */
type Among = { condition: RawBuilder<boolean>; isOfMonth: boolean }
/** Those stored before that of the number `before`, `most` of them. */
type Asked = { before: number | undefined; among: Among | undefined; most: number }

/** The newest entries that fulfil all terms. */
export async function findEntries(
  db: Kysely<Tables>,
  { writers }: Pick<Database, 'writers'>,
  terms: readonly SearchTerm[],
  asked: Asked,
): Promise<FoundEntry[]> {
  if (terms.length === 0) return []
  return writers === 'one' ? findByFts5(db, asFts5(terms), asked) : findByTsvector(db, asTsquery(terms), asked)
}

/** The words' own order is followed, and no more is read than is needed for a page; of a month the enquiries are read first. */
async function findByFts5(db: Kysely<Tables>, query: string, { before, among, most }: Asked): Promise<FoundEntry[]> {
  const earlier = before === undefined ? sql`` : sql`and rowid < ${before}`
  const found = sql`select rowid from search_words where search_words match ${query} ${earlier}`
  const { rows } = await (among === undefined
    ? sql<FoundEntry>`select number, reference from search_entries where number in (${found} order by rowid desc limit ${most}) order by number desc`
    : among.isOfMonth
      ? // Without the sign SQLite would search for the words once for each enquiry.
        sql<FoundEntry>`select number, reference from enquiries cross join search_entries using (reference)
          where ${among.condition} and +number in (${found}) order by number desc limit ${most}`
      : sql<FoundEntry>`select number, reference from (${found} order by rowid desc) as found cross join search_entries on number = found.rowid
          cross join enquiries using (reference) where ${among.condition} order by found.rowid desc limit ${most}`
  ).execute(db)
  return rows
}

/**
 * Read in order, a rare word is searched for in every entry; sorted, a frequent one is read from every entry. PostgreSQL cannot tell
 * them apart for words of which it has no statistics.
 */
async function findByTsvector(db: Kysely<Tables>, query: string, { before, among, most }: Asked): Promise<FoundEntry[]> {
  const earlier = before === undefined ? sql`` : sql`and number < ${before}`
  const found = sql`from search_entries where lexemes @@ ${query}::tsquery ${earlier}`
  const { rows: some } = await sql<FoundEntry>`select number, reference ${found} limit ${FEW}`.execute(db)
  const filter = among ? sql`and exists (select 1 from enquiries where enquiries.reference = search_entries.reference and ${among.condition})` : sql``
  if (some.length === 0) return []
  if (some.length < FEW && !among) return some.toSorted((one, other) => other.number - one.number).slice(0, most)
  const of = some.length < FEW ? sql`from search_entries where number in (${sql.join(some.map(({ number }) => number))})` : found
  const { rows } = await sql<FoundEntry>`select number, reference ${of} ${filter} order by number desc limit ${most}`.execute(db)
  return rows
}

/** Words are letters and digits only, so nothing between the quotes is syntax. */
function asFts5(terms: readonly SearchTerm[]): string {
  return joined(terms, ' AND ', ' OR ', (word) => `"${word}"${isBeginning(word) ? '*' : ''}`)
}

function asTsquery(terms: readonly SearchTerm[]): string {
  return joined(terms, ' & ', ' | ', (word) => `'${word}'${isBeginning(word) ? ':*' : ''}`)
}

function joined(terms: readonly SearchTerm[], and: string, or: string, write: (word: string) => string): string {
  return terms.map((term) => `(${term.map((words) => `(${words.map(write).join(and)})`).join(or)})`).join(and)
}

function isBeginning(word: string): boolean {
  return word.length > 1
}
