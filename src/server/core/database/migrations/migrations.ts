import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchema } from './001-schema.ts'

/**
 * Applied in the order of their names. One that has run anywhere is never edited. After adding one, `npm run backup-fixture`
 * writes its fixture into operation/backup/fixtures.
 */
export const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },

  // What raises a price is stored under the name that it has everywhere else.
  '002-price-drivers': {
    async up(db: Kysely<unknown>) {
      for (const table of ['enquiries', 'additions'])
        await sql`update ${sql.table(table)} set price = replace(price, '"movers":', '"priceDrivers":') where price is not null`.execute(db)
    },
  },
}
