import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { CompanyFacts } from '#content/company/facts.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import type { Config } from './config.ts'
import { ensureWritable } from './data-folder.ts'
import { connectDatabase } from './database/connect-database.ts'
import type { Database } from './database/database.ts'
import type { Tables } from './database/tables.ts'
import type { ServedSite } from './http/site.ts'
import { makePeople, type People } from './people/people.ts'
import { type FormTokens, makeFormTokens } from './signing/form-tokens.ts'
import { linkSecret } from './signing/link-secret.ts'
import type { Signing } from './signing/signatures.ts'

/** What rooms stand on before anything has been read from the database. */
export type Base = {
  config: Config
  database: Database
  db: Kysely<Tables>
  people: People
  signing: Signing
  formTokens: FormTokens
  site: ServedSite
  now: () => Date
  log: Logger
  report: (error: unknown, requestId?: string) => void
}

/** The published content, as last read. */
export type PublishedNow = {
  content: () => SiteContent
  facts: () => CompanyFacts
}

/** What every room stands on. `emailQueued` sends what is due now instead of at the next poll. */
export type Core = Base & PublishedNow & { emailQueued: () => void }

type Environment = Pick<Base, 'site' | 'log' | 'now'> & {
  /** Runs the pending migrations of a database with tables. Without it they run in this thread, which serves nothing meanwhile. */
  migrate: (() => Promise<unknown>) | undefined
}

/** Throws a ConfigError when the data folder or the database file cannot be used. */
export async function openBase(config: Config, { site, log, now, migrate }: Environment): Promise<Base> {
  ensureWritable(config.dataDir)
  const { database, db } = await connectDatabase(config, migrate)
  const secret = config.linkSecret ?? linkSecret(config.dataDir)
  return {
    config,
    database,
    db,
    people: makePeople(db, config.mailTo),
    signing: { secret, publicUrl: config.publicUrl },
    formTokens: makeFormTokens(secret),
    site,
    now,
    log,
    report: (error, requestId) => log.error({ err: error, requestId }, 'error'),
  }
}
