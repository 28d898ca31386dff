import { readConfig } from '../config.ts'
import { migrateToLatest } from './database.ts'
import { openDatabase } from './open-database.ts'

/** The worker thread that `main.ts` starts for pending migrations. */
const db = await migrateToLatest(openDatabase(readConfig(process.env)))
await db.destroy()
