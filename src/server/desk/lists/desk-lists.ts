import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#server/core/database/database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { PAGE_SIZE } from '#server/enquiries/enquiry-repository.ts'
import { enquiryRecords, inQuarantine, outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import { findEntries } from './desk-search.ts'
import { COUNTED_UP_TO, type EnquiryLists, type EnquiryPage, type ListedEnquiry, type ListName, type ListPlace } from './enquiry-lists.ts'
import { startOfToday, TURN_PARTS, type TurnPart } from './turn-parts.ts'

/** An enquiry's place in a list. One more than a page is read, to know whether there is another. */
type Listed = { reference: string; place: ListPlace }
const READ = PAGE_SIZE + 1

export function makeEnquiryLists(db: Kysely<Tables>, database: Pick<Database, 'writers'>, report = reportToConsole): EnquiryLists {
  return {
    async counts(at) {
      const row = await db
        .selectNoFrom([
          countOf(oursAt(db, at).select('reference')).as('turn'),
          countOf(oursAt(db, at).select('reference').where('ours_due', '<=', at)).as('late'),
          countOf(bookedFrom(db, at).select('visits.reference')).as('upcoming'),
          countOf(proposedAt(db, at).select('visits.reference')).as('proposed'),
          countOf(inQuarantine(db.selectFrom('enquiries')).select('reference')).as('quarantined'),
        ])
        .executeTakeFirstOrThrow()
      const visits = Math.min(COUNTED_UP_TO, Number(row.upcoming) + Number(row.proposed))
      return { turn: Number(row.turn), late: Number(row.late), visits, quarantined: Number(row.quarantined) }
    },

    page: async (name, at, after) => pageOf(await lists[name](db, at, after)),

    async search(terms, after) {
      const before = Number(after?.[0])
      const entries = await findEntries(db, database, terms, Number.isSafeInteger(before) ? before : undefined, READ)
      return pageOf(entries.map(({ number, reference }) => ({ reference, place: [String(number)] })))
    },

    async sameCustomer(reference) {
      const { rows } = await sql<{ reference: string }>`select other.reference from search_entries as one, search_entries as other
        where one.reference = ${reference} and other.reference <> one.reference
          and (other.phone_key = one.phone_key or other.email_key = one.email_key)
        order by other.number desc limit ${PAGE_SIZE}`.execute(db)
      return listedEnquiries(rows.map((row) => row.reference))
    },
  }

  async function pageOf(listed: readonly Listed[]): Promise<EnquiryPage> {
    const shown = listed.slice(0, PAGE_SIZE)
    const enquiries = await listedEnquiries(shown.map(({ reference }) => reference))
    return { enquiries, next: listed.length > PAGE_SIZE ? shown.at(-1)?.place : undefined }
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
      (select 1 from search_entries as other where other.phone_key = one.phone_key or other.email_key = one.email_key limit ${COUNTED_UP_TO}) as others) as requests
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

type ReadList = (db: Kysely<Tables>, at: string, after: ListPlace | undefined) => Promise<Listed[]>

/** Each by an index that begins with the columns of its order. */
const lists: Record<ListName, ReadList> = {
  async turn(db, at, after) {
    const [part, due, reference] = after ?? []
    const begun = TURN_PARTS.find((name) => name === part) ?? 'first'
    const parts = TURN_PARTS.slice(TURN_PARTS.indexOf(begun))
    const listed: Listed[] = []
    for (const name of parts) {
      const behind = name === part && due !== undefined && reference !== undefined ? [due, reference] : undefined
      listed.push(...(await turnPart(db, at, name, behind, READ - listed.length)))
      if (listed.length === READ) break
    }
    return listed
  },

  async visits(db, at, after) {
    const rows = await bookedFrom(db, at)
      .select(['visits.reference', 'start_at'])
      .where(isPast(['start_at', 'reference'], '>', after))
      .orderBy('start_at')
      .orderBy('reference')
      .limit(READ)
      .execute()
    return rows.map(visitPlace)
  },

  /** Those that lapse first, first. */
  async proposed(db, at, after) {
    const rows = await proposedAt(db, at)
      .select(['visits.reference', 'ours_from'])
      .where(isPast(['ours_from', 'visits.reference'], '>', after))
      .orderBy('ours_from')
      .orderBy('visits.reference')
      .limit(READ)
      .execute()
    return rows.map(({ reference, ours_from }) => ({ reference, place: [ours_from ?? '', reference] }))
  },

  async 'past visits'(db, at, after) {
    const rows = await db
      .selectFrom('visits')
      .select(['reference', 'start_at'])
      .where('state', '=', 'booked')
      .where('start_at', '<=', at)
      .where('end_at', '<=', at)
      .where(isPast(['start_at', 'reference'], '<', after))
      .orderBy('start_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(READ)
      .execute()
    return rows.map(visitPlace)
  },

  async all(db, _, after) {
    const rows = await outsideQuarantine(db.selectFrom('enquiries'))
      .select(['reference', 'received_at'])
      .where(isPast(['received_at', 'reference'], '<', after))
      .orderBy('received_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(READ)
      .execute()
    return rows.map(({ reference, received_at }) => ({ reference, place: [received_at, reference] }))
  },

  /** Those that look most ordinary first. */
  async quarantined(db, _, after) {
    const [points, ...others] = after ?? []
    const place = Number.isSafeInteger(Number(points)) ? [Number(points), ...others] : undefined
    const rows = await inQuarantine(db.selectFrom('enquiries'))
      .select(['reference', 'received_at', 'suspicion_points'])
      .where(isPast(['suspicion_points', 'received_at', 'reference'], '>', place))
      .orderBy('suspicion_points')
      .orderBy('received_at')
      .orderBy('reference')
      .limit(READ)
      .execute()
    return rows.map(({ reference, received_at, suspicion_points }) => ({ reference, place: [String(suspicion_points ?? 0), received_at, reference] }))
  },

  async closed(db, _, after) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['reference', 'closed_at'])
      .where('closed_at', 'is not', null)
      .where(isPast(['closed_at', 'reference'], '<', after))
      .orderBy('closed_at', 'desc')
      .orderBy('reference', 'desc')
      .limit(READ)
      .execute()
    return rows.map(({ reference, closed_at }) => ({ reference, place: [closed_at ?? '', reference] }))
  },
}

function latestWords(additions: readonly { message: string }[]): string {
  return additions.findLast(({ message }) => message !== '')?.message ?? ''
}

/** What waits for the owner at an instant. In the words of the index `enquiries_ours`. */
function oursAt(db: Kysely<Tables>, at: string) {
  return db.selectFrom('enquiries').where('ours_from', 'is not', null).where('ours_from', '<=', at)
}

/** Of those that are late the latest first: they can be saved soonest. */
async function turnPart(db: Kysely<Tables>, at: string, part: TurnPart, after: readonly string[] | undefined, most: number): Promise<Listed[]> {
  const isFirst = sql<boolean>`(timeline = 'akut' and turn = 'new' or received_at >= ${startOfToday(at)})`
  const [direction, order] = part === 'late' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const rows = await oursAt(db, at)
    .select(['reference', 'ours_due'])
    .where('ours_due', part === 'late' ? '<=' : '>', at)
    .$if(part === 'first', (ours) => ours.where(isFirst))
    .$if(part === 'today', (ours) => ours.where(({ not }) => not(isFirst)))
    .where(isPast(['ours_due', 'reference'], direction, after))
    .orderBy('ours_due', order)
    .orderBy('reference', order)
    .limit(most)
    .execute()
  return rows.map(({ reference, ours_due }) => ({ reference, place: [part, ours_due ?? '', reference] }))
}

/** Times that the customer can still choose from. */
function proposedAt(db: Kysely<Tables>, at: string) {
  return db
    .selectFrom('visits')
    .innerJoin('enquiries', 'enquiries.reference', 'visits.reference')
    .where('visits.state', '=', 'proposed')
    .where('turn', '=', 'times proposed')
    .where('ours_from', '>', at)
}

function visitPlace({ reference, start_at }: { reference: string; start_at: string | null }): Listed {
  return { reference, place: [start_at ?? '', reference] }
}

/** Booked visits that are not over. By the index on the start: none is longer than a day. */
function bookedFrom(db: Kysely<Tables>, at: string) {
  return db
    .selectFrom('visits')
    .where('state', '=', 'booked')
    .where('start_at', '>', new Date(Date.parse(at) - DAY_MS).toISOString())
    .where('end_at', '>', at)
}

const DAY_MS = 86_400_000

/** Behind a place, in the order of these columns; everything, if it is none of theirs. */
function isPast(columns: readonly string[], direction: '<' | '>', after: readonly (string | number)[] | undefined): RawBuilder<boolean> {
  if (after?.length !== columns.length) return sql<boolean>`1 = 1`
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(direction)} (${sql.join(after)})`
}
