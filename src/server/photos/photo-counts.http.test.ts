import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtProgram } from '../../../tests/support/built-server.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { NOON, open, ownerTold } from '../../../tests/support/photo-site.ts'
import { aPhoto, askWithPhotos, type Offer, putPhoto } from '../../../tests/support/photos.ts'
import { readMetrics } from '../../../tests/support/read-metrics.ts'
import type { TestServer } from '../../../tests/support/test-server.ts'

const QUOTES = builtProgram('quotes')
/** Beyond RETENTION_MONTHS. */
const MONTHS_LATER = NOON + 400 * 24 * 3_600_000

/** Runs the built command on that database. */
async function run({ dataDir, databaseUrl }: TestDatabase, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const child = spawn(process.execPath, [QUOTES, ...words], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.join(' ')} failed: ${output}`)
  return output.trim()
}

const countIn = async (server: TestServer) => (await readMetrics(server)).get('fogratt_photos')

/** Two photos and a PDF. */
async function askWithThree(server: TestServer): Promise<Offer> {
  const offer = await askWithPhotos(server)
  const files = [await aPhoto(1), await aPhoto(2), Buffer.from(`%PDF-1.7\n% ${offer.reference}`)]
  for (const [position, bytes] of files.entries()) expect((await putPhoto(server, offer, bytes, position)).status).toBe(200)
  return offer
}

test.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('photos are counted before and after a backup of %s, its restoring on %s, erasing, and retention', async (from, to) => {
  const [where, other] = [await databases[from](), await databases[to]()]
  const first = await open(where, () => NOON)
  const offers = [await askWithThree(first), await askWithThree(first), await askWithThree(first)]
  for (const { reference } of offers) await ownerTold({ server: first, where }, reference)
  expect(await countIn(first)).toBe(9)
  const [file = ''] = /\S+\.jsonl\.gz/.exec(await run(where, 'backup')) ?? []
  expect(await countIn(first)).toBe(9)
  await first.close()

  await run(other, 'restore', file)
  expect(await run(other, 'export', join(other.dataDir, 'alla.csv'))).toContain('Their 9 photos and PDFs')
  const second = await open(other, () => NOON)
  expect(await countIn(second)).toBe(9)
  expect(await run(other, 'erase', offers[0]?.reference ?? '')).toContain('is erased, with 3 photos and PDFs.')
  expect(await countIn(second)).toBe(6)
  await second.close()

  const later = await open(other, () => MONTHS_LATER)
  await eventually(async () => expect(await countIn(later)).toBe(0))
  expect(await run(other, 'list')).not.toContain(offers[1]?.reference)
  await later.close()
  for (const one of [where, other]) await one.remove()
})
