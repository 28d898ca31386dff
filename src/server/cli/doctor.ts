import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { type Config, ConfigError, readConfig } from '#server/core/config.ts'
import { ensureWritable } from '#server/core/data-folder.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase, sqliteFile } from '#server/core/database/open-database.ts'
import { makeTryWriting } from '#server/core/database/try-writing.ts'
import { withDeadline } from '#server/core/deadline.ts'
import { tryLogin } from '#server/core/mail/smtp-transport.ts'
import { makeCountStuckEmails, makeOutboxHealth } from '#server/core/outbox/outbox-health.ts'
import { linkSecret } from '#server/core/signing/link-secret.ts'
import { emails } from '#server/emails.ts'
import { probeMark } from '#server/enquiries/probe-mark.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { checkBackupFile } from '#server/operation/backup/backup-file.ts'
import { checkIntegrity } from '#server/operation/backup/integrity.ts'
import { type CheckResult, fail, pass, skipped } from '#server/operation/check-result.ts'
import { makeDnsResolver } from '#server/operation/doctor/dns.ts'
import { FOR_DESK } from '#server/operation/doctor/doctor-process.ts'
import { checkBackups, checkClock, checkDisk } from '#server/operation/doctor/machine.ts'
import { checkPhotos, tryEncoding } from '#server/operation/doctor/photos.ts'
import { probe } from '#server/operation/doctor/probe.ts'
import { checkSender } from '#server/operation/doctor/sender.ts'
import { checkOutbox, checkPublicUrl, checkSmtp } from '#server/operation/doctor/smtp-check.ts'
import { askTime } from '#server/operation/time-server.ts'
import { makeUndeliveredEmails } from '#server/operation/undelivered-emails.ts'
import { photoUsage } from '#server/photos/photos.ts'
import { makePhotoEncoder } from '#server/pictures/photo-encoder.ts'

const now = () => new Date()
const CALL = 'Ring den som sköter servern.'

const isForDesk = process.argv.includes(FOR_DESK)

/** Beside this file in what is built. */
const PHOTO_ENCODER = `${import.meta.dirname}/encode-photo.js`

/** How long the database may take to respond; reading all of it (backups, integrity) is not limited. */
const DATABASE_MS = 10_000

try {
  const config = readConfig(process.env)
  const results: CheckResult[] = []
  for await (const result of runChecks(config)) {
    console.log(`${result.symbol} ${isForDesk ? (result.onDesk ?? result.sentence) : result.sentence}`)
    results.push(result)
  }
  const count = results.filter(({ symbol }) => symbol === '✗').length
  console.log(count === 0 ? 'Inget fel hittades.' : `${count} sak${count === 1 ? '' : 'er'} att göra något åt.`)
  process.exitCode = count === 0 ? 0 : 1
  // A database that does not respond would keep the process waiting.
  setTimeout(() => process.exit(), 1000).unref()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function* runChecks(config: Config): AsyncGenerator<CheckResult> {
  // Looking must not make a database: the settings may be those of another folder.
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) {
    yield fail(`Det finns ingen databas i ${config.dataDir}. Kör doctor med samma inställningar som servern, eller starta servern en första gång.`)
    return
  }
  ensureWritable(config.dataDir)
  yield* checkDatabase(config)
  yield checkDisk(config.dataDir)
  yield await checkSmtp(config, tryLogin)
  yield* checkPublicUrl(config)
  if (config.smtpUrl) yield* await checkSender(config.mailFrom, config.mailTo, makeDnsResolver())
  else yield skipped('Avsändarens SPF, DKIM, DMARC och MX kontrolleras när mejl skickas på riktigt.')
}

async function* checkDatabase(config: Config): AsyncGenerator<CheckResult> {
  const kind = config.databaseUrl ? 'PostgreSQL' : 'SQLite'
  const opened = await inTime(open(config)).catch(asError)
  if (opened instanceof Error)
    return yield fail({ operator: `Databasen (${kind}) går inte att öppna: ${opened.message}`, desk: `Databasen går inte att öppna. ${CALL}` })
  const { database, db } = opened
  const repository = makeEnquiryRepository(db, undefined, database)
  try {
    const enquiries = await inTime(repository.count())
    yield pass(`Databasen (${kind}) går att läsa: ${enquiries.toLocaleString('sv-SE')} förfrågningar.`)
    await inTime(makeTryWriting(db)())
    yield pass('Databasen går att skriva till.')
    const counts = await inTime(makeOutboxHealth({ now }, makeCountStuckEmails(db, emails))())
    yield checkOutbox({ ...counts, latest: await inTime(makeUndeliveredEmails(db).latestFailure()) })
    yield checkPhotos(await inTime(photoUsage(db)), config.photoQuota)
    yield await tryEncoding(makePhotoEncoder(PHOTO_ENCODER), config.dataDir)
    yield await checkBackups(join(config.dataDir, 'backups'), now(), enquiries, checkBackupFile)
    const [newest] = await inTime(repository.list())
    yield await checkClock(now, askTime, newest?.receivedAt)
    yield await checkIntegrity(db, database).then(
      () => pass('Databasen är hel.'),
      (error) =>
        fail({
          operator: `${asError(error).message}. Återställ den senaste säkerhetskopian.`,
          desk: 'Databasen är skadad. Be den som sköter servern att återställa den senaste säkerhetskopian.',
        }),
    )
    if (process.argv.includes('--probe')) {
      const mark = await probeMark(config.linkSecret ?? linkSecret(config.dataDir), db)
      yield await probe({ functionUrl: `${config.publicUrl}${FUNCTION_PATH}`, mark }, config.mailTo, repository, { now, pause: () => sleep(250) })
    }
  } catch (error) {
    yield fail({ operator: `Databasen (${kind}) fungerar inte: ${asError(error).message}`, desk: `Databasen fungerar inte. ${CALL}` })
  } finally {
    await inTime(db.destroy()).catch(() => {})
  }
}

async function open(config: Config) {
  const database = openDatabase(config)
  return { database, db: await migrateToLatest(database) }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return withDeadline(DATABASE_MS, `den svarar inte inom ${DATABASE_MS / 1000} sekunder`, work)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
