import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { makeNameServer } from '../adapters/dns.ts'
import { tryLogin } from '../adapters/mail/smtp-transport.ts'
import { openBooks } from '../adapters/sql/database.ts'
import { openDatabase } from '../adapters/sql/open-database.ts'
import { makeCountTrouble } from '../adapters/sql/outbox.ts'
import { makeArchive } from '../adapters/sql/quote-repository.ts'
import { askTime } from '../adapters/time-server.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { makeWritable } from '../data-folder.ts'
import { type Finding, ill, unknown, well } from '../doctor/check-result.ts'
import { examineBackups, examineClock, examineDisk } from '../doctor/machine.ts'
import { probe } from '../doctor/probe.ts'
import { examineSender } from '../doctor/sender.ts'
import { examinePostOffice } from '../doctor/smtp-check.ts'
import { FUNCTION_PATH } from '../http/quote-routes.ts'
import { OVERDUE_AFTER_MS } from '../outbox/outbox-health.ts'

const now = () => new Date()

try {
  const config = readConfig(process.env)
  makeWritable(config.dataDir)
  const findings: Finding[] = []
  for await (const finding of examine(config)) {
    console.log(`${finding.mark} ${finding.says}`)
    findings.push(finding)
  }
  const count = findings.filter(({ mark }) => mark === '✗').length
  console.log(count === 0 ? 'Inget fel hittades.' : `${count} sak${count === 1 ? '' : 'er'} att göra något åt.`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function* examine(config: Config): AsyncGenerator<Finding> {
  yield* examineBooks(config)
  yield examineDisk(config.dataDir)
  yield await examinePostOffice(config.smtpUrl, tryLogin)
  if (config.smtpUrl) yield* await examineSender(config.mailFrom, config.mailTo, makeNameServer())
  else yield unknown('Avsändarens SPF, DKIM, DMARC och MX kontrolleras när mejl skickas på riktigt.')
  if (company.holiday && company.holiday.to < swedishDate(now()))
    yield unknown(`Ledigheten till och med ${company.holiday.to} är över. Ta bort den i content/company.ts.`)
}

async function* examineBooks(config: Config): AsyncGenerator<Finding> {
  const kind = config.databaseUrl ? 'PostgreSQL' : 'SQLite'
  const db = await openBooks(openDatabase(config)).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (db instanceof Error) return yield ill(`Databasen (${kind}) går inte att öppna: ${db.message}`)
  try {
    const archive = makeArchive(db)
    const quotes = await archive.list()
    yield well(`Databasen (${kind}) går att läsa: ${quotes.length} förfrågningar.`)
    const { overdue, givenUp } = await makeCountTrouble(db)(new Date(now().getTime() - OVERDUE_AFTER_MS).toISOString())
    yield overdue + givenUp === 0 ? well('Inga mejl har fastnat.') : ill(`${overdue} mejl har väntat i mer än en timme, ${givenUp} har getts upp.`)
    yield examineBackups(join(config.dataDir, 'backups'), now(), quotes.length)
    yield await examineClock(now, askTime, quotes[0]?.receivedAt)
    if (process.argv.includes('--probe'))
      yield await probe({ ...config, functionUrl: `${config.publicUrl}${FUNCTION_PATH}`, archive, now, pause: () => sleep(250) })
  } finally {
    await db.destroy()
  }
}
