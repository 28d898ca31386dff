import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup is gzipped JSON, a line for each row, after a header with the schema's name and before a footer with row count and
 * checksum. It is written and read as a stream, so its size is no matter of memory.
 */
type BackupLine = { schema: string } | TableRow | { rows: number; sha256: string }

/** A later version's backup may hold other tables; its schema is checked before they are used. */
export type TableRow = { table: string; row: Record<string, unknown> }

/** A backup that cannot be used, or a database that it cannot be restored into. The message is a sentence for the operator. */
export class BackupError extends Error {}

/** Characters that are handed to the compressor at once. */
const CHUNK = 64 * 1024
/** The longest is a PDF's, 10 MB as base64; a file that is no backup must not fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024

/** Writes a backup, readable by its owner only, and waits for the disk. Resolves to the number of rows. */
export async function writeBackupFile(file: string, schema: string, rows: AsyncIterable<TableRow>): Promise<number> {
  let count = 0
  await pipeline(Readable.from(inChunks(lines())), createGzip(), createWriteStream(file, { mode: 0o600 }))
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
  return count

  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const hashed = (line: BackupLine) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return text
    }
    yield hashed({ schema })
    for await (const row of rows) {
      count += 1
      yield hashed(row)
    }
    yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') })}\n`
  }
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Reads the whole backup. Resolves to its schema and number of rows; rejects with a BackupError if a row is missing or changed. */
export async function checkBackupFile(file: string): Promise<{ schema: string; rows: number }> {
  const hash = createHash('sha256')
  let schema = ''
  let rows = 0
  for await (const { line, text } of linesOf(file)) {
    if ('sha256' in line) {
      if (line.rows === rows && line.sha256 === hash.digest('hex')) return { schema, rows }
      break
    }
    hash.update(`${text}\n`)
    if ('schema' in line) schema = line.schema
    else rows += 1
  }
  throw new BackupError('The backup is incomplete or was changed: row count or checksum do not match.')
}

/** The rows of a backup that was checked. */
export async function* rowsOfFile(file: string): AsyncGenerator<TableRow> {
  for await (const { line } of linesOf(file)) if ('table' in line) yield line
}

async function* linesOf(file: string): AsyncGenerator<{ line: BackupLine; text: string }> {
  try {
    for await (const text of textLines(file)) yield { text, line: readLine(text) }
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}.`)
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const unzip = createGunzip()
  unzip.setEncoding('utf8')
  const reading = pipeline(createReadStream(file), unzip)
  // The loop meets the same error.
  reading.catch(() => {})
  // Joined once: to join at each chunk would copy a long line hundreds of times.
  let begun: string[] = []
  let length = 0
  for await (const chunk of unzip) {
    const [first = '', ...others] = String(chunk).split('\n')
    begun.push(first)
    length += first.length
    if (length > LONGEST_LINE) throw new Error('a line is too long')
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
    length = last.length
  }
  if (length > 0) yield begun.join('')
}

function readLine(text: string): BackupLine {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null) {
    if ('schema' in value && typeof value.schema === 'string') return { schema: value.schema }
    if ('sha256' in value && typeof value.sha256 === 'string' && 'rows' in value && typeof value.rows === 'number')
      return { rows: value.rows, sha256: value.sha256 }
    if ('table' in value && typeof value.table === 'string' && 'row' in value && typeof value.row === 'object' && value.row !== null)
      return { table: value.table, row: { ...value.row } }
  }
  throw new Error(`a line is neither header, row nor footer: ${text.slice(0, 60)}`)
}
