import type { Kysely } from 'kysely'

/** The owner's pictures for the site, a row for each size. The bytes stand last, so that the rest is read without them. */
export async function createSitePictures(db: Kysely<unknown>) {
  await db.schema
    .createTable('site_pictures')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_size_of_a_site_picture', ['id', 'width', 'format'])
    .execute()
}
