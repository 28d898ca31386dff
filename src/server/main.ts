import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hono } from 'hono'
import { openApp } from './app.ts'
import { ConfigError, readConfig } from './core/config.ts'
import { ensureBuiltFor } from './core/http/built-address.ts'
import { listen } from './core/http/listen.ts'
import { requestListener } from './core/http/request-listener.ts'
import { readBuiltSite } from './core/http/site.ts'
import { makeLog } from './core/log.ts'
import { makeRunBackup } from './operation/backup/backup-process.ts'
import { makeRunDoctor } from './operation/doctor/doctor-process.ts'
import { makeKeptPrint } from './publishing/press/kept-print.ts'
import { openSite } from './publishing/press/open-site.ts'

/** Where the build put the site, beside this file. */
const SITE_DIR = `${import.meta.dirname}/../site`
/** Migrations on SQLite keep their thread busy. */
const MIGRATE = `${import.meta.dirname}/migrate.js`
/** The process that decodes photos. */
const PHOTO_ENCODER = `${import.meta.dirname}/encode-photo.js`
/** The process that makes files of drawings. */
const DRAWER = `${import.meta.dirname}/draw.js`
/** The process that checks everything. */
const DOCTOR = `${import.meta.dirname}/doctor.js`
/** The commands of `npm run quotes`; one makes backups. */
const QUOTES = `${import.meta.dirname}/quotes.js`
const CLOSE_WITHIN_MS = 10_000

/** Closed in the opposite order: the servers stop accepting requests before the database closes. */
const opened = new AsyncDisposableStack()

try {
  const config = readConfig(process.env)
  ensureBuiltFor(config, SITE_DIR)
  const starting = Promise.withResolvers<Hono>()
  const log = makeLog()
  const site = openSite(
    readBuiltSite(SITE_DIR, config.publicUrl),
    makeKeptPrint(config.dataDir, (error) => log.error({ err: error }, 'error')),
  )
  const publicServer = await listen(requestListener(site, starting.promise, config.publicUrl), config)
  async function migrate() {
    console.log(`The tables are being changed. Pages are served at ${publicServer.address} meanwhile; requests wait`)
    await once(new Worker(MIGRATE), 'exit')
  }
  const services = await openApp(config, {
    siteDir: SITE_DIR,
    site,
    photoEncoder: PHOTO_ENCODER,
    drawer: DRAWER,
    runDoctor: makeRunDoctor(DOCTOR, process.env),
    runBackup: makeRunBackup(QUOTES, process.env),
    log,
    now: () => new Date(),
    migrate,
  }).catch(async (error: unknown) => {
    starting.reject(error)
    await publicServer.close()
    throw error
  })
  opened.defer(services.close)
  opened.defer(publicServer.close)
  starting.resolve(services.app)
  const metricsServer =
    config.metricsPort === undefined ? undefined : await listen(services.metricsListener, { host: '127.0.0.1', port: config.metricsPort }, 'METRICS_PORT')
  if (metricsServer) opened.defer(metricsServer.close)

  services.startWork()

  console.log(`Fogrätt is listening at ${publicServer.address}`)
  console.log(`Enquiries are stored in ${services.storage}`)
  console.log(`Email goes to ${services.mailDestination}${config.smtpUrl ? '' : ' (set SMTP_URL to send it)'}`)
  if (metricsServer) console.log(`Metrics are served at ${metricsServer.address}/metrics`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // Work that still hangs then is abandoned: an email stays due, and its visitor never got a response.
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
      await opened.disposeAsync()
    })
  }
} catch (error) {
  await opened.disposeAsync()
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
