import type { Kysely } from 'kysely'

/** `bytea` is PostgreSQL's; SQLite stores bytes in a column of any type. They stand last, so that the rest is read without them. */
export async function createPhotos(db: Kysely<unknown>) {
  let photos = db.schema
    .createTable('photos')
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
  for (const column of ['width', 'height', 'size', 'stored_bytes']) photos = photos.addColumn(column, 'integer', (integer) => integer.notNull())
  await photos
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('thumb', 'bytea', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_photo_of_its_bytes', ['reference', 'sha256'])
    .execute()
  await db.schema.createIndex('photos_by_size').on('photos').column('stored_bytes').execute()
}
