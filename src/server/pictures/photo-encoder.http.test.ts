import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aPhoto } from '../../../tests/support/photos.ts'
import { PHOTO_ENCODER } from '../../../tests/support/test-server.ts'
import { prioritiesIn } from '../../../tests/support/thread-priorities.ts'
import { childrenOf } from '../../../tools/bench/machine.ts'
import { makePhotoEncoder } from './photo-encoder.ts'

/** Encodes a photo, and resolves to the id of the process that did. */
async function startEncoding(): Promise<number> {
  const path = join(folder, 'photo.jpg')
  writeFileSync(path, await aPhoto())
  const others = childrenOf(process.pid)
  const encoder = makePhotoEncoder(PHOTO_ENCODER)
  onTestFinished(encoder.close)
  expect(await encoder.encode(path)).toMatchObject({ width: 600, height: 400 })
  const [pid = 0] = childrenOf(process.pid).filter((child) => !others.includes(child))
  return pid
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-encoder-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a photo that takes too much processor time ends the process and counts as unreadable', async () => {
  const path = join(folder, 'photo.jpg')
  writeFileSync(path, await aPhoto(1, 3000, 2000))
  const impatient = makePhotoEncoder(PHOTO_ENCODER, { mostProcessorMs: 1 })
  expect(await impatient.encode(path)).toBe('unreadable')
  const patient = makePhotoEncoder(PHOTO_ENCODER)
  expect(await patient.encode(path)).toMatchObject({ width: 2048, height: 1365 })
  impatient.close()
  patient.close()
})

test('a photo that waits too long for a processor does not count as unreadable', async () => {
  const path = join(folder, 'photo.jpg')
  writeFileSync(path, await aPhoto(1, 3000, 2000))
  const impatient = makePhotoEncoder(PHOTO_ENCODER, { encodingMs: 1 })
  await expect(impatient.encode(path)).rejects.toThrow('takes too long')
  impatient.close()
})

test.runIf(existsSync('/proc/self/task'))('every thread of the process that encodes stands behind the server’s', async () => {
  const priorities = prioritiesIn(await startEncoding())
  expect(priorities.length).toBeGreaterThan(1)
  expect(priorities.filter((priority) => priority < constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([])
})

test.runIf(existsSync('/proc/self/environ'))('the process that encodes has nothing of the server’s environment', async () => {
  const names = readFileSync(`/proc/${await startEncoding()}/environ`, 'utf8')
    .split('\0')
    .map((variable) => variable.split('=')[0])
  expect(names).toContain('MALLOC_ARENA_MAX')
  expect(names).not.toContain('PATH')
})
