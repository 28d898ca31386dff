import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { company } from '#content/company.ts'
import { priceBands } from '#content/price-bands.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { ReplyRule } from '#domain/quote/reply-deadlines.ts'
import { priceIndication } from '#domain/room/price.ts'
import { fileTransport } from './adapters/mail/file-transport.ts'
import { smtpTransport } from './adapters/mail/smtp-transport.ts'
import { makeReadBacklog } from './adapters/sql/backlog.ts'
import { migrateToLatest } from './adapters/sql/database.ts'
import { makeDigestRepository } from './adapters/sql/digests.ts'
import { openDatabase, sqliteFile } from './adapters/sql/open-database.ts'
import { makeCountStuckEmails, makeOutbox } from './adapters/sql/outbox.ts'
import { makeQuoteRepository } from './adapters/sql/quote-repository.ts'
import { makeInTransaction } from './adapters/sql/quote-transaction.ts'
import { makeReminderRepository } from './adapters/sql/reminders.ts'
import { makeReplyRepository } from './adapters/sql/replies.ts'
import { makeTraffic } from './adapters/traffic.ts'
import { createApp } from './app.ts'
import { buildId } from './build-id.ts'
import type { Config } from './config.ts'
import { ensureWritable } from './data-folder.ts'
import { makeWriteEmail } from './emails/write-email.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { readOwnerPages } from './http/owner-pages.tsx'
import { readPages } from './http/pages.tsx'
import { requestListener } from './http/request-listener.ts'
import { readSite } from './http/static-site.ts'
import { linkSecret } from './link-secret.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { makeDeliverEmails } from './outbox/deliver-emails.ts'
import { makeOutboxHealth } from './outbox/outbox-health.ts'
import { startPoller } from './poller.ts'
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

/** Composition root: the only place that knows every part. Throws a ConfigError when `dataDir` is not writable. */
export async function createServices(config: Config, { siteDir, log, now, replyRule = company }: Environment): Promise<Services> {
  ensureWritable(config.dataDir)
  const database = openDatabase(config)
  const db = await migrateToLatest(database)
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(join(config.dataDir, 'mail'))
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'error')
  const ownerLinks = makeOwnerLinks({ secret: config.linkSecret ?? linkSecret(config.dataDir), publicUrl: config.publicUrl })
  const repository = makeQuoteRepository(db, report)
  const outboxHealth = makeOutboxHealth({ now, countStuckEmails: makeCountStuckEmails(db) })

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
  const mailPoller = startPoller({ work: deliverEmails, onError: report, everyMs: MAIL_POLL_MS })
  const emailQueued = mailPoller.trigger
  const remindOwner = makeRemindOwner({ now, reminders: makeReminderRepository(db), emailQueued })
  const queueDigest = makeQueueDigest({ now, digests: makeDigestRepository(db), emailQueued })
  const deadlinePoller = startPoller({ work: queueDueEmails, onError: report, everyMs: DEADLINE_POLL_MS })
  const maintenancePoller = startPoller({ work: maintain, onError: report, everyMs: MAINTENANCE_POLL_MS })

  async function queueDueEmails() {
    await remindOwner()
    await queueDigest()
  }

  async function maintain() {
    const erased = await eraseOldQuotes()
    if (erased > 0) log.info({ event: 'old quotes erased', count: erased })
    const health = await outboxHealth()
    if (health.overdue + health.givenUp > 0) log.error({ event: 'alarm: emails stuck', ...health })
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
    checkDatabase: async () => void (await sql`select 1 from quotes limit 1`.execute(db)),
    pages: readPages(siteDir, FUNCTION_PATH, config.publicUrl),
    traffic: makeTraffic({ ...config, pool: database.pool }),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    outboxHealth,
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
    queueDueEmails,
    async close() {
      await Promise.all([mailPoller.stop(), deadlinePoller.stop(), maintenancePoller.stop()])
      await db.destroy()
    },
  }
}
