import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeKeptPrint, type Print } from './kept-print.ts'

const printOf = (page: Uint8Array<ArrayBuffer>): Print => ({
  build: 'b1',
  parts: '{"facts":{}}',
  files: new Map([['index.html', { plain: page, br: page, gzip: page }]]),
})
const print = printOf(new TextEncoder().encode('<p>Hej</p>'))
let folder: string
let errors: unknown[]
const kept = (where = folder) => makeKeptPrint(where, (error) => errors.push(error))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-print-'))
  errors = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the newest print is read again, by its build alone', () => {
  expect(kept().read('b1')).toBeUndefined()
  kept().write({ ...print, parts: 'older' })
  kept().write(print)
  expect(kept().read('b1')).toEqual(print)
  expect(kept().read('b2')).toBeUndefined()
  expect(errors).toEqual([])
})

test('one file lies in the folder, which the server alone may read', () => {
  kept().write(print)
  const [file, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(join(folder, file ?? '')).mode & 0o777).toBe(0o600)
})

test('in place of a print there can be none, twice too', () => {
  kept().write(print)
  kept().write(undefined)
  kept().write(undefined)
  expect(readdirSync(folder)).toEqual([])
  expect(errors).toEqual([])
})

test.each([
  ['is half written', serialize(print).subarray(0, 40)],
  ['is no print', serialize({ build: 'b1', parts: '', files: [] })],
  ['is empty', Buffer.alloc(0)],
])('a file that %s is no print', (_, bytes) => {
  kept().write(print)
  const [file = ''] = readdirSync(folder)
  writeFileSync(join(folder, file), bytes)
  expect(kept().read('b1')).toBeUndefined()
})

test('a print that cannot be written is reported, and the older one is not served again', () => {
  kept().write(print)
  kept().write(printOf(unwritable()))
  expect(errors).toHaveLength(1)
  expect(kept().read('b1')).toBeUndefined()
})

test('a folder that is not there is reported, and ends nothing', () => {
  const nowhere = kept(join(folder, 'gone'))
  nowhere.write(print)
  expect(errors).toHaveLength(1)
  nowhere.write(undefined)
  expect(errors).toHaveLength(1)
})

/** Bytes that cannot be stored: their buffer has been handed on. */
function unwritable(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8)
  structuredClone(bytes, { transfer: [bytes.buffer] })
  return bytes
}
