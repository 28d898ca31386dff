import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { makeDnsResolver } from '../adapters/dns.ts'
import { tryLogin } from '../adapters/mail/smtp-transport.ts'
import { migrateToLatest } from '../adapters/sql/database.ts'
import { openDatabase } from '../adapters/sql/open-database.ts'
import { makeCountStuckEmails } from '../adapters/sql/outbox.ts'
import { makeQuoteRepository } from '../adapters/sql/quote-repository.ts'
import { askTime } from '../adapters/time-server.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { ensureWritable } from '../data-folder.ts'
import { type CheckResult, fail, pass, skipped } from '../doctor/check-result.ts'
import { checkBackups, checkClock, checkDisk } from '../doctor/machine.ts'
import { probe } from '../doctor/probe.ts'
import { checkSender } from '../doctor/sender.ts'
import { checkSmtp } from '../doctor/smtp-check.ts'
import { OVERDUE_AFTER_MS } from '../outbox/outbox-health.ts'

const now = () => new Date()

try {
  const config = readConfig(process.env)
  ensureWritable(config.dataDir)
  const results: CheckResult[] = []
  for await (const result of runChecks(config)) {
    console.log(`${result.symbol} ${result.sentence}`)
    results.push(result)
  }
  const count = results.filter(({ symbol }) => symbol === '✗').length
  console.log(count === 0 ? 'Inget fel hittades.' : `${count} sak${count === 1 ? '' : 'er'} att göra något åt.`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function* runChecks(config: Config): AsyncGenerator<CheckResult> {
  yield* checkDatabase(config)
  yield checkDisk(config.dataDir)
  yield await checkSmtp(config.smtpUrl, tryLogin)
  if (config.smtpUrl) yield* await checkSender(config.mailFrom, config.mailTo, makeDnsResolver())
  else yield skipped('Avsändarens SPF, DKIM, DMARC och MX kontrolleras när mejl skickas på riktigt.')
  if (company.holiday && company.holiday.to < swedishDate(now()))
    yield skipped(`Ledigheten till och med ${company.holiday.to} är över. Ta bort den i content/company.ts.`)
}

async function* checkDatabase(config: Config): AsyncGenerator<CheckResult> {
  const kind = config.databaseUrl ? 'PostgreSQL' : 'SQLite'
  const db = await migrateToLatest(openDatabase(config)).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (db instanceof Error) return yield fail(`Databasen (${kind}) går inte att öppna: ${db.message}`)
  try {
    const repository = makeQuoteRepository(db)
    const quotes = await repository.list()
    yield pass(`Databasen (${kind}) går att läsa: ${quotes.length} förfrågningar.`)
    const { overdue, givenUp } = await makeCountStuckEmails(db)(new Date(now().getTime() - OVERDUE_AFTER_MS).toISOString())
    yield overdue + givenUp === 0 ? pass('Inga mejl har fastnat.') : fail(`${overdue} mejl har väntat i mer än en timme, ${givenUp} har getts upp.`)
    yield checkBackups(join(config.dataDir, 'backups'), now(), quotes.length)
    yield await checkClock(now, askTime, quotes[0]?.receivedAt)
    if (process.argv.includes('--probe'))
      yield await probe({ ...config, functionUrl: `${config.publicUrl}${FUNCTION_PATH}`, repository, now, pause: () => sleep(250) })
  } finally {
    await db.destroy()
  }
}
