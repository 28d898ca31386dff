import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { company } from '#content/company/company.ts'
import { type Config, ConfigError, readConfig } from '#server/core/config.ts'
import { ensureWritable } from '#server/core/data-folder.ts'
import { type Database, DatabaseFileError, migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { inBatches } from '#server/core/in-batches.ts'
import { linkSecret } from '#server/core/signing/link-secret.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { makeHolidayRepository } from '#server/desk/holiday-repository.ts'
import { makeHolidays } from '#server/desk/holidays.ts'
import { csvLines } from '#server/desk/lists/csv.ts'
import { makeCustomerLinks } from '#server/enquiries/customer-links.ts'
import { type EnquiryRecord, PAGE_SIZE } from '#server/enquiries/enquiry-record.ts'
import { endOfLinks } from '#server/enquiries/owner-links.ts'
import { makeReleaseEnquiry } from '#server/enquiries/quarantine/release-enquiry.ts'
import { makeAnnounceEnquiry } from '#server/enquiries/receive/announce-enquiry.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { readHistory } from '#server/enquiries/sql/history.ts'
import { makeQuarantineRepository } from '#server/enquiries/sql/quarantine-repository.ts'
import { makeReplyRepository } from '#server/enquiries/sql/replies.ts'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { BackupError } from '#server/operation/backup/backup-file.ts'
import { checkIntegrity } from '#server/operation/backup/integrity.ts'
import { makeUndeliveredEmails } from '#server/operation/undelivered-emails.ts'
import { listEmails } from './emails.ts'
import { enquiryDetails, enquiryLine } from './words.ts'

const USAGE = `npm run quotes -- COMMAND
  list [REFERENCE]     the fifty newest enquiries, or the fifty before one
  show REFERENCE       one enquiry with all its answers
  export [FILE]        every enquiry as a table for a spreadsheet
  site [FOLDER]        what is published on the site, with the owner's pictures, as files
  erase REFERENCE      remove a person's data for good
  quarantined          the fifty enquiries in quarantine that look most ordinary
  release REFERENCE    take an enquiry out of quarantine and mail it to the owner
  erase-quarantined    count what is in quarantine; with --yes, remove all of it for good
  revoke-links REFERENCE
                       end the links to an enquiry in emails, and mail the owner a new one
  remove-notes REFERENCE
                       remove the owner's notes about an enquiry
  emails               emails that were given up, each with its id and the reason
  resend WHICH         send them again: all about a REFERENCE, or one by its ID
  acknowledge [WHICH]  end their alarm: of a REFERENCE, of an ID, or of all
  backup [FILE]        write a backup of everything and restore it on trial, also while the site is running
  restore FILE         restore a backup into an empty database`

const OPERATOR = { party: 'operator' } as const

/** A wrong command or an unknown enquiry. The message is a sentence for the operator. */
class CommandError extends Error {}

try {
  const config = readConfig(process.env)
  ensureWritable(config.dataDir)
  const database = openDatabase(config)
  const db = await migrateToLatest(database)
  try {
    await runCommand(process.argv.slice(2), config, database, db)
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof CommandError || error instanceof ConfigError || error instanceof BackupError || error instanceof DatabaseFileError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function runCommand([name, argument]: string[], config: Config, database: Database, db: Kysely<Tables>): Promise<void> {
  const repository = makeEnquiryRepository(db, undefined, database)
  const quarantine = makeQuarantineRepository(db)
  const replies = makeReplyRepository(db)
  const emails = makeUndeliveredEmails(db)
  const at = new Date().toISOString()
  switch (name) {
    case 'list': {
      const before = argument === undefined ? undefined : await repository.find(argument)
      if (argument !== undefined && !before) throw unknownEnquiry(argument)
      const enquiries = await repository.list(before)
      const count = await repository.count()
      for (const enquiry of enquiries) console.log(enquiryLine(enquiry, new Date()))
      if (count === 0) console.log('There are no enquiries yet.')
      else if (enquiries.length === count) console.log(`${count} enquiries.`)
      else console.log(`${enquiries.length} of ${count} enquiries.${nextPage(enquiries)}`)
      return
    }
    case 'show': {
      const enquiry = await repository.find(requireArgument(argument, 'show'))
      if (!enquiry) throw unknownEnquiry(argument)
      console.log(
        enquiryDetails(enquiry, new Date(), await makeCustomerPageRepository(db).additions(enquiry.reference), await readHistory(db, enquiry.reference)),
      )
      return
    }
    case 'export': {
      const file = argument ?? `offertforfragningar-${at.slice(0, 10)}.csv`
      let count = 0
      let photos = 0
      const counted = async function* (enquiries: AsyncIterable<EnquiryRecord>) {
        for await (const enquiry of enquiries) {
          count += 1
          photos += enquiry.photos.length
          yield enquiry
        }
      }
      await pipeline(csvLines(counted(repository.all()), new Date()), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      console.log(`${count} enquiries written to ${file}.`)
      if (photos > 0) console.log(`Their ${photos} photos and PDFs are in the database only: save them from the owner's pages.`)
      return
    }
    case 'erase': {
      const photos = (await repository.find(requireArgument(argument, 'erase')))?.photos.length ?? 0
      if (!(await repository.erase(requireArgument(argument, 'erase'), at, 'asked'))) throw unknownEnquiry(argument)
      console.log(
        `${argument} is erased, with ${photos === 1 ? '1 photo or PDF' : `${photos} photos and PDFs`}. Emails that were sent are still in the owner's mailbox, and old backups hold the enquiry: remove it there too.`,
      )
      return
    }
    case 'release': {
      const releaseEnquiry = await openReleaseEnquiry(config, database, db)
      if (!(await releaseEnquiry(requireArgument(argument, 'release'), OPERATOR))) throw new CommandError(`${argument} is not in quarantine.`)
      console.log(`${argument} is released; the server mails it to the owner within seconds.`)
      return
    }
    case 'quarantined': {
      const { count, first } = await quarantine.mostOrdinary()
      for (const enquiry of first) console.log(enquiryLine(enquiry, new Date()))
      console.log(`${first.length} of ${count} enquiries in quarantine.`)
      return
    }
    case 'erase-quarantined': {
      const { count } = await quarantine.size()
      if (argument !== '--yes') throw new CommandError(`${count} enquiries are in quarantine. To remove all of them for good: erase-quarantined --yes`)
      console.log(`${await inBatches((most) => repository.eraseQuarantined(at, at, most))} enquiries are erased.`)
      return
    }
    case 'revoke-links':
      if (!(await replies.revokeLinks(requireArgument(argument, 'revoke-links'), endOfLinks(new Date(at)), OPERATOR))) throw unknownEnquiry(argument)
      console.log(`The links to ${argument} have ended; the server mails the owner a new one within seconds.`)
      return
    case 'remove-notes':
      if (!(await replies.removeNotes(requireArgument(argument, 'remove-notes')))) throw unknownEnquiry(argument)
      console.log(`The notes about ${argument} are removed. Old backups still hold them.`)
      return
    case 'emails':
      return listEmails(emails)
    case 'resend': {
      const count = await emails.resend(requireArgument(argument, 'resend'), at)
      if (count === 0) throw new CommandError(`No email of ${argument} was given up.`)
      console.log(
        count === 1
          ? '1 email is queued again; the server sends it within seconds.'
          : `${count} emails are queued again; the server sends them within seconds.`,
      )
      return
    }
    case 'acknowledge': {
      const count = await emails.acknowledge(argument, at)
      if (count === 0 && argument) throw new CommandError(`No email of ${argument} raises an alarm.`)
      console.log(count === 1 ? '1 email raises no alarm any more.' : `${count} emails raise no alarm any more.`)
      return
    }
    case 'site': {
      const folder = argument ?? `webbplatsen-${at.slice(0, 10)}`
      if (existsSync(folder)) throw new CommandError(`There is a ${folder} already.`)
      // Loaded only here: with the rules of the site's content the other commands need 2 MiB more.
      const { exportSite } = await import('#server/publishing/export-site.ts')
      const pictures = await exportSite(db, folder, new Date(at))
      console.log(`What is published was written to ${folder}/site-content.json${pictures > 0 ? `, with ${pictures} pictures beside it` : ''}.`)
      return
    }
    case 'backup': {
      const file = argument ?? join(config.dataDir, 'backups', `fogratt-${at.replaceAll(':', '').slice(0, 15)}.jsonl.gz`)
      ensureWritable(join(file, '..'))
      console.log(`${await writeBackup(db, database, file)} rows written to ${file} and restored on trial, every one the same.`)
      await checkIntegrity(db, database)
      return
    }
    case 'restore':
      console.log(`${await restoreBackup(db, database, requireArgument(argument, 'restore'))} rows restored.`)
      return
    default:
      throw new CommandError(USAGE)
  }
}

async function openReleaseEnquiry(config: Config, database: Database, db: Kysely<Tables>) {
  const now = () => new Date()
  const holidays = makeHolidays({ now }, makeHolidayRepository(db), { prepare: async () => {}, changed: async () => {} })
  await holidays.refresh()
  const links = makeCustomerLinks({ secret: config.linkSecret ?? linkSecret(config.dataDir), publicUrl: config.publicUrl })
  // The server's own poll finds the emails.
  const core = { now, emailQueued: () => {} }
  return makeReleaseEnquiry(core, {
    inTransaction: makeInTransaction(db, database),
    replyRule: () => ({ replyHours: company.replyHours, holiday: holidays.current() }),
    announceEnquiry: makeAnnounceEnquiry(config, links),
  })
}

function nextPage(enquiries: readonly EnquiryRecord[]): string {
  const last = enquiries.at(-1)
  return last && enquiries.length === PAGE_SIZE ? ` The next: npm run quotes -- list ${last.reference}` : ''
}

function requireArgument(argument: string | undefined, name: string): string {
  if (!argument) throw new CommandError(`${name} needs an argument:\n${USAGE}`)
  return argument
}

function unknownEnquiry(reference: string | undefined): CommandError {
  return new CommandError(`There is no enquiry ${reference}.`)
}
