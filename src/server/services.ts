import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { company } from '#content/company.ts'
import { priceBands } from '#content/price-bands.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { ReplyRule } from '#domain/quote/reply-deadlines.ts'
import { priceIndication } from '#domain/room/price.ts'
import { freeSpace, tryWriting } from './adapters/folder.ts'
import { fileTransport } from './adapters/mail/file-transport.ts'
import { smtpTransport } from './adapters/mail/smtp-transport.ts'
import { makeReadBacklog } from './adapters/sql/backlog.ts'
import { type Database, DatabaseFileError, migrateToLatest } from './adapters/sql/database.ts'
import { makeDigestRepository } from './adapters/sql/digests.ts'
import { openDatabase, SERVER_QUERY_MS, sqliteFile } from './adapters/sql/open-database.ts'
import { makeCountStuckEmails, makeOutbox } from './adapters/sql/outbox.ts'
import { makeQuoteRepository } from './adapters/sql/quote-repository.ts'
import { makeInTransaction } from './adapters/sql/quote-transaction.ts'
import { makeReminderRepository } from './adapters/sql/reminders.ts'
import { makeReplyRepository } from './adapters/sql/replies.ts'
import type { Tables } from './adapters/sql/tables.ts'
import { makeTryWriting } from './adapters/sql/try-writing.ts'
import { makeTraffic } from './adapters/traffic.ts'
import { createApp } from './app.ts'
import { buildId } from './build-id.ts'
import { type Config, ConfigError } from './config.ts'
import { ensureWritable } from './data-folder.ts'
import { makeWriteEmail } from './emails/write-email.ts'
import { makeHealth } from './health.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { readOwnerPages } from './http/owner-pages.tsx'
import { readPages } from './http/pages.tsx'
import { requestListener } from './http/request-listener.ts'
import { readSite } from './http/static-site.ts'
import { linkSecret } from './link-secret.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { makeDeliverEmails } from './outbox/deliver-emails.ts'
import { makeOutboxHealth } from './outbox/outbox-health.ts'
import { makePoller } from './poller.ts'
import { makeConfirmQuote } from './quotes/confirm-quote.ts'
import { makeQueueDigest } from './quotes/digest.ts'
import { makeEraseOldQuotes } from './quotes/erase-old-quotes.ts'
import { makeFollowUp } from './quotes/follow-up.ts'
import { makeOwnerLinks } from './quotes/owner-links.ts'
import { makeReceiveQuote } from './quotes/receive-quote.ts'
import { newReference } from './quotes/reference.ts'
import { makeRemindOwner } from './quotes/remind-owner.ts'

/** Upper limit on an email's wait when nothing triggers the poller, for instance after a restart. */
const MAIL_POLL_MS = 5_000
/** Upper limit on the delay of a reminder or the morning's digest. */
const DEADLINE_POLL_MS = 30_000
/** Short enough to raise an alarm well within the hour. */
const MAINTENANCE_POLL_MS = 10 * 60_000

type Services = {
  /** The public server: the built site first, then `app`. */
  requestListener: RequestListener
  /** Serves the metrics. Listens on the loopback only, never on the public address. */
  metricsListener: RequestListener
  app: Hono
  /** Where quotes are stored and where email goes, for the start message. */
  storage: string
  mailDestination: string
  /** Starts sending email, reminding and erasing. For when the server listens: what has piled up must not keep visitors waiting. */
  startWork(): void
  /** Queues due reminders and digests now instead of at the next poll. */
  queueDueEmails(): Promise<void>
  close(): Promise<void>
}

type Environment = {
  /** The folder of the built site. */
  siteDir: string
  log: Logger
  now: () => Date
  /** When a reply is promised. The default is the company's rule; tests pass their own. */
  replyRule?: ReplyRule
}

/** Composition root: the only place that knows every part. Throws a ConfigError when data folder or database file cannot be used. */
export async function createServices(config: Config, { siteDir, log, now, replyRule = company }: Environment): Promise<Services> {
  ensureWritable(config.dataDir)
  const { database, db } = await connect(config)
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(join(config.dataDir, 'mail'))
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'error')
  const ownerLinks = makeOwnerLinks({ secret: config.linkSecret ?? linkSecret(config.dataDir), publicUrl: config.publicUrl })
  const repository = makeQuoteRepository(db, report)
  const health = makeHealth({
    tryDatabase: makeTryWriting(db),
    tryFolder: () => tryWriting(config.dataDir),
    freeSpace: () => freeSpace(config.dataDir),
    storesInFolder: config.databaseUrl === undefined,
    outboxHealth: makeOutboxHealth({ now, countStuckEmails: makeCountStuckEmails(db) }),
  })

  const metrics = makeMetrics({
    now,
    readBacklog: makeReadBacklog(db),
    replyHours: replyRule.replyHours,
    functionPath: FUNCTION_PATH,
    build: buildId(siteDir),
  })

  const deliverEmails = makeDeliverEmails({
    now,
    transport,
    outbox: makeOutbox(db, database, report),
    write: makeWriteEmail({ ...config, ownerLinks }),
    report: (event) => {
      metrics.emailAttempted(event)
      log[event.event === 'email given up' ? 'error' : 'info'](event)
    },
  })
  const eraseOldQuotes = makeEraseOldQuotes({ now, repository, retentionMonths: config.retentionMonths })
  const mailPoller = makePoller({ work: deliverEmails, onError: report, everyMs: MAIL_POLL_MS })
  const emailQueued = mailPoller.trigger
  const remindOwner = makeRemindOwner({ now, reminders: makeReminderRepository(db), emailQueued })
  const queueDigest = makeQueueDigest({ now, digests: makeDigestRepository(db), emailQueued })
  const deadlinePoller = makePoller({ work: queueDueEmails, onError: report, everyMs: DEADLINE_POLL_MS })
  const maintenancePoller = makePoller({ work: maintain, onError: report, everyMs: MAINTENANCE_POLL_MS })

  const pollers = [mailPoller, deadlinePoller, maintenancePoller]

  /** The digest first: the reminders of a bad week may take a while. */
  async function queueDueEmails(signal?: AbortSignal) {
    await queueDigest()
    await remindOwner(signal)
  }

  async function maintain(signal: AbortSignal) {
    await raiseAlarms()
    const erased = await eraseOldQuotes(signal)
    if (erased > 0) log.info({ event: 'old quotes erased', count: erased })
  }

  async function raiseAlarms() {
    try {
      const { lowOnSpace, emails } = await health()
      if (emails.overdue + emails.givenUp > 0) log.error({ event: 'alarm: emails stuck', ...emails })
      if (lowOnSpace) log.error({ event: 'alarm: little space left in DATA_DIR' })
    } catch (error) {
      log.error({ event: 'alarm: requests cannot be stored', err: error })
    }
  }

  const app = createApp({
    receiveQuote: metrics.countOutcomes(
      makeReceiveQuote({
        now,
        newReference,
        inTransaction: makeInTransaction(db, database),
        replyRule,
        confirmQuote: makeConfirmQuote({ perDay: config.confirmationsPerDay }),
        indicatePrice: (plan) => priceIndication(plan, priceBands, company.rot),
        emailQueued,
      }),
    ),
    followUp: makeFollowUp({ now, repository, replies: makeReplyRepository(db), replyRule, emailQueued }),
    ownerLinks,
    ownerPages: readOwnerPages(siteDir),
    now,
    pages: readPages(siteDir, FUNCTION_PATH, config.publicUrl),
    traffic: makeTraffic({ ...config, pool: database.pool }),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    health,
    requestDone: (request) => {
      metrics.requestDone(request)
      log.info(request)
    },
    report,
  })
  return {
    requestListener: requestListener(readSite(siteDir, config.publicUrl), app, config.publicUrl),
    metricsListener: getRequestListener(metricsRoutes({ metrics, report }).fetch),
    app,
    storage: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : sqliteFile(config.dataDir),
    mailDestination: transport.destination,
    startWork() {
      for (const poller of pollers) poller.start()
    },
    queueDueEmails,
    async close() {
      await Promise.all(pollers.map((poller) => poller.stop()))
      await db.destroy()
    },
  }
}

/**
 * Migrations run first, on a connection of their own: they may take longer than a query of the server. It is closed last, because
 * SQLite's last connection merges its log into the file, and the first request would wait for the disk longer.
 */
async function connect(config: Config): Promise<{ database: Database; db: Kysely<Tables> }> {
  try {
    const migrated = await migrateToLatest(openDatabase(config))
    const database = openDatabase(config, SERVER_QUERY_MS)
    await migrated.destroy()
    return { database, db: new Kysely<Tables>({ dialect: database.dialect }) }
  } catch (error) {
    throw error instanceof DatabaseFileError ? new ConfigError(error.message) : error
  }
}
