import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { SearchTerm } from '#domain/enquiry/search-words.ts'
import type { Database } from '#server/core/database/database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { enquiryRecords, inQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import { bookedAfter } from '#server/visits/visit-repository.ts'
import { findEntries } from './desk-search.ts'
import { COUNTED_UP_TO, type EnquiryPage, LIST_SIZE, type ListCounts, type ListedEnquiry, type ListName, type ListPlace } from './enquiry-lists.ts'
import { filterChoices, fulfilling, rowFilter } from './filtered.ts'
import { type FilterChoices, isFiltered, type ListFilter } from './list-filter.ts'
import { type Listed, oursAt, proposedAt, READ, readLists } from './read-lists.ts'

/** Those that go on as another. In the words of the index `enquiries_merged`. */
const MERGED = sql`(select reference from enquiries where merged_into is not null)`

export type EnquiryLists = ReturnType<typeof makeEnquiryLists>

/** The stored enquiries in lists of `LIST_SIZE`. `at` is now. Instants are ISO 8601, UTC. */
export function makeEnquiryLists(db: Kysely<Tables>, database: Pick<Database, 'writers'>, report = reportToConsole) {
  return {
    async counts(at: string): Promise<ListCounts> {
      const row = await db
        .selectNoFrom([
          countOf(oursAt(db, at).select('reference')).as('turn'),
          countOf(bookedAfter(db, at).select('visits.reference')).as('upcoming'),
          countOf(proposedAt(db, at).select('visits.reference')).as('proposed'),
          countOf(inQuarantine(db.selectFrom('enquiries')).select('reference')).as('quarantined'),
        ])
        .executeTakeFirstOrThrow()
      const visits = Math.min(COUNTED_UP_TO, Number(row.upcoming) + Number(row.proposed))
      return { turn: Number(row.turn), visits, quarantined: Number(row.quarantined) }
    },

    /** How many of those whose turn is the owner's are late. */
    async late(at: string): Promise<number> {
      const { counted } = await countOf(oursAt(db, at).select('reference').where('ours_due', '<=', at)).executeTakeFirstOrThrow()
      return Number(counted)
    },

    /** `filter`: of the list of all. */
    page: async (name: ListName, at: string, after: ListPlace | undefined, filter: ListFilter = {}): Promise<EnquiryPage> =>
      pageOf(await readLists[name](db, at, after, await rowFilter(db, at, filter))),

    /** Those of every list that fulfil all terms, newest first; none without terms. */
    async search(
      terms: readonly SearchTerm[],
      after: ListPlace | undefined,
      { at, filter }: { at: string; filter: ListFilter } = { at: '', filter: {} },
    ): Promise<EnquiryPage> {
      const before = Number(after?.[0])
      const among = isFiltered(filter) ? { condition: fulfilling(await rowFilter(db, at, filter), at), isOfMonth: filter.month !== undefined } : undefined
      const entries = await findEntries(db, database, terms, { before: Number.isSafeInteger(before) ? before : undefined, among, most: READ })
      return pageOf(entries.map(({ number, reference }) => ({ reference, place: [String(number)] })))
    },

    filterChoices: (at: string, filter: ListFilter): Promise<FilterChoices> => filterChoices(db, at, filter),

    /** The others with the telephone number or the mail address of an enquiry that were not merged, newest first, `LIST_SIZE` at most. */
    async sameCustomer(reference: string): Promise<ListedEnquiry[]> {
      const { rows } = await sql<{ reference: string }>`select other.reference from search_entries as one, search_entries as other
        where one.reference = ${reference} and other.reference <> one.reference and other.reference not in ${MERGED}
          and (other.phone_key = one.phone_key or other.email_key = one.email_key)
        order by other.number desc limit ${LIST_SIZE}`.execute(db)
      return listedEnquiries(rows.map((row) => row.reference))
    },
  }

  async function pageOf(listed: readonly Listed[]): Promise<EnquiryPage> {
    const shown = listed.slice(0, LIST_SIZE)
    const enquiries = await listedEnquiries(shown.map(({ reference }) => reference))
    return { enquiries, next: listed.length > LIST_SIZE ? shown.at(-1)?.place : undefined }
  }

  /** In the given order. One that was erased meanwhile is left out. */
  async function listedEnquiries(references: readonly string[]): Promise<ListedEnquiry[]> {
    if (references.length === 0) return []
    const records = await enquiryRecords(db, (enquiries) => enquiries.where('enquiries.reference', 'in', references), report)
    const requests = await requestsOfTheSame(references)
    const added = await additionsToThose(references)
    const byReference = new Map(records.map((record) => [record.reference, record]))
    return references.flatMap((reference) => {
      const record = byReference.get(reference)
      const { drawn = false, words = '' } = added.get(reference) ?? {}
      return record ? [{ ...record, drawn: record.plan !== undefined || drawn, addedWords: words, requests: requests.get(reference) ?? 1 }] : []
    })
  }

  async function requestsOfTheSame(references: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ reference: string; requests: number }>`select reference, (select count(*) from
      (select 1 from search_entries as other where (other.phone_key = one.phone_key or other.email_key = one.email_key) and other.reference not in ${MERGED} limit ${COUNTED_UP_TO}) as others) as requests
      from search_entries as one where reference in (${sql.join(references)})`.execute(db)
    return new Map(rows.map(({ reference, requests }) => [reference, Number(requests)]))
  }

  /** Whether the customer added a drawing, and the latest words. */
  async function additionsToThose(references: readonly string[]): Promise<Map<string, { drawn: boolean; words: string }>> {
    const rows = await db
      .selectFrom('additions')
      .select((from) => ['reference', 'message', from.case().when('plan', 'is', null).then(0).else(1).end().as('drawn')])
      .where('reference', 'in', references)
      .orderBy('added_at')
      .execute()
    const some = Map.groupBy(rows, ({ reference }) => reference)
    return new Map([...some].map(([reference, added]) => [reference, { drawn: added.some(({ drawn }) => drawn === 1), words: latestWords(added) }]))
  }

  /** For a column of one row. */
  function countOf<Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, { reference: string }>) {
    return db.selectFrom(rows.limit(COUNTED_UP_TO).as('rows')).select((from) => from.fn.countAll().as('counted'))
  }
}

function latestWords(additions: readonly { message: string }[]): string {
  return additions.findLast(({ message }) => message !== '')?.message ?? ''
}
