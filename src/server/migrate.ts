import { migrateToLatest } from './adapters/sql/database.ts'
import { openDatabase } from './adapters/sql/open-database.ts'
import { readConfig } from './config.ts'

/** The worker thread that `main.ts` starts for pending migrations. */
const db = await migrateToLatest(openDatabase(readConfig(process.env)))
await db.destroy()
