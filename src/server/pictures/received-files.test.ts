import { createHash } from 'node:crypto'
import fs, { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freeSpace, tryWriting } from '#server/core/folder.ts'
import { FOGPLAN_LIMIT, GUESS_LIMIT, makeNetworkLimit, WEBHOOK_LIMIT } from '#server/core/http/network-limit.ts'
import { removeLeftBehind } from '#server/core/left-behind.ts'
import { makeReceiveFile, removeReceivedFiles } from './received-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-files-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

test('a file is received with its size, hash and first twelve bytes, for this user alone', async () => {
  const file = await makeReceiveFile(folder)(chunks('abcd', 'efghijklmn', 'op'), 16)
  const sha256 = createHash('sha256').update('abcdefghijklmnop').digest('hex')
  expect(file).toMatchObject({ size: 16, sha256, head: Buffer.from('abcdefghijkl') })
  expect(await file?.read()).toEqual(Buffer.from('abcdefghijklmnop'))
  const path = file?.path ?? ''
  expect(path.startsWith(join(folder, 'upload-'))).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await file?.remove()
  await file?.remove()
  expect(readdirSync(folder)).toEqual([])
})

test('what is too large or breaks off leaves no file, and the rest is not read', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += 1
      yield Buffer.from('abcd')
    }
  }
  expect(await makeReceiveFile(folder)(endless(), 15)).toBeUndefined()
  expect(read).toBe(4)
  async function* broken() {
    yield Buffer.from('abcd')
    throw new Error('aborted')
  }
  await expect(makeReceiveFile(folder)(broken(), 15)).rejects.toThrow('aborted')
  expect(readdirSync(folder)).toEqual([])
})

/** Files of these names, so many minutes old. */
function files(ages: Record<string, number>) {
  for (const [name, minutes] of Object.entries(ages)) {
    const file = join(folder, name)
    writeFileSync(file, '')
    const at = new Date(Date.now() - minutes * 60_000)
    utimesSync(file, at, at)
  }
}

test('of a process that was killed, received files are removed after twenty minutes, other temporary ones after an hour', () => {
  files({ 'upload-a': 21, 'upload-b': 19, 'other-upload-c': 99 })
  removeReceivedFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['other-upload-c', 'upload-b'])
  files({ 'x.part': 61, 'y.part': 59, 'z.txt': 61 })
  removeLeftBehind(folder, (name) => name.endsWith('.part'))
  expect(readdirSync(folder).toSorted()).toEqual(['other-upload-c', 'upload-b', 'y.part', 'z.txt'])
})

test('a temporary file that is gone before it is looked at is no error, and the others are removed', () => {
  files({ 'a.part': 61, 'b.part': 61 })
  removeLeftBehind(folder, (name) => {
    rmSync(join(folder, 'a.part'), { force: true })
    return name.endsWith('.part')
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a temporary file that another process removes at the same time is no error', () => {
  files({ 'a.part': 61, 'b.part': 61 })
  const look = vi.spyOn(fs, 'statSync').mockImplementationOnce((file) => {
    const found = lstatSync(file)
    rmSync(file)
    return found
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    look.mockRestore()
    syncBuiltinESMExports()
  })
  removeLeftBehind(folder, (name) => name.endsWith('.part'))
  expect(readdirSync(folder)).toEqual([])
})

test('a temporary file of just an hour may still be in use', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  files({ 'a.part': 60 })
  removeLeftBehind(folder, () => true)
  expect(readdirSync(folder)).toEqual(['a.part'])
  vi.setSystemTime(new Date('2026-11-21T12:00:00.001Z'))
  removeLeftBehind(folder, () => true)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder is tried by writing, which leaves nothing; free space is in bytes', async () => {
  await tryWriting(folder)
  expect(readdirSync(folder)).toEqual([])
  await expect(tryWriting(join(folder, 'none'))).rejects.toThrow(/ENOENT.+open/)
  expect(existsSync(folder)).toBe(true)
  expect(await freeSpace(folder)).toBeGreaterThan(2 ** 20)
})

test.each([
  ['posts to the webhook', WEBHOOK_LIMIT, 60, 60, 1],
  ['wrong links and digits', GUESS_LIMIT, 30, 600, 1],
  ['drawings of five thousand pieces', FOGPLAN_LIMIT, 30, 600, 5000],
])('a network’s %s are limited, and another’s are not in the way', async (_, limit, most, seconds, points) => {
  const secondsToWait = makeNetworkLimit(limit)
  for (let time = 0; time < most; time += 1) expect(await secondsToWait('a', points)).toBeUndefined()
  const wait = (await secondsToWait('a', points)) ?? 0
  expect(wait).toBeGreaterThan(seconds - 5)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(await secondsToWait('b')).toBeUndefined()
})
