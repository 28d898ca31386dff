import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { type BuiltHouse, startBuiltHouse } from '../support/built-server.ts'
import { openTestHouse } from '../support/test-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const post = (house: BuiltHouse, message: string) =>
  fetch(`${house.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message })),
  })

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('on a full disk a request is refused rather than lost, health says so, and all is well when there is room again', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'fogratt-small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
  expect(mounted.status, 'a small disk could be mounted').toBe(0)
  closing.push(() => spawnSync('umount', [disk]))
  const house = await startBuiltHouse({ DATA_DIR: disk, RATE_LIMIT: '1000000', FLOOD_LEVEL: '1000000' })
  closing.push(() => house.close())

  const accepted: string[] = []
  let refused: Response | undefined
  for (let index = 0; index < 500 && !refused; index += 1) {
    const message = `${index} ${'fullt '.repeat(700)}`
    const response = await post(house, message)
    if (response.ok) accepted.push(String(index))
    else refused = response
  }
  expect(refused?.status).toBe(503)
  expect(await refused?.json()).toMatchObject({ success: false, error: expect.stringContaining('Försök igen') })

  spawnSync('mount', ['-o', 'remount,size=64m', disk])
  expect((await post(house, 'plats igen')).status).toBe(200)
  await house.close()
  const books = new DatabaseSync(join(disk, 'fogratt.sqlite'))
  const kept = books
    .prepare('select message from quotes')
    .all()
    .map(({ message }) => String(message))
  books.close()
  for (const index of accepted) expect(kept.some((message) => message.startsWith(`${index} `))).toBe(true)
  expect(kept).toContain('plats igen')
})

test('while another process holds the database, a request waits for it', async () => {
  const house = await openTestHouse()
  closing.push(() => house.close())
  const other = new DatabaseSync(join(house.dataDir, 'fogratt.sqlite'))
  other.exec('begin immediate')
  const answer = house.postJson(aRequest())
  other.exec('rollback')
  expect((await answer).status).toBe(200)
  other.close()
})

test('a database held for too long is a refusal with a sentence, not a hang or a loss', async () => {
  const house = await openTestHouse()
  closing.push(() => house.close())
  const other = new DatabaseSync(join(house.dataDir, 'fogratt.sqlite'))
  other.exec('begin immediate')
  expect((await house.postJson(aRequest())).status).toBe(503)
  other.exec('rollback')
  other.close()
  expect((await house.postJson(aRequest())).status).toBe(200)
})

test('a mailbox that cannot be written to delays the letter and nothing else', async () => {
  const house = await openTestHouse()
  closing.push(() => house.close())
  writeFileSync(join(house.dataDir, 'mail'), 'in the way of the folder')
  expect((await house.postJson(aRequest())).status).toBe(200)
  await vi.waitFor(() => expect(house.lines.some((line) => line.includes('letter delayed'))).toBe(true))
})
