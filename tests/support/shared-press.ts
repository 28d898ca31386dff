import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { makePress, type Press, type PrintedSite } from '#server/publishing/press/press.ts'
import { SITE_DIR } from './site-dir.ts'

const FOLDER = 'FOGRATT_TEST_PRINTS'

/** The prints of one run, in a temporary folder that its processes know by their environment. */
export default function keepPrints() {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-prints-'))
  process.env[FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

const print = makePress(join(SITE_DIR, '../server/press.js'), join(SITE_DIR, '../press'))

/** The built server's press, which prints the same site once in a run: each takes seconds of a processor. */
export const press: Press = async (parts) => {
  const folder = process.env[FOLDER]
  if (!folder) return print(parts)
  const file = join(folder, createHash('sha256').update(JSON.stringify(parts)).digest('hex'))
  if (existsSync(file)) return readPrint(file)
  const printed = await print(parts)
  writeFileSync(`${file}.${process.pid}`, serialize(printed))
  renameSync(`${file}.${process.pid}`, file)
  return printed
}

function readPrint(file: string): PrintedSite {
  return deserialize(readFileSync(file))
}
