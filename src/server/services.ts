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

/** A letter waits at most this long when nobody calls the transport, for instance after a restart. */
const MAIL_POLL_MS = 5_000
/** So late, at most, comes a reminder or the morning's digest. */
const DEADLINE_POLL_MS = 30_000
/** Often enough that an alarm is raised well within the hour. */
const MAINTENANCE_POLL_MS = 10 * 60_000

export type Services = {
  /** Takes every request from the street; `app` is what stands behind it. */
  requestListener: RequestListener
  /** Tells this machine what there is to watch; never opened to the street. */
  metricsListener: RequestListener
  app: Hono
  /** Where requests are kept and where mail goes, in words. */
  books: string
  mail: string
  /** Queues now what the clock says is due, rather than at the next round. */
  queueDueEmails(): Promise<void>
  close(): Promise<void>
}

type Environment = {
  /** Where the build put the site. */
  siteDir: string
  log: Logger
  now: () => Date
  /** What visitors are promised; the company's own unless a test says otherwise. */
  replyRule?: ReplyRule
}

/** Puts the house together: the only place that knows every part. */
export async function createServices(config: Config, { siteDir, log, now, replyRule = company }: Environment): Promise<Services> {
  ensureWritable(config.dataDir)
  const database = openDatabase(config)
  const db = await migrateToLatest(database)
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(join(config.dataDir, 'mail'))
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'error')
  const ownerLinks = makeOwnerLinks({ secret: config.linkSecret ?? linkSecret(config.dataDir), publicUrl: config.publicUrl })
  const repository = makeQuoteRepository(db)
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
    outbox: makeOutbox(db, database),
    write: makeWriteEmail({ ...config, ownerLinks }),
    report: (event) => {
      metrics.delivery(event)
      log[event.event === 'email given up' ? 'error' : 'info'](event)
    },
  })
  const eraseOldQuotes = makeEraseOldQuotes({ now, repository, retentionMonths: config.retentionMonths })
  const mailPoller = startPoller({ work: deliverEmails, failed: report, everyMs: MAIL_POLL_MS })
  const emailQueued = mailPoller.trigger
  const remindOwner = makeRemindOwner({ now, reminders: makeReminderRepository(db), emailQueued })
  const queueDigest = makeQueueDigest({ now, digests: makeDigestRepository(db), emailQueued })
  const deadlinePoller = startPoller({ work: queueDueEmails, failed: report, everyMs: DEADLINE_POLL_MS })
  const maintenancePoller = startPoller({ work: maintain, failed: report, everyMs: MAINTENANCE_POLL_MS })

  async function queueDueEmails() {
    await remindOwner()
    await queueDigest()
  }

  async function maintain() {
    const forgotten = await eraseOldQuotes()
    if (forgotten > 0) log.info({ event: 'old quotes forgotten', count: forgotten })
    const health = await outboxHealth()
    if (health.overdue + health.givenUp > 0) log.error({ event: 'alarm: emails in trouble', ...health })
  }

  const app = createApp({
    receiveQuote: metrics.counted(
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
    seen: (request) => {
      metrics.answered(request)
      log.info(request)
    },
    report,
  })
  return {
    requestListener: requestListener(readSite(siteDir, config.publicUrl), app, config.publicUrl),
    metricsListener: getRequestListener(metricsRoutes({ metrics, report }).fetch),
    app,
    books: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : sqliteFile(config.dataDir),
    mail: transport.destination,
    queueDueEmails,
    async close() {
      await Promise.all([mailPoller.stop(), deadlinePoller.stop(), maintenancePoller.stop()])
      await db.destroy()
    },
  }
}
