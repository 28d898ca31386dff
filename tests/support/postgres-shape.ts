import type { ClientBase } from 'pg'

const SHAPE = `select jsonb_agg(part order by part)::text as shape from (
  select relname::text as part from pg_class where relnamespace = 'public'::regnamespace
  union all select relname || '.' || attname from pg_attribute join pg_class on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace
  union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select setconfig::text from pg_db_role_setting join pg_database on setdatabase = pg_database.oid where datname = current_database()
) as parts`

/** What a database is beside its rows: tables, columns, indexes, constraints and settings. */
export async function shapeOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape ?? ''
}
