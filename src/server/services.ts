import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { company } from '#content/company.ts'
import { priceBands } from '#content/price-bands.ts'
import type { PromiseRule } from '#domain/quote/reply-deadlines.ts'
import { priceIndication } from '#domain/room/price.ts'
import { mailboxPostman } from './adapters/mail/file-transport.ts'
import { smtpPostman } from './adapters/mail/smtp-transport.ts'
import { makeReadBacklog } from './adapters/sql/backlog.ts'
import { openBooks } from './adapters/sql/database.ts'
import { makeDigestBook } from './adapters/sql/digests.ts'
import { openDatabase, sqliteFile } from './adapters/sql/open-database.ts'
import { makeCountTrouble, makeOutbox } from './adapters/sql/outbox.ts'
import { makeArchive } from './adapters/sql/quote-repository.ts'
import { makeInTransaction } from './adapters/sql/quote-transaction.ts'
import { makeReminderBook } from './adapters/sql/reminders.ts'
import { makeReplyBook } from './adapters/sql/replies.ts'
import { makeTraffic } from './adapters/traffic.ts'
import { createApp } from './app.ts'
import { builtFrom } from './build-id.ts'
import type { Config } from './config.ts'
import { makeWritable } from './data-folder.ts'
import { makeWriteLetter } from './emails/write-email.ts'
import { metricsDoor } from './http/metrics-routes.ts'
import { readOwnerPages } from './http/owner-pages.tsx'
import { readPages } from './http/pages.tsx'
import { FUNCTION_PATH } from './http/quote-routes.ts'
import { frontDoor } from './http/request-listener.ts'
import { readSite } from './http/static-site.ts'
import { linkSecret } from './link-secret.ts'
import { makeMeters } from './metrics/metrics.ts'
import { makeDeliverLetters } from './outbox/deliver-emails.ts'
import { makeLettersInTrouble } from './outbox/outbox-health.ts'
import { startRounds } from './poller.ts'
import { makeConfirmQuote } from './quotes/confirm-quote.ts'
import { makeQueueDigest } from './quotes/digest.ts'
import { makeForgetOldQuotes } from './quotes/erase-old-quotes.ts'
import { makeFollowUp } from './quotes/follow-up.ts'
import { makeOwnerLinks } from './quotes/owner-links.ts'
import { makeReceiveQuote } from './quotes/receive-quote.ts'
import { newReference } from './quotes/reference.ts'
import { makeRemindOwner } from './quotes/remind-owner.ts'

/** A letter waits at most this long when nobody calls the postman, for instance after a restart. */
const POSTMAN_EVERY_MS = 5_000
/** So late, at most, comes a reminder or the morning's digest. */
const PROMISES_EVERY_MS = 30_000
/** Often enough that an alarm is raised well within the hour. */
const CARETAKER_EVERY_MS = 10 * 60_000

export type House = {
  /** Takes every request from the street; `app` is what stands behind it. */
  frontDoor: RequestListener
  /** Tells this machine what there is to watch; never opened to the street. */
  backDoor: RequestListener
  app: Hono
  /** Where requests are kept and where mail goes, in words. */
  books: string
  mail: string
  /** Queues now what the clock says is due, rather than at the next round. */
  keepPromises(): Promise<void>
  close(): Promise<void>
}

type Surroundings = {
  /** Where the build put the site. */
  siteDir: string
  log: Logger
  now: () => Date
  /** What visitors are promised; the company's own unless a test says otherwise. */
  promiseRule?: PromiseRule
}

/** Puts the house together: the only place that knows every part. */
export async function openHouse(config: Config, { siteDir, log, now, promiseRule = company }: Surroundings): Promise<House> {
  makeWritable(config.dataDir)
  const database = openDatabase(config)
  const db = await openBooks(database)
  const postman = config.smtpUrl ? smtpPostman(config.smtpUrl) : mailboxPostman(join(config.dataDir, 'mail'))
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'fault')
  const ownerLinks = makeOwnerLinks({ secret: config.linkSecret ?? linkSecret(config.dataDir), publicUrl: config.publicUrl })
  const archive = makeArchive(db)
  const lettersInTrouble = makeLettersInTrouble({ now, countTrouble: makeCountTrouble(db) })

  const meters = makeMeters({
    now,
    readBacklog: makeReadBacklog(db),
    replyHours: promiseRule.replyHours,
    functionPath: FUNCTION_PATH,
    build: builtFrom(siteDir),
  })

  const deliverLetters = makeDeliverLetters({
    now,
    postman,
    outbox: makeOutbox(db, database),
    write: makeWriteLetter({ ...config, ownerLinks }),
    tell: (happening) => {
      meters.letter(happening)
      log[happening.event === 'letter given up' ? 'error' : 'info'](happening)
    },
  })
  const forgetOldQuotes = makeForgetOldQuotes({ now, archive, retentionMonths: config.retentionMonths })
  const postmansRounds = startRounds({ work: deliverLetters, failed: report, everyMs: POSTMAN_EVERY_MS })
  const letterQueued = postmansRounds.goSoon
  const remindOwner = makeRemindOwner({ now, reminders: makeReminderBook(db), letterQueued })
  const queueDigest = makeQueueDigest({ now, digests: makeDigestBook(db), letterQueued })
  const promiseRounds = startRounds({ work: keepPromises, failed: report, everyMs: PROMISES_EVERY_MS })
  const caretakersRounds = startRounds({ work: lookAfter, failed: report, everyMs: CARETAKER_EVERY_MS })

  async function keepPromises() {
    await remindOwner()
    await queueDigest()
  }

  async function lookAfter() {
    const forgotten = await forgetOldQuotes()
    if (forgotten > 0) log.info({ event: 'old quotes forgotten', count: forgotten })
    const trouble = await lettersInTrouble()
    if (trouble.overdue + trouble.givenUp > 0) log.error({ event: 'alarm: letters in trouble', ...trouble })
  }

  const app = createApp({
    receiveQuote: meters.counted(
      makeReceiveQuote({
        now,
        newReference,
        inTransaction: makeInTransaction(db, database),
        promiseRule,
        confirmQuote: makeConfirmQuote({ perDay: config.confirmationsPerDay }),
        indicatePrice: (plan) => priceIndication(plan, priceBands, company.rot),
        letterQueued,
      }),
    ),
    followUp: makeFollowUp({ now, archive, replies: makeReplyBook(db), promiseRule, letterQueued }),
    ownerLinks,
    ownerPages: readOwnerPages(siteDir),
    now,
    tryBooks: async () => void (await sql`select 1 from quotes limit 1`.execute(db)),
    pages: readPages(siteDir, FUNCTION_PATH, config.publicUrl),
    traffic: makeTraffic({ ...config, pool: database.pool }),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    lettersInTrouble,
    seen: (request) => {
      meters.answered(request)
      log.info(request)
    },
    report,
  })
  return {
    frontDoor: frontDoor(readSite(siteDir, config.publicUrl), app, config.publicUrl),
    backDoor: getRequestListener(metricsDoor({ meters, report }).fetch),
    app,
    books: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : sqliteFile(config.dataDir),
    mail: postman.destination,
    keepPromises,
    async close() {
      await Promise.all([postmansRounds.stop(), promiseRounds.stop(), caretakersRounds.stop()])
      await db.destroy()
    },
  }
}
