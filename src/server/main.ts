import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { openHouse } from './open-house.ts'

/** Where the build put the site, beside this file. */
const SITE_DIR = `${import.meta.dirname}/../site`

const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime })

try {
  const config = readConfig(process.env)
  const house = await openHouse(config, { siteDir: SITE_DIR, log, now: () => new Date() })
  const { address, close } = await listen(house.app, config)
  console.log(`Fogrätt is open at ${address}`)
  console.log(`Requests are kept in ${house.books}`)
  console.log(`Mail goes to ${house.mail}${config.smtpUrl ? '' : ' (set SMTP_URL to send it)'}`)

  let closing = false
  const shut = async () => {
    if (closing) return
    closing = true
    await close()
    await house.close()
  }
  process.on('SIGTERM', shut)
  process.on('SIGINT', shut)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
