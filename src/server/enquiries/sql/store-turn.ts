import type { Kysely } from 'kysely'
import { doesTurn, doesTurnByWhom } from '#domain/enquiry/history-kinds.ts'
import { eventsOfMerged, type Standing, standingOf, type TurnEvent, type TurnFacts } from '#domain/enquiry/turn.ts'
import type { EnquiryRow, Tables } from '#server/core/database/tables.ts'
import { isQuarantined } from '../enquiry-record.ts'
import { closedOf } from './enquiry-rows.ts'
import { entryToStore, indexAnew } from './search-entries.ts'
import { turnColumns } from './turn-columns.ts'
import { timeOf, visitsOf } from './visit-rows.ts'

/**
 * Reckons anew whose turn it is about an enquiry that is locked, after everything else of the transaction, and about the one that it was merged
 * into. Resolves to whether it was another.
 */
export async function storeTurn(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('enquiries')
    .select([...FACTS, ...COLUMNS, 'merged_into'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const isOther = await storeTurnOf(transaction, row)
  if (row.merged_into !== null) await storeTurnOfOther(transaction, row.merged_into)
  return isOther
}

/** Of another enquiry than the one that the transaction is about; none if it is erased. */
export async function storeTurnOfOther(transaction: Kysely<Tables>, reference: string) {
  if (await lockEnquiry(transaction, reference)) await storeTurn(transaction, reference)
}

async function storeTurnOf(transaction: Kysely<Tables>, row: TurnRow): Promise<boolean> {
  const columns = await columnsToStore(transaction, row)
  if (!columns) return false
  await transaction.updateTable('enquiries').set(columns).where('reference', '=', row.reference).execute()
  return true
}

/** The columns of an enquiry's turn, if others are stored. */
async function columnsToStore(db: Kysely<Tables>, row: TurnRow) {
  const columns = turnColumns(standingOf(await turnFacts(db, row)))
  return COLUMNS.every((column) => row[column] === columns[column]) ? undefined : columns
}

/**
 * Does work on an enquiry that is locked meanwhile, then works out anew whose turn it is and the words by which it is found. Does nothing
 * and resolves to undefined if the enquiry is erased or never existed.
 */
export async function onEnquiry<Result>(transaction: Kysely<Tables>, reference: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!(await lockEnquiry(transaction, reference))) return undefined
  const result = await work()
  await settle(transaction, reference)
  return result
}

/** Resolves to whether the turn has changed. */
async function settle(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  await indexAnew(transaction, reference)
  return storeTurn(transaction, reference)
}

async function lockEnquiry(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.updateTable('enquiries').set({ reference }).where('reference', '=', reference).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Works out anew whose turn it is for each of these enquiries, and stores it where it differs, in a transaction each. Resolves to the references
 * of those that were stored with another turn.
 */
export async function storeTurns(db: Kysely<Tables>, references: readonly string[]): Promise<string[]> {
  const changed: string[] = []
  for (const reference of references) {
    if (await isSettled(db, reference)) continue
    const isOther = await db.transaction().execute(async (transaction) => (await lockEnquiry(transaction, reference)) && settle(transaction, reference))
    if (isOther) changed.push(reference)
  }
  return changed
}

/** Read without a lock: to lock is to write, and most enquiries are as they should be. */
async function isSettled(db: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select([...FACTS, ...COLUMNS])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row === undefined || ((await columnsToStore(db, row)) === undefined && (await entryToStore(db, reference)) === undefined)
}

/** Whose turn it would be without what the customer is not told, and with what stands instead of it. Undefined if the enquiry is erased. */
export async function standingAsTold(
  db: Kysely<Tables>,
  reference: string,
  untold: ReadonlySet<string>,
  told: Pick<TurnFacts, 'visit' | 'closed'>,
): Promise<Standing | undefined> {
  const row = await db.selectFrom('enquiries').select(FACTS).where('reference', '=', reference).executeTakeFirst()
  return row && standingOf({ ...(await turnFacts(db, row, untold)), ...told })
}

const FACTS = ['reference', 'received_at', 'answer_by', 'quarantined_at', 'released_at', 'closed_at', 'closed_because'] as const
const COLUMNS = ['turn', 'turn_since', 'ours_from', 'ours_due'] as const
type TurnRow = Pick<EnquiryRow, (typeof FACTS)[number] | (typeof COLUMNS)[number]>

/** `untold`: the ids of replies and entries that are left out. */
async function turnFacts(db: Kysely<Tables>, row: Pick<EnquiryRow, (typeof FACTS)[number]>, untold: ReadonlySet<string> = new Set()): Promise<TurnFacts> {
  const { reference, received_at, answer_by, quarantined_at, released_at } = row
  const visit = (await visitsOf(db, [reference])).get(reference)
  return {
    receivedAt: received_at,
    answerBy: answer_by,
    isQuarantined: isQuarantined({ quarantinedAt: quarantined_at ?? undefined, releasedAt: released_at ?? undefined }),
    closed: closedOf(row),
    visit,
    events: [...(await turnEvents(db, reference, untold)), ...(await mergedEvents(db, reference))],
    taken: visit?.state === 'proposed' ? await bookedByOthers(db, reference) : [],
  }
}

async function turnEvents(db: Kysely<Tables>, reference: string, untold: ReadonlySet<string>): Promise<TurnEvent[]> {
  const replies = await db.selectFrom('replies').select(['id', 'kind', 'made_at']).where('reference', '=', reference).where('undone_at', 'is', null).execute()
  const history = await db
    .selectFrom('history')
    .select(['id', 'kind', 'at', 'party'])
    .where('reference', '=', reference)
    .where('undone_at', 'is', null)
    .execute()
  const additions = await db.selectFrom('additions').select('added_at').where('reference', '=', reference).execute()
  const photos = await db.selectFrom('photos').select('received_at').where('reference', '=', reference).execute()
  const isTold = ({ id }: { id: string }) => !untold.has(id)
  return [
    ...replies.filter(isTold).map(({ kind, made_at }) => ({ kind: 'reply', reply: kind, at: made_at }) as const),
    ...history.filter(isTold).flatMap(({ kind, at, party }): TurnEvent[] => {
      if (doesTurnByWhom(kind)) return [{ kind, at, by: party }]
      return doesTurn(kind) ? [{ kind, at }] : []
    }),
    ...additions.map(({ added_at }) => ({ kind: 'added', at: added_at }) as const),
    ...photos.map(({ received_at }) => ({ kind: 'photos', at: received_at }) as const),
  ]
}

/** What those that were merged into an enquiry say about it. */
async function mergedEvents(db: Kysely<Tables>, reference: string): Promise<TurnEvent[]> {
  const rows = await db.selectFrom('enquiries').select(FACTS).where('merged_into', '=', reference).execute()
  const events: TurnEvent[] = []
  for (const row of rows) events.push(...eventsOfMerged(await turnFacts(db, row)))
  return events
}

/** What others have booked of the times that are offered for an enquiry. */
async function bookedByOthers(db: Kysely<Tables>, reference: string): Promise<TurnFacts['taken']> {
  const rows = await db
    .selectFrom('visit_times as offered')
    .innerJoin('visits', (join) =>
      join.onRef('visits.start_at', '<', 'offered.end_at').onRef('visits.end_at', '>', 'offered.start_at').onRef('visits.reference', '!=', 'offered.reference'),
    )
    .select(['visits.start_at', 'visits.end_at', 'visits.changed_at'])
    .where('offered.reference', '=', reference)
    .where('visits.state', '=', 'booked')
    .execute()
  return rows.flatMap(({ start_at, end_at, changed_at }) =>
    start_at === null || end_at === null ? [] : [{ time: timeOf({ start_at, end_at }), at: changed_at ?? start_at }],
  )
}
