import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** How many rows a query of tables finds. */
export async function numberOf(rows: SelectQueryBuilder<Tables, keyof Tables, object>): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
