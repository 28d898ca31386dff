import type { Kysely } from 'kysely'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables, VisitRow } from '#server/core/database/tables.ts'

/** The visits of these enquiries, by reference. */
export async function visitsOf(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, Visit>> {
  if (references.length === 0) return new Map()
  const rows = await db.selectFrom('visits').selectAll().where('reference', 'in', references).execute()
  const times = rows.length === 0 ? [] : await db.selectFrom('visit_times').selectAll().where('reference', 'in', references).orderBy('start_at').execute()
  const offered = Map.groupBy(times, ({ reference }) => reference)
  return new Map(rows.map((row) => [row.reference, visitOf(row, (offered.get(row.reference) ?? []).map(timeOf))]))
}

export function visitOf(row: VisitRow, offered: VisitTime[]): Visit {
  const { uid, sequence, state, address, wish, change, changed_by, changed_at, assignee, assignee_name, assigned_at } = row
  return {
    uid,
    sequence,
    state,
    time: bookedTimeOf(row),
    address,
    wish,
    change: change && changed_by && changed_at ? { what: change, by: changed_by, at: changed_at } : undefined,
    offered,
    ...(assignee_name !== null && { assignee: { name: assignee_name, address: assignee ?? undefined, since: assigned_at ?? '' } }),
  }
}

export function timeOf({ start_at, end_at }: { start_at: string; end_at: string }): VisitTime {
  return { start: start_at, end: end_at }
}

/** Undefined until one was booked. */
export function bookedTimeOf({ start_at, end_at }: Pick<VisitRow, 'start_at' | 'end_at'>): VisitTime | undefined {
  return start_at === null || end_at === null ? undefined : timeOf({ start_at, end_at })
}
