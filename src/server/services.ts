import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { company } from '#content/company.ts'
import { priceBandsOf } from '#content/price-bands.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { notAtNight, type ReplyRule } from '#domain/quote/reply-deadlines.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import { freeSpace, tryWriting } from './adapters/folder.ts'
import { MAX_BOUNCE_BYTES } from './adapters/mail/read-bounce.ts'
import { FOGPLAN_LIMIT, makeNetworkLimit, WEBHOOK_LIMIT } from './adapters/network-limit.ts'
import { makeRecentRequests } from './adapters/recent-requests.ts'
import { makeReadBacklog } from './adapters/sql/backlog.ts'
import { sqliteFile } from './adapters/sql/open-database.ts'
import { makeCountStuckEmails } from './adapters/sql/outbox.ts'
import { makeQuarantineRepository } from './adapters/sql/quarantine.ts'
import { makeQuoteRepository } from './adapters/sql/quote-repository.ts'
import { makeInTransaction } from './adapters/sql/quote-transaction.ts'
import { makeReplyRepository } from './adapters/sql/replies.ts'
import { makeTryWriting } from './adapters/sql/try-writing.ts'
import { makeTraffic } from './adapters/traffic.ts'
import { createApp } from './app.ts'
import { buildId } from './build-id.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './connect-database.ts'
import { makeCustomers } from './customer-services.ts'
import { ensureWritable } from './data-folder.ts'
import { makeSignInCode } from './desk/sign-in-code.ts'
import { makeDesk } from './desk-services.ts'
import type { RunDoctor } from './doctor/check-result.ts'
import { makeDrawings } from './fogplan/drawing-tasks.ts'
import { makeHealth } from './health.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { makeOwnerPages } from './http/owner-pages.tsx'
import { makePages } from './http/pages.tsx'
import { makeQuarantinePages } from './http/quarantine-page.tsx'
import type { ServedSite } from './http/site.ts'
import { linkSecret } from './link-secret.ts'
import { makeMail } from './mail.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { makeOutboxHealth } from './outbox/outbox-health.ts'
import { makePhotos } from './photo-services.ts'
import { makePublishedSite } from './publishing-services.ts'
import { makeAdmitQuote } from './quotes/admit-quote.ts'
import { makeCalendarLinks } from './quotes/calendar-links.ts'
import { makeConfirmQuote } from './quotes/confirm-quote.ts'
import { makeCustomerLinks } from './quotes/customer-links.ts'
import { makeFollowUp } from './quotes/follow-up.ts'
import { makeFormTokens } from './quotes/form-tokens.ts'
import { makeOwnerLinks } from './quotes/owner-links.ts'
import { makeQuarantineRoom } from './quotes/quarantine-room.ts'
import { makeReceiveQuote } from './quotes/receive-quote.ts'
import { newReference } from './quotes/reference.ts'
import { makeReleaseQuote } from './quotes/release-quote.ts'
import { makeTellOwner } from './quotes/tell-owner.ts'
import { makeRegularWork } from './regular-work.ts'
import { makeVisitServices } from './visit-services.ts'

type Services = {
  /** Serves the metrics. Listens on the loopback only, never on the public address. */
  metricsListener: RequestListener
  /** Everything but the built site. */
  app: Hono
  /** Where quotes are stored and where email goes, for the start message. */
  storage: string
  mailDestination: string
  /** Starts sending email, reminding and erasing. For when the server listens: what has piled up must not keep visitors waiting. */
  startWork(): void
  /** Queues due reminders and digests now instead of at the next poll. */
  queueDueEmails(): Promise<void>
  /** Removes what signing in has left behind now instead of at the next poll. */
  tidySignIns(): Promise<void>
  close(): Promise<void>
}

type Environment = {
  /** The folder of the built site. */
  siteDir: string
  /** The same as it is served. */
  site: Pick<ServedSite, 'publish' | 'render' | 'template' | 'picture' | 'hasPicture'>
  /** The script of the process that encodes photos. */
  photoEncoder: string
  /** The script of the process that makes files of drawings. */
  drawer: string
  /** Every check of `npm run doctor`. */
  runDoctor: RunDoctor
  log: Logger
  now: () => Date
  /** When a reply is promised. The default is the company's rule; tests pass their own. */
  replyRule?: ReplyRule
  /** Runs the pending migrations of a database with tables. Without it they run in this thread, which serves nothing meanwhile. */
  migrate?: () => Promise<unknown>
}

/** Composition root: the only place that knows every part. Throws a ConfigError when data folder or database file cannot be used. */
export async function createServices(
  config: Config,
  { siteDir, site, photoEncoder, drawer, runDoctor, log, now, replyRule = company, migrate }: Environment,
): Promise<Services> {
  ensureWritable(config.dataDir)
  const { database, db } = await connectDatabase(config, migrate)
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'error')
  const secret = config.linkSecret ?? linkSecret(config.dataDir)
  const ownerLinks = makeOwnerLinks({ secret, publicUrl: config.publicUrl })
  const customerLinks = makeCustomerLinks({ secret, publicUrl: config.publicUrl })
  const calendarLinks = makeCalendarLinks({ secret, publicUrl: config.publicUrl })
  const signInCode = makeSignInCode(secret)
  const formTokens = makeFormTokens(secret)
  const repository = makeQuoteRepository(db, report, database)
  const quarantine = makeQuarantineRepository(db, report)
  const traffic = makeTraffic({ ...config, now, pool: database.pool })
  const facts = () => publishing.content().facts
  const drawings = makeDrawings(drawer, report)
  // A process of its own: emails must not wait for visitors' files.
  const pictures = makeDrawings(drawer, report)
  const mail = makeMail({
    facts,
    async drawPicture(svg) {
      const drawn = await pictures.draw({ file: 'png', svg })
      return drawn instanceof Uint8Array ? drawn : undefined
    },
    config,
    database,
    db,
    ownerLinks,
    customerLinks,
    calendarLinks,
    signInCode,
    replyToldAt: notAtNight,
    now,
    log,
    report,
    count: (event) => metrics.emailAttempted(event),
  })
  const { emailQueued } = mail
  const indicatePrice = (plan: Plan) => {
    const { facts, priceFigures } = publishing.content()
    return priceIndication(plan, priceBandsOf(priceFigures, facts.priceKr), { year: undefined, ...facts.rot })
  }
  const { openCustomerPage, ...customers } = makeCustomers({
    template: site.template,
    facts,
    db,
    quotes: repository,
    customerLinks,
    now,
    indicatePrice,
    emailQueued,
  })
  const health = makeHealth({
    tryDatabase: makeTryWriting(db),
    tryFolder: () => tryWriting(config.dataDir),
    freeSpace: () => freeSpace(config.dataDir),
    storesInFolder: config.databaseUrl === undefined,
    outboxHealth: makeOutboxHealth({ now, countStuckEmails: makeCountStuckEmails(db) }),
    quarantineUnseen: quarantine.isUnseen,
    mailOutage: mail.outage,
  })

  const metrics = makeMetrics({
    now,
    readBacklog: makeReadBacklog(db),
    mailOutage: mail.outage,
    replyHours: replyRule.replyHours,
    functionPath: FUNCTION_PATH,
    build: buildId(siteDir),
  })

  const photos = makePhotos({ config, db, secret, encoderScript: photoEncoder, traffic, now, count: metrics.countPhotos, report })
  const { publishing, holidays, renderSite } = await makePublishedSite({ db, site, replyRule, now })
  const currentReplyRule = () => ({ replyHours: replyRule.replyHours, holiday: holidays.current() })
  const visits = makeVisitServices({ db, customerLinks, calendarLinks, facts, holiday: holidays.current, now, emailQueued })
  const desk = makeDesk({
    holidays,
    publishing,
    renderSite,
    runDoctor,
    config,
    template: site.template,
    database,
    db,
    quotes: repository,
    additionsTo: customers.repository.additions,
    signInCode,
    secret,
    formTokens,
    now,
    emailQueued,
    report: (event) => {
      metrics.signIn(event)
      log.info(event)
    },
    reportError: report,
  })
  const inTransaction = makeInTransaction(db, database, report)
  const tellOwner = makeTellOwner({ perHour: config.ownerEmailsPerHour })
  const confirmQuote = makeConfirmQuote({ perDay: config.confirmationsPerDay })
  const releaseQuote = makeReleaseQuote({ now, inTransaction, replyRule: currentReplyRule, tellOwner, confirmQuote, openCustomerPage, emailQueued })
  const work = makeRegularWork({
    config,
    database,
    db,
    repository,
    quarantine,
    traffic,
    releaseQuote,
    health,
    mail,
    photos,
    visits,
    holidays,
    publishing,
    desk,
    now,
    log,
    report,
    emailQueued,
  })

  const app = createApp({
    receiveQuote: metrics.countOutcomes(
      makeReceiveQuote({
        now,
        newReference,
        inTransaction,
        replyRule: currentReplyRule,
        tellOwner,
        confirmQuote,
        openCustomerPage,
        indicatePrice,
        emailQueued,
      }),
    ),
    admitQuote: makeAdmitQuote({
      countSightings: makeRecentRequests({ now }),
      traffic,
      room: makeQuarantineRoom({ limit: config.quarantineLimit, readSize: quarantine.size }),
      floodLevel: config.floodLevel,
    }),
    ...photos.needs,
    ...photos.ofSite,
    builtPicture: site.picture,
    hasPicture: site.hasPicture,
    ...visits.needs,
    ...customers.needs,
    followUp: makeFollowUp({ now, repository, replies: makeReplyRepository(db), customerPages: customers.repository, releaseQuote, emailQueued }),
    quarantine,
    repository,
    releaseQuote,
    quarantinePages: makeQuarantinePages(site.template, facts),
    bounceSecret: config.bounceSecret,
    receiveBounce: mail.receiveBounce,
    maxBounceBytes: MAX_BOUNCE_BYTES,
    webhookWait: makeNetworkLimit(WEBHOOK_LIMIT),
    drawings,
    fogplanWait: makeNetworkLimit(FOGPLAN_LIMIT),
    additionsTo: customers.repository.additions,
    ...desk.needs,
    formTokens,
    emailQueued,
    ownerLinks,
    ownerPages: makeOwnerPages(site.template, facts),
    now,
    pages: makePages(site.template, FUNCTION_PATH, facts, holidays.current),
    traffic,
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
    metricsListener: getRequestListener(metricsRoutes({ metrics, report }).fetch),
    app,
    storage: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : sqliteFile(config.dataDir),
    mailDestination: mail.destination,
    startWork: work.start,
    queueDueEmails: work.queueDueEmails,
    tidySignIns: desk.tidy,
    async close() {
      await work.stop()
      mail.close()
      photos.close()
      drawings.close()
      pictures.close()
      await db.destroy()
    },
  }
}
