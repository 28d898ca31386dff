import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builtProgram } from '../../../tests/support/built-server.ts'

const MAIN = builtProgram('main')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-start-'))
  folders.push(folder)
  return folder
}

/** Starts the built server with a setting that it must refuse; resolves to exit code and output. */
async function failToStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, DATA_DIR: newFolder(), PORT: '0', ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    // One that starts all the same would be waited for until the test's time is up.
    if (output.includes('is listening')) child.kill()
  })
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

test.each([
  ['PORT', 'åtta', /^PORT must be/],
  ['PORT', '99999', /^PORT must be/],
  ['PUBLIC_URL', 'fogratt.se', /^PUBLIC_URL must be/],
  ['PUBLIC_URL', 'https://fogratt.se/start', /^PUBLIC_URL must be/],
  ['SMTP_URL', 'mail.example.se:25', /^SMTP_URL must look like/],
  ['DATABASE_URL', 'mysql://user:secret@host/db', /^DATABASE_URL must look like/],
  ['MAIL_TO', 'ägaren', /^MAIL_TO must be/],
  ['MAIL_FROM', 'Fogrätt <>', /^MAIL_FROM must be/],
  ['RETURN_PATH', 'studsar', /^RETURN_PATH must be/],
  ['BOUNCE_SECRET', 'short', /^BOUNCE_SECRET must have/],
  ['SMTP_RATE', '0', /^SMTP_RATE must be a whole number from 1 to/],
  ['SMTP_RATE', '60/min', /^SMTP_RATE must be/],
  ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be/],
  ['CONFIRMATION', 'ja', /^CONFIRMATION must be/],
  ['CONFIRMATIONS_PER_DAY', 'många', /^CONFIRMATIONS_PER_DAY must be/],
  ['LINK_SECRET', 'short', /^LINK_SECRET must have/],
  ['HOST', '192.0.2.1', /^HOST 192/],
])('a malformed %s=%s stops the start with one sentence that repeats no password', async (name, value, sentence) => {
  const { code, output } = await failToStart({ [name]: value })
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/\n|secret/)
  expect(code).toBe(1)
})

test('an address that is not the one in the pages stops the start with one sentence', async () => {
  const { code, output } = await failToStart({ PUBLIC_URL: 'https://www.example.se' })
  expect(output).toMatch(/^PUBLIC_URL is https:\/\/www\.example\.se, but the pages were built for http:\/\/localhost:3000\. [^\n]*$/)
  expect(code).toBe(1)
})

test('a link secret that is too short stops the start with one sentence', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'link-secret'), '\n')
  const { code, output } = await failToStart({ DATA_DIR: dataDir })
  expect(output).toMatch(/link-secret must hold at least 32 characters/)
  expect(output).not.toMatch(/\n/)
  expect(code).toBe(1)
})

test('a busy port stops the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output } = await failToStart({ PORT: String(port) })
  other.close()
  expect(output).toBe(`Port ${port} is already in use. Stop what runs there, or choose another with PORT.`)
  expect(code).toBe(1)
})

test('a data folder that cannot be written to stops the start with one sentence', async () => {
  const file = join(newFolder(), 'a-file')
  writeFileSync(file, '')
  const { code, output } = await failToStart({ DATA_DIR: join(file, 'data') })
  expect(output).toMatch(/^DATA_DIR .* cannot be written to\. [^\n]*$/)
  expect(code).toBe(1)
})

test.each([
  ['empty', '', /^The database .*fogratt\.sqlite is empty: it has lost its content\. Restore [^\n]*$/],
  ['damaged', 'no database'.repeat(1000), /^The database .*fogratt\.sqlite is damaged\. Restore [^\n]*$/],
])('a database file that is %s stops the start with one sentence', async (_, content, sentence) => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'fogratt.sqlite'), content)
  const { code, output } = await failToStart({ DATA_DIR: dataDir })
  expect(output).toMatch(sentence)
  expect(code).toBe(1)
})
