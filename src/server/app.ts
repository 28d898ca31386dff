import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { notAtNight } from '#domain/enquiry/reply-deadlines.ts'
import { CUSTOMER_PATH, FOGPLAN_PATH, FUNCTION_PATH, PHOTOS_PATH } from '#domain/paths.ts'
import { PICTURES_PATH } from '#domain/site-picture.ts'
import { makeBounces } from './bounces/index.ts'
import type { Config } from './core/config.ts'
import { openBase } from './core/core.ts'
import { sqliteFile } from './core/database/open-database.ts'
import { type LoggedRequest, requestLog } from './core/http/request-log.ts'
import { pairs, securityHeaders } from './core/http/security-headers.ts'
import type { ServedSite } from './core/http/site.ts'
import { bestVariant } from './core/http/static-site.ts'
import { makeTraffic } from './core/http/traffic.ts'
import { makeJobs } from './core/jobs.ts'
import { makeMail } from './core/outbox/mail.ts'
import { makeCustomer } from './customer/index.ts'
import { makeDesk } from './desk/index.ts'
import { emails } from './emails.ts'
import { makeEnquiries } from './enquiries/index.ts'
import { OWNER_PATH } from './enquiries/owner-links.ts'
import { makeFogplan } from './fogplan/index.ts'
import { makeOffers } from './offers/index.ts'
import type { RunBackup, RunDoctor } from './operation/check-result.ts'
import { makeOperation } from './operation/index.ts'
import { makePhotos } from './photos/index.ts'
import { makePictures } from './pictures/index.ts'
import { makeSiteDesk, openPublishing } from './publishing/index.ts'
import { CALENDAR } from './visits/calendar-links.ts'
import { makeVisits } from './visits/index.ts'

type Environment = {
  /** The folder of the built site. */
  siteDir: string
  /** The site as it is served: as built, or as the owner has published it. */
  site: ServedSite
  /** The script of the process that encodes photos. */
  photoEncoder: string
  /** The script of the process that makes files of drawings. */
  drawer: string
  /** Runs every check of `npm run doctor`. */
  runDoctor: RunDoctor
  /** Makes a backup, as `npm run quotes -- backup` does. */
  runBackup: RunBackup
  log: Logger
  now: () => Date
  /** Runs the pending migrations of a database with tables. Without it they run in this thread, which serves nothing meanwhile. */
  migrate?: () => Promise<unknown>
}

type App = {
  /** Everything but the built site. */
  app: Hono
  /** Serves the metrics. Listens on the loopback only, never on the public address. */
  metricsListener: RequestListener
  /** Where enquiries are stored and where email goes, for the start message. */
  storage: string
  mailDestination: string
  /** Starts sending email, reminding and erasing. Called once the server listens: a backlog must not keep visitors waiting. */
  startWork(): void
  /** Queues due reminders and digests now instead of at the next poll. */
  queueDueEmails(): Promise<void>
  /** Removes what signing in has left behind now instead of at the next poll. */
  tidySignIns(): Promise<void>
  close(): Promise<void>
}

const BOUNCE_PATH = '/hooks/bounces'

/** Makes every room and mounts its routes. Throws a ConfigError when the data folder or the database file cannot be used. */
export async function openApp(config: Config, environment: Environment): Promise<App> {
  const { siteDir, photoEncoder, drawer, runDoctor, runBackup, migrate } = environment
  const base = await openBase(config, { ...environment, migrate })
  const published = await openPublishing(base)
  const fogplan = makeFogplan(base, { drawer })
  const mail = makeMail({ ...base, ...published.now }, emails, fogplan.drawPicture, (event) => metrics.emailAttempted(event))
  const operation = makeOperation(base, { emails, siteDir, mailOutage: mail.outage })
  const { metrics } = operation

  const core = { ...base, ...published.now, emailQueued: mail.emailQueued }
  const traffic = makeTraffic(core, config)
  const pictures = makePictures(core, { encoderScript: photoEncoder })
  const photos = makePhotos(core, { pictures, traffic, count: metrics.photoReceived })
  const enquiries = makeEnquiries(core, { traffic, photos, countOutcomes: metrics.countOutcomes })
  const visits = makeVisits(core, enquiries)
  const bounces = makeBounces(core, { replyToldAt: notAtNight, count: metrics.emailAttempted })
  const offers = makeOffers(core, enquiries)
  const customer = makeCustomer(core, { enquiries, photos }, [offers.onCustomerPage, visits.onCustomerPage])
  const siteDesk = makeSiteDesk(core, published, pictures)
  const desk = makeDesk(core, { enquiries, photos, visits, operation }, published.holidays, {
    runDoctor,
    runBackup,
    count: metrics.signIn,
    places: [offers.place, siteDesk.place],
    sections: [offers.onRequestPage],
    monthsSections: [offers.onMonthsPage],
  })
  const jobs = makeJobs([mail, bounces, operation, pictures, siteDesk, desk, enquiries, visits, offers, published], core.report)

  const app = new Hono()
  app.use(securityHeaders(config.publicUrl, enquiries.pages.policy))
  app.use(requestId())
  app.use(FUNCTION_PATH, requestLog(FUNCTION_PATH, requestDone))
  app.use(BOUNCE_PATH, requestLog(BOUNCE_PATH, requestDone))
  for (const path of [PHOTOS_PATH, OWNER_PATH, CUSTOMER_PATH, FOGPLAN_PATH]) app.use(`${path}/*`, requestLog(path, requestDone))
  // In matching order. Files of the built site are served first and never come here (request-listener.ts).
  app.route(FUNCTION_PATH, enquiries.routes)
  app.route(PHOTOS_PATH, photos.routes)
  app.route(PICTURES_PATH, siteDesk.routes)
  app.get(`${OWNER_PATH}/`, (c) => c.redirect(OWNER_PATH, 301))
  app.route(OWNER_PATH, desk.routes)
  app.route(`${OWNER_PATH}/${CALENDAR}`, visits.routes)
  app.route(OWNER_PATH, desk.linkRoutes)
  app.route(CUSTOMER_PATH, customer.routes)
  // After the customer's routes, whose middleware checks the link and the four digits.
  app.route(CUSTOMER_PATH, offers.routes)
  app.route(FOGPLAN_PATH, fogplan.routes(core.facts))
  app.route(BOUNCE_PATH, bounces.routes)
  app.route('/healthz', operation.routes)
  app.notFound((c) => {
    const { body, whole } = bestVariant(enquiries.pages.notFound(), c.req.header('accept-encoding') ?? '')
    return c.body(body, 404, Object.fromEntries(pairs(whole)))
  })
  app.onError((error, c) => {
    core.report(error, c.get('requestId'))
    return c.html(enquiries.pages.serverError(), 500)
  })

  function requestDone(request: LoggedRequest) {
    metrics.requestDone(request)
    core.log.info(request)
  }

  return {
    app,
    metricsListener: getRequestListener(operation.metricsRoutes.fetch),
    storage: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : sqliteFile(config.dataDir),
    mailDestination: mail.destination,
    startWork: jobs.start,
    queueDueEmails: jobs.runDue,
    tidySignIns: desk.tidySignIns,
    async close() {
      await jobs.stop()
      mail.close()
      pictures.close()
      fogplan.close()
      await core.db.destroy()
    },
  }
}
