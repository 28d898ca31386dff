import { ConfigError, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { makeLog } from './log.ts'
import { createServices } from './services.ts'

/** Where the build put the site, beside this file. */
const SITE_DIR = `${import.meta.dirname}/../site`
const CLOSE_WITHIN_MS = 10_000

/** What was opened is closed in the opposite order: nobody is let in while the house is closing. */
const opened = new AsyncDisposableStack()

try {
  const config = readConfig(process.env)
  const house = await createServices(config, { siteDir: SITE_DIR, log: makeLog(), now: () => new Date() })
  opened.defer(house.close)
  const publicServer = await listen(house.requestListener, config)
  opened.defer(publicServer.close)
  const metricsServer =
    config.metricsPort === undefined ? undefined : await listen(house.metricsListener, { host: '127.0.0.1', port: config.metricsPort }, 'METRICS_PORT')
  if (metricsServer) opened.defer(metricsServer.close)

  console.log(`Fogrätt is open at ${publicServer.address}`)
  console.log(`Requests are kept in ${house.books}`)
  console.log(`Email goes to ${house.mail}${config.smtpUrl ? '' : ' (set SMTP_URL to send it)'}`)
  if (metricsServer) console.log(`Measures are read at ${metricsServer.address}/metrics`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // Whatever still hangs then, a mail or a visitor, is left: the letter stays due, and the visitor was not answered.
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
