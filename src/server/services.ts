import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { company } from '#content/company/company.ts'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { everyPoint } from '#content/company/undecided-points.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { notAtNight, type ReplyRule } from '#domain/enquiry/reply-deadlines.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import { createApp } from './app.ts'
import { makeBounces } from './bounces/index.ts'
import { MAX_BOUNCE_BYTES } from './bounces/read-bounce.ts'
import { buildId } from './core/build-id.ts'
import type { Config } from './core/config.ts'
import { ensureWritable } from './core/data-folder.ts'
import { connectDatabase } from './core/database/connect-database.ts'
import { sqliteFile } from './core/database/open-database.ts'
import { makeTryWriting } from './core/database/try-writing.ts'
import { freeSpace, tryWriting } from './core/folder.ts'
import { FOGPLAN_LIMIT, makeNetworkLimit, WEBHOOK_LIMIT } from './core/http/network-limit.ts'
import type { ServedSite } from './core/http/site.ts'
import { makeTraffic } from './core/http/traffic.ts'
import { makeMail } from './core/outbox/mail.ts'
import { makeCountStuckEmails } from './core/outbox/outbox.ts'
import { makeOutboxHealth } from './core/outbox/outbox-health.ts'
import { linkSecret } from './core/signing/link-secret.ts'
import { makeCustomers } from './customer/customer-services.ts'
import { makeDesk } from './desk/desk-services.ts'
import { makeOwnerPages } from './desk/link/owner-pages.tsx'
import { makeQuarantinePages } from './desk/quarantine/quarantine-page.tsx'
import { makeSignInCode } from './desk/sign-in/sign-in-code.ts'
import { emails } from './emails.ts'
import { makeCustomerLinks } from './enquiries/customer-links.ts'
import { makeFollowUp } from './enquiries/follow-up.ts'
import { makeOwnerLinks } from './enquiries/owner-links.ts'
import { makeQuarantineRepository } from './enquiries/quarantine/quarantine-repository.ts'
import { makeQuarantineRoom } from './enquiries/quarantine/quarantine-room.ts'
import { makeReleaseQuote } from './enquiries/quarantine/release-quote.ts'
import { makeAdmitQuote } from './enquiries/receive/admit-quote.ts'
import { makeConfirmQuote } from './enquiries/receive/confirm-quote.ts'
import { makeFormTokens } from './enquiries/receive/form-tokens.ts'
import { makePages } from './enquiries/receive/pages.tsx'
import { makeReceiveQuote } from './enquiries/receive/receive-quote.ts'
import { makeRecentRequests } from './enquiries/receive/recent-requests.ts'
import { makeTellOwner } from './enquiries/receive/tell-owner.ts'
import { newReference } from './enquiries/reference.ts'
import { makeQuoteRepository } from './enquiries/sql/quote-repository.ts'
import { makeInTransaction } from './enquiries/sql/quote-transaction.ts'
import { makeReplyRepository } from './enquiries/sql/replies.ts'
import { makeDrawings } from './fogplan/drawing-tasks.ts'
import type { RunDoctor } from './operation/doctor/check-result.ts'
import { makeHealth } from './operation/health.ts'
import { makeReadBacklog } from './operation/metrics/backlog-repository.ts'
import { makeMetrics } from './operation/metrics/metrics.ts'
import { metricsRoutes } from './operation/metrics/metrics-routes.ts'
import { makePhotos } from './photos/photo-services.ts'
import { makeGalleryPictures } from './publishing/gallery/gallery-pictures.ts'
import { makePublishedSite } from './publishing/publishing-services.ts'
import { makeRegularWork } from './regular-work.ts'
import { makeCalendarLinks } from './visits/calendar/calendar-links.ts'
import { makeVisitServices } from './visits/visit-services.ts'

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
  const signing = { secret, publicUrl: config.publicUrl }
  const ownerLinks = makeOwnerLinks(signing)
  const customerLinks = makeCustomerLinks(signing)
  const calendarLinks = makeCalendarLinks(signing)
  const signInCode = makeSignInCode(secret)
  const formTokens = makeFormTokens(secret)
  const repository = makeQuoteRepository(db, report, database)
  const quarantine = makeQuarantineRepository(db, report)
  const traffic = makeTraffic({ ...config, now, pool: database.pool })
  const facts = () => publishing.content().facts
  const drawings = makeDrawings(drawer, report)
  // A process of its own: emails must not wait for visitors' files.
  const emailDrawings = makeDrawings(drawer, report)
  const mail = makeMail({
    facts,
    async drawPicture(svg) {
      const drawn = await emailDrawings.draw({ file: 'png', svg })
      return drawn instanceof Uint8Array ? drawn : undefined
    },
    config,
    database,
    db,
    emails,
    signing,
    now,
    log,
    report,
    count: (event) => metrics.emailAttempted(event),
  })
  const { emailQueued } = mail
  const bounces = makeBounces({ config, db, replyToldAt: notAtNight, emailQueued, now, log, report, count: (event) => metrics.emailAttempted(event) })
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
    outboxHealth: makeOutboxHealth({ now, countStuckEmails: makeCountStuckEmails(db, emails) }),
    quarantineUnseen: quarantine.isUnseen,
    mailOutage: mail.outage,
  })

  const metrics = makeMetrics({
    now,
    readBacklog: makeReadBacklog(db, emails),
    mailOutage: mail.outage,
    replyHours: replyRule.replyHours,
    functionPath: FUNCTION_PATH,
    build: buildId(siteDir),
  })

  const photos = makePhotos({ config, db, secret, encoderScript: photoEncoder, traffic, now, count: metrics.countPhotos, report })
  const pictures = makeGalleryPictures({ db, dataDir: config.dataDir, ...photos, now })
  const { publishing, holidays, renderSite } = await makePublishedSite({ db, site, replyRule, now })
  const currentReplyRule = () => ({ replyHours: replyRule.replyHours, holiday: holidays.current() })
  const visits = makeVisitServices({ db, customerLinks, calendarLinks, facts, holiday: holidays.current, now, emailQueued })
  const desk = makeDesk({
    holidays,
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
    bounces,
    photos,
    sitePictures: pictures.sitePictures,
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
    ...pictures,
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
    receiveBounce: bounces.receiveBounce,
    maxBounceBytes: MAX_BOUNCE_BYTES,
    webhookWait: makeNetworkLimit(WEBHOOK_LIMIT),
    drawings,
    fogplanWait: makeNetworkLimit(FOGPLAN_LIMIT),
    additionsTo: customers.repository.additions,
    ...desk.needs,
    facts,
    publishing,
    renderSite,
    usualContent: defaultContent,
    launchPoints: (content) => everyPoint(content, now()),
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
      emailDrawings.close()
      await db.destroy()
    },
  }
}
