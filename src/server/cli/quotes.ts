import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#content/company.ts'
import { BackupError, readBackup, writeBackup } from '../adapters/sql/backup.ts'
import { migrateToLatest } from '../adapters/sql/database.ts'
import { openDatabase } from '../adapters/sql/open-database.ts'
import { makeQuoteRepository } from '../adapters/sql/quote-repository.ts'
import { ConfigError, readConfig } from '../config.ts'
import { ensureWritable } from '../data-folder.ts'
import { releaseQuote } from '../quotes/follow-up.ts'
import type { QuoteRepository } from '../quotes/quote-repository.ts'
import { asCsv } from './csv.ts'
import { asLine, asPage } from './words.ts'

const USAGE = `npm run quotes -- COMMAND
  list                 every quote, newest first
  show REFERENCE       one quote with all its answers
  export [FILE]        every quote as a table for a spreadsheet
  erase REFERENCE      remove a person's data for good
  release REFERENCE    let a quote that was kept apart through to the owner
  backup [FILE]        a copy of everything, also while the site is open
  restore FILE         put a copy back into empty books`

/** A sentence for whoever asked; nothing else went wrong. */
class CommandError extends Error {}

try {
  const config = readConfig(process.env)
  ensureWritable(config.dataDir)
  const database = openDatabase(config)
  const db = await migrateToLatest(database)
  try {
    await command(process.argv.slice(2), {
      repository: makeQuoteRepository(db),
      backup: (file) => writeBackup(db, database.snapshot, file),
      restore: (file) => readBackup(db, database, file),
      defaultCopy: (at) => join(config.dataDir, 'backups', `fogratt-${at.replaceAll(':', '').slice(0, 15)}.jsonl.gz`),
    })
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof CommandError || error instanceof ConfigError || error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

type Means = {
  repository: QuoteRepository
  backup: (file: string) => Promise<number>
  restore: (file: string) => Promise<number>
  defaultCopy: (at: string) => string
}

async function command([name, argument]: string[], { repository, backup, restore, defaultCopy }: Means): Promise<void> {
  const at = new Date().toISOString()
  switch (name) {
    case 'list': {
      const quotes = await repository.list()
      for (const quote of quotes) console.log(asLine(quote))
      console.log(quotes.length === 0 ? 'There are no quotes yet.' : `${quotes.length} quotes.`)
      return
    }
    case 'show': {
      const quote = await repository.find(needed(argument, 'show'))
      if (!quote) throw unknown(argument)
      console.log(asPage(quote))
      return
    }
    case 'export': {
      const file = argument ?? `offertforfragningar-${at.slice(0, 10)}.csv`
      const quotes = await repository.list()
      writeFileSync(file, asCsv(quotes), { flag: 'wx' })
      console.log(`${quotes.length} quotes written to ${file}.`)
      return
    }
    case 'erase':
      if (!(await repository.erase(needed(argument, 'erase'), at, 'asked'))) throw unknown(argument)
      console.log(`${argument} is erased. Letters already sent lie in the owner's mailbox: remove them there too, and old backups.`)
      return
    case 'release':
      if (!(await releaseQuote(repository, needed(argument, 'release'), new Date(at), company)))
        throw new CommandError(`${argument} is not kept apart, so there is nothing to release.`)
      console.log(`${argument} is released; the owner's email leaves with the next round.`)
      return
    case 'backup': {
      const file = argument ?? defaultCopy(at)
      ensureWritable(join(file, '..'))
      console.log(`${await backup(file)} rows copied to ${file}.`)
      return
    }
    case 'restore':
      console.log(`${await restore(needed(argument, 'restore'))} rows put back.`)
      return
    default:
      throw new CommandError(USAGE)
  }
}

function needed(argument: string | undefined, name: string): string {
  if (!argument) throw new CommandError(`${name} needs one thing more:\n${USAGE}`)
  return argument
}

function unknown(reference: string | undefined): CommandError {
  return new CommandError(`There is no quote ${reference}.`)
}
