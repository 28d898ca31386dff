import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { connectDatabase } from './connect-database.ts'
import { sqliteFile } from './open-database.ts'

function aFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-connect-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

test('a file that is no database of ours stops the start with a sentence about it', async () => {
  const dataDir = aFolder()
  writeFileSync(sqliteFile(dataDir), 'no database'.repeat(1000))
  const config = { ...readConfig({}), dataDir }
  await expect(connectDatabase(config)).rejects.toThrow(ConfigError)
})

test('any other error of the start is told as it is', async () => {
  const error = new Error('The disk is full')
  const dataDir = aFolder()
  // Of an older version: its migrations run elsewhere.
  const older = new DatabaseSync(sqliteFile(dataDir))
  older.exec("create table kysely_migration (name text); insert into kysely_migration values ('001')")
  older.close()
  const config = { ...readConfig({}), dataDir }
  await expect(connectDatabase(config, () => Promise.reject(error))).rejects.toBe(error)
})
