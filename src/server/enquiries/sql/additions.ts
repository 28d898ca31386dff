import type { Kysely } from 'kysely'
import type { Addition } from '#domain/enquiry/addition.ts'
import type { AdditionRow, Tables } from '#server/core/database/tables.ts'
import { readPriceColumn } from './price-column.ts'

/** In order of time; from an instant on, if one is given. */
export async function additionsTo(db: Kysely<Tables>, reference: string, since = ''): Promise<Addition[]> {
  const rows = await db
    .selectFrom('additions')
    .selectAll()
    .where('reference', '=', reference)
    .where('added_at', '>=', since)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rows.map(additionOf)
}

function additionOf({ id, added_at, message, phone, call_time, plan, price }: AdditionRow): Addition {
  return { id, at: added_at, message, phone, callTime: call_time, ...(plan !== null && { plan }), ...readPriceColumn(price) }
}
