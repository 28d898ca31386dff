import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { inQuarantine, outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import { bookedAfter } from '#server/visits/visit-repository.ts'
import { LIST_SIZE, type ListName, type ListPlace } from './enquiry-lists.ts'
import { type FilterOfRows, fulfilling } from './filtered.ts'
import { startOfToday, TURN_PARTS, type TurnPart } from './turn-parts.ts'

/** An enquiry's place in a list. */
export type Listed = { reference: string; place: ListPlace }
/** One more than a page shows, to know whether there is another. */
export const READ = LIST_SIZE + 1

type ReadList = (db: Kysely<Tables>, at: string, after: ListPlace | undefined, filter: FilterOfRows) => Promise<Listed[]>

/** Each by an index that begins with the columns of its order. */
export const readLists: Record<ListName, ReadList> = {
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
    const rows = await bookedAfter(db, at)
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

  async all(db, at, after, filter) {
    const rows = await outsideQuarantine(db.selectFrom('enquiries'))
      .select(['reference', 'received_at'])
      .where(fulfilling(filter, at))
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

/** What waits for the owner at an instant. In the words of the index `enquiries_ours`. */
export function oursAt(db: Kysely<Tables>, at: string) {
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
export function proposedAt(db: Kysely<Tables>, at: string) {
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

/** Behind a place, in the order of these columns; everything, if it is none of theirs. */
function isPast(columns: readonly string[], direction: '<' | '>', after: readonly (string | number)[] | undefined): RawBuilder<boolean> {
  if (after?.length !== columns.length) return sql<boolean>`1 = 1`
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(direction)} (${sql.join(after)})`
}
