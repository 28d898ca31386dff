import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { keysOf } from '#domain/keys-of.ts'
import { type EmailRow, type EnquiryRow, roomTables, type Tables, type VisitRow } from '#server/core/database/tables.ts'
import { onEnquiry } from './store-turn.ts'

/**
 * What the owner does with a form of the desk. `id` identifies the form that was sent and what is stored for it, so that a form sent twice
 * counts once. `sendsAt`: when the emails about it are sent, ISO 8601, UTC: until then it can be undone. Undefined for at once. `asks`: whether it asks
 * the customer, who may answer at once on the page.
 */
export type FormDeed = { id: string; sendsAt?: string | undefined; asks?: boolean }

/** A deed whose emails still wait. */
export type UndoableDeed = { id: string; sendsAt: string }

/** What a deed may change beside the history and the emails. */
type State = {
  closed: Pick<EnquiryRow, 'closed_at' | 'closed_because'>
  visit: { row: VisitRow | null; times: Tables['visit_times'][] }
  /** The rows about the enquiry in tables of other rooms. */
  rooms: { [table: string]: Record<string, unknown>[] }
}

/**
 * What it takes to undo a deed. `queued`: the ids of the emails about it; `dropped`: the emails that these replaced. `added`: the ids of
 * its replies and its entries in the history. `before` and `after` hold the parts of the state that it changed.
 */
export type DeedRecord = { asks: boolean; queued: string[]; dropped: EmailRow[]; added: string[]; before: Partial<State>; after: Partial<State> }

/** A record is deleted so long after its emails were to leave: nobody wants to undo it then, even if no mail server has taken them. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Does a deed about an enquiry: once, if it is a form's. Resolves to `done` if the same form has done it before, and to undefined if it was undone
 * since or the enquiry is gone.
 */
export function onEnquiryOnce<Result>(
  transaction: Kysely<Tables>,
  reference: string,
  form: FormDeed | undefined,
  done: Result,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!form) return onEnquiry(transaction, reference, work)
  const { id, sendsAt, asks = false } = form
  return onEnquiry(transaction, reference, async () => {
    const before = await storedDeed(transaction, id)
    if (before) return before.undone_at === null ? done : undefined
    return sendsAt === undefined ? work() : undoably(transaction, { id, reference, sendsAt, asks }, work)
  })
}

/** The reply or the entry that a form has stored. */
export async function storedDeed(db: Kysely<Tables>, id: string): Promise<{ undone_at: string | null } | undefined> {
  return (
    (await db.selectFrom('replies').select('undone_at').where('id', '=', id).executeTakeFirst()) ??
    (await db.selectFrom('history').select('undone_at').where('id', '=', id).executeTakeFirst())
  )
}

/** Notes what it takes to undo the work, if an email waits to tell of it. */
async function undoably<Result>(
  transaction: Kysely<Tables>,
  { id, reference, sendsAt, asks }: UndoableDeed & { reference: string; asks: boolean },
  work: () => Promise<Result>,
) {
  const before = await readAll(transaction, reference)
  const result = await work()
  const after = await readAll(transaction, reference)
  const queued = after.emails.filter((email) => !before.emails.some((one) => one.id === email.id)).map((email) => email.id)
  if (queued.length === 0) return result
  const record: DeedRecord = {
    asks,
    queued,
    dropped: before.emails.filter((email) => !after.emails.some((one) => one.id === email.id)),
    added: after.deeds.filter((deed) => !before.deeds.includes(deed)),
    before: differing(before.state, after.state),
    after: differing(after.state, before.state),
  }
  await transaction
    .deleteFrom('undoable_deeds')
    .where('sends_at', '<', new Date(Date.parse(sendsAt) - LONGEST_MS).toISOString())
    .execute()
  await transaction
    .insertInto('undoable_deeds')
    .values({ id, reference, sends_at: sendsAt, record: JSON.stringify(record) })
    .execute()
  return result
}

async function readAll(db: Kysely<Tables>, reference: string) {
  const emails = await db.selectFrom('emails').selectAll().where('reference', '=', reference).execute()
  const replies = await db.selectFrom('replies').select('id').where('reference', '=', reference).execute()
  const history = await db.selectFrom('history').select('id').where('reference', '=', reference).execute()
  return { emails, deeds: [...replies, ...history].map(({ id }) => id), state: await readState(db, reference) }
}

async function readState(db: Kysely<Tables>, reference: string): Promise<State> {
  const closed = await db.selectFrom('enquiries').select(['closed_at', 'closed_because']).where('reference', '=', reference).executeTakeFirstOrThrow()
  const row = await db.selectFrom('visits').selectAll().where('reference', '=', reference).executeTakeFirst()
  const times = await db.selectFrom('visit_times').selectAll().where('reference', '=', reference).orderBy('start_at').execute()
  return { closed, visit: { row: row ?? null, times }, rooms: await readRooms(db, reference) }
}

async function readRooms(db: Kysely<Tables>, reference: string): Promise<State['rooms']> {
  const rooms: State['rooms'] = {}
  for (const table of UNDONE_TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where reference = ${reference}`.execute(db)
    rooms[table] = rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return rooms
}

const UNDONE_TABLES = keysOf(roomTables).filter((table) => roomTables[table].isUndone)

/** The parts of one state that are different in the other. */
function differing(one: State, other: State): Partial<State> {
  return {
    ...(!isSame(one.closed, other.closed) && { closed: one.closed }),
    ...(!isSame(one.visit, other.visit) && { visit: one.visit }),
    ...(!isSame(one.rooms, other.rooms) && { rooms: one.rooms }),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether what a deed changed is still as it left it. */
export async function isAsLeft(db: Kysely<Tables>, reference: string, { after }: DeedRecord): Promise<boolean> {
  const now = await readState(db, reference)
  return (
    (!after.closed || isSame(after.closed, now.closed)) && (!after.visit || isSame(after.visit, now.visit)) && (!after.rooms || isSame(after.rooms, now.rooms))
  )
}

/** The rows are as before, in every table where they are not. */
export async function restoreRooms(transaction: Kysely<Tables>, reference: string, before: State['rooms'], after: State['rooms']) {
  for (const table of UNDONE_TABLES) {
    const rows = before[table] ?? []
    if (isSame(rows, after[table])) continue
    await sql`delete from ${sql.table(table)} where reference = ${reference}`.execute(transaction)
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(transaction)
    }
  }
}

export async function readDeedRecord(db: Kysely<Tables>, reference: string, id: string): Promise<DeedRecord | undefined> {
  const row = await db.selectFrom('undoable_deeds').select('record').where('id', '=', id).where('reference', '=', reference).executeTakeFirst()
  return row && JSON.parse(row.record)
}

/** What can be undone about an enquiry: no mail server may have seen any of the emails. */
export async function undoableDeeds(db: Kysely<Tables>, reference: string): Promise<UndoableDeed[]> {
  const { deeds, unsent } = await readDeeds(db, reference)
  return deeds.filter(({ record }) => record.queued.every((email) => unsent.has(email))).map(({ id, sendsAt }) => ({ id, sendsAt }))
}

/** What was done, in its order, and the ids of the emails that no mail server may have seen. */
async function readDeeds(db: Kysely<Tables>, reference: string) {
  const rows = await db.selectFrom('undoable_deeds').selectAll().where('reference', '=', reference).orderBy('sends_at').execute()
  const unsent = rows.length === 0 ? [] : await db.selectFrom('emails').select('id').where('reference', '=', reference).where(isUntouched).execute()
  return {
    deeds: rows.map(({ id, sends_at, record }): UndoableDeed & { record: DeedRecord } => ({ id, sendsAt: sends_at, record: JSON.parse(record) })),
    unsent: new Set(unsent.map(({ id }) => id)),
  }
}

/** What was done but is not told. `ids`: of its replies and entries. `before`: what it changed, as it was, unless that was changed again since. */
type Untold = { ids: ReadonlySet<string>; before: Partial<Pick<State, 'closed' | 'visit'>> }

/** A mail server that takes nothing keeps nobody from reading on the page what was done: it is told so long after its emails were to leave. */
const LONGEST_UNTOLD_MS = 60_000

/** What can still be undone about an enquiry, and is therefore not told to the customer. What asks the customer is: only what is there can be answered. */
export async function untoldDeeds(db: Kysely<Tables>, reference: string, now: Date): Promise<Untold> {
  const { deeds, unsent } = await readDeeds(db, reference)
  const records: DeedRecord[] = []
  // The latest first: an email whose place its own has taken was not sent either.
  for (const { sendsAt, record } of deeds.toReversed()) {
    if (Date.parse(sendsAt) + LONGEST_UNTOLD_MS <= now.getTime() || !record.queued.every((email) => unsent.has(email))) continue
    for (const { id, sent_at } of record.dropped) if (sent_at === null) unsent.add(id)
    if (!record.asks) records.unshift(record)
  }
  const ids = new Set(records.flatMap(({ added }) => added))
  if (ids.size === 0) return { ids, before: {} }
  const before: Partial<State> = Object.assign({}, ...records.map((record) => record.before).toReversed())
  const after: Partial<State> = Object.assign({}, ...records.map((record) => record.after))
  const state = await readState(db, reference)
  return {
    ids,
    before: {
      ...(before.closed && isSame(after.closed, state.closed) && { closed: before.closed }),
      ...(before.visit && isSame(after.visit, state.visit) && { visit: before.visit }),
    },
  }
}

function isUntouched(email: ExpressionBuilder<Tables, 'emails'>) {
  return email.and([email('sent_at', 'is', null), email('given_up_at', 'is', null), email('leased_until', 'is', null), email('attempts', '=', 0)])
}

/** Takes emails out of the outbox. Resolves to whether no mail server can have seen any of them; else the transaction must be rolled back. */
export async function takeBackEmails(transaction: Kysely<Tables>, ids: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('emails').where('id', 'in', ids).where(isUntouched).executeTakeFirstOrThrow()
  return numDeletedRows === BigInt(ids.length)
}
