import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { builtProgram, startBuiltServer } from '../../../../tests/support/built-server.ts'
import { databases, migratedFolder } from '../../../../tests/support/databases.ts'
import { emailsIn } from '../../../../tests/support/mail-files.ts'
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { openStorage } from '../../../../tests/support/storage.ts'

const DOCTOR = builtProgram('doctor')

/** Runs the built doctor. */
async function runDoctor(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, [DOCTOR, ...options], { env: { PATH: process.env.PATH, ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, lines: output.trim().split('\n') }
}

const line = (lines: string[], word: string) => lines.find((line) => line.includes(word)) ?? ''

test('a new server passes every check, and checks that cannot run are skipped', async () => {
  const dataDir = migratedFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { code, lines } = await runDoctor({ DATA_DIR: dataDir })
  expect(line(lines, 'Databasen')).toBe('✓ Databasen (SQLite) går att läsa: 0 förfrågningar.')
  expect(line(lines, 'Inga mejl')).toMatch(/^✓/)
  expect(line(lines, 'ledigt på disken')).toMatch(/^✓/)
  expect(line(lines, 'pdf-filer')).toMatch(/^✓ 0 bilder och pdf-filer, 0 MB av 5\s120 MB\.$/)
  expect(line(lines, 'Bilder från kunder')).toBe('✓ Bilder från kunder går att läsa.')
  expect(line(lines, 'säkerhetskopia')).toBe('– Ingen säkerhetskopia än, och inget att kopiera.')
  expect(line(lines, 'SMTP_URL')).toMatch(/^–/)
  // Without a mail server the links are opened on this machine.
  expect(line(lines, 'Länkarna')).toBe('')
  expect(line(lines, 'Klockan')).toMatch(/^[✓–]/)
  expect(lines.at(-1)).toBe('Inget fel hittades.')
  expect(code).toBe(0)
})

test('where no database is the doctor says so, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const { code, lines } = await runDoctor({ DATA_DIR: dataDir }, '--probe')
  expect(lines).toEqual([
    `✗ Det finns ingen databas i ${dataDir}. Kör doctor med samma inställningar som servern, eller starta servern en första gång.`,
    '1 sak att göra något åt.',
  ])
  expect([code, existsSync(dataDir)]).toEqual([1, false])
})

test('a request without a backup, later than the clock, is two things to do something about', async () => {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const { db, inTransaction } = await openStorage(where)
  await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ receivedAt: '2126-11-21T12:00:00.000Z' })))
  await db.destroy()
  const { code, lines } = await runDoctor({ DATA_DIR: where.dataDir })
  expect(line(lines, 'säkerhetskopia')).toBe('✗ Ingen säkerhetskopia finns. Gör en med: npm run quotes -- backup')
  expect(line(lines, 'Klockan')).toMatch(/^✗ Klockan går efter: det finns en förfrågan från 2126-11-21T12:00:00\.000Z, /)
  expect(lines.at(-1)).toBe('2 saker att göra något åt.')
  expect(code).toBe(1)
})

test('a database that cannot be opened is told in a sentence, and the other checks are made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'fogratt.sqlite'), '')
  const { code, lines } = await runDoctor({ DATA_DIR: dataDir })
  expect(line(lines, 'Databasen')).toMatch(/^✗ Databasen \(SQLite\) går inte att öppna: The database .*fogratt\.sqlite is empty/)
  expect(line(lines, 'ledigt på disken')).toMatch(/^✓/)
  expect(lines.at(-1)).toBe('1 sak att göra något åt.')
  expect(code).toBe(1)
})

test('the probe is delivered to the owner and erased afterwards', async () => {
  const server = await startBuiltServer()
  onTestFinished(server.close)
  const { lines } = await runDoctor({ DATA_DIR: server.dataDir, PUBLIC_URL: server.address }, '--probe')
  expect(line(lines, 'Provet')).toMatch(/^✓ Provet F-.{7} togs emot och mejlet om det lämnades över\.$/)
  expect((await emailsIn(server.dataDir)).filter(({ subject }) => subject && /^Annat, .+ – /.test(subject))).toHaveLength(1)
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  expect(await makeEnquiryRepository(db).list()).toEqual([])
  await db.destroy()
})

test('a probe with the settings of another folder leaves nothing at the running site', async () => {
  const server = await startBuiltServer()
  onTestFinished(server.close)
  const dataDir = migratedFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  for (const secret of [undefined, readFileSync(join(server.dataDir, 'link-secret'), 'utf8').trim()]) {
    const { code, lines } = await runDoctor({ DATA_DIR: dataDir, PUBLIC_URL: server.address, ...(secret && { LINK_SECRET: secret }) }, '--probe')
    expect(line(lines, 'Provet')).toMatch(/^✗ Provet togs inte emot av .*: Provet gäller en annan databas än serverns\. Inget togs emot\.$/)
    expect(code).toBe(1)
  }
  expect(await emailsIn(server.dataDir)).toEqual([])
})

test('a mail server that accepts the login passes; one that is down fails, and so does a site that is down', async () => {
  const dataDir = migratedFolder()
  const smtpServer = await startSmtpServer()
  const open = await runDoctor({ DATA_DIR: dataDir, SMTP_URL: smtpServer.smtpUrl })
  expect(line(open.lines, 'Länkarna')).toMatch(/^✗ Länkarna i mejlen leder till http:\/\/localhost:3000, som bara fungerar på den här datorn\./)
  expect(line(open.lines, 'mejlservern')).toMatch(/^✓ Inloggningen på mejlservern 127\.0\.0\.1:\d+ fungerar\.$/)
  // The sender's domain cannot exist: the checks fail with a network and are skipped without one.
  for (const what of ['SPF', 'DKIM', 'DMARC', 'MX']) expect(line(open.lines, what)).toMatch(/^(?:✗ .* saknas|– .* kunde inte kontrolleras)/)
  await smtpServer.close()
  const closed = await runDoctor({ DATA_DIR: dataDir, SMTP_URL: 'smtp://user:hemligt@127.0.0.1:1', PUBLIC_URL: 'http://127.0.0.1:1' }, '--probe')
  expect(line(closed.lines, 'mejlservern')).toMatch(/^✗ .*Servern svarar inte\./)
  expect(line(closed.lines, 'Provet')).toMatch(/^✗ .*servern svarar inte/)
  expect(closed.lines.join()).not.toContain('hemligt')
  expect(closed.code).toBe(1)
  rmSync(dataDir, { recursive: true })
})
