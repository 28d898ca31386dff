import type { Kysely } from 'kysely'

/** What the owner has published of the site's content, and what is drafted. */
export async function createSiteVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('site_versions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('restores', 'integer')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('site_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute()
}
