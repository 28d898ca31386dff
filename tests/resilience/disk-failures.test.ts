import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { startTestServer } from '../support/test-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const post = (server: BuiltServer, message: string) =>
  fetch(`${server.address}/functions/v1/send-email-v2`, {
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
  const server = await startBuiltServer({ DATA_DIR: disk, RATE_LIMIT: '1000000', FLOOD_LEVEL: '1000000' })
  closing.push(() => server.close())

  const accepted: string[] = []
  let refused: Response | undefined
  for (let index = 0; index < 500 && !refused; index += 1) {
    const message = `${index} ${'fullt '.repeat(700)}`
    const response = await post(server, message)
    if (response.ok) accepted.push(String(index))
    else refused = response
  }
  expect(refused?.status).toBe(503)
  expect(await refused?.json()).toMatchObject({ success: false, error: expect.stringContaining('Försök igen') })

  spawnSync('mount', ['-o', 'remount,size=64m', disk])
  expect((await post(server, 'plats igen')).status).toBe(200)
  await server.close()
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
  const server = await startTestServer()
  closing.push(() => server.close())
  const other = new DatabaseSync(join(server.dataDir, 'fogratt.sqlite'))
  other.exec('begin immediate')
  const answer = server.postJson(aRequest())
  other.exec('rollback')
  expect((await answer).status).toBe(200)
  other.close()
})

test('a database held for too long is a refusal with a sentence, not a hang or a loss', async () => {
  const server = await startTestServer()
  closing.push(() => server.close())
  const other = new DatabaseSync(join(server.dataDir, 'fogratt.sqlite'))
  other.exec('begin immediate')
  expect((await server.postJson(aRequest())).status).toBe(503)
  other.exec('rollback')
  other.close()
  expect((await server.postJson(aRequest())).status).toBe(200)
})

test('a mailbox that cannot be written to delays the email and nothing else', async () => {
  const server = await startTestServer()
  closing.push(() => server.close())
  writeFileSync(join(server.dataDir, 'mail'), 'in the way of the folder')
  expect((await server.postJson(aRequest())).status).toBe(200)
  await vi.waitFor(() => expect(server.lines.some((line) => line.includes('email delayed'))).toBe(true))
})
