import { ConfigError, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { makeLog } from './log.ts'
import { openHouse } from './open-house.ts'

/** Where the build put the site, beside this file. */
const SITE_DIR = `${import.meta.dirname}/../site`
const CLOSE_WITHIN_MS = 10_000

try {
  const config = readConfig(process.env)
  const house = await openHouse(config, { siteDir: SITE_DIR, log: makeLog(), now: () => new Date() })
  const { address, close } = await listen(house.frontDoor, config).catch(async (error) => {
    await house.close()
    throw error
  })
  console.log(`Fogrätt is open at ${address}`)
  console.log(`Requests are kept in ${house.books}`)
  console.log(`Mail goes to ${house.mail}${config.smtpUrl ? '' : ' (set SMTP_URL to send it)'}`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // Whatever still hangs then, a mail or a visitor, is left: the letter stays due, and the visitor was not answered.
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
      await close()
      await house.close()
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
