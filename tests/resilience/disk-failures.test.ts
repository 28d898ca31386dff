import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
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

test.runIf(isRoot)('on a full disk a request is refused, none that was accepted is lost, and requests are accepted again once there is space', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'fogratt-small-disk-'))
  closing.push(() => rmSync(disk, { recursive: true, force: true }))
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
  const database = new DatabaseSync(join(disk, 'fogratt.sqlite'))
  const stored = database
    .prepare('select message from quotes')
    .all()
    .map(({ message }) => String(message))
  database.close()
  for (const index of accepted) expect(stored.some((message) => message.startsWith(`${index} `))).toBe(true)
  expect(stored).toContain('plats igen')
})

/** A server in its own process, and a write lock on its database. `release` may be called twice. */
async function startWithLockedDatabase() {
  const server = await startBuiltServer({ CONFIRMATION: '0' })
  closing.push(() => server.close())
  const other = new DatabaseSync(join(server.dataDir, 'fogratt.sqlite'))
  closing.push(() => other.close())
  other.exec('begin immediate')
  const release = () => {
    if (other.isTransaction) other.exec('rollback')
  }
  closing.push(release)
  return { server, release }
}

test('while another process holds the write lock, a request waits for it', async () => {
  const { server, release } = await startWithLockedDatabase()
  let status: number | undefined
  const response = post(server, 'väntar').then((response) => {
    status = response.status
  })
  await sleep(1000)
  expect(status).toBeUndefined()
  release()
  await response
  expect(status).toBe(200)
})

test('a write lock that is held for too long refuses the request after five seconds, and the next one is accepted', async () => {
  const { server, release } = await startWithLockedDatabase()
  const started = performance.now()
  const refused = await post(server, 'förgäves')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ success: false, error: expect.stringContaining('Försök igen') })
  expect(performance.now() - started).toBeGreaterThan(4500)
  release()
  expect((await post(server, 'igen')).status).toBe(200)
})

test('a mail folder that cannot be written to delays the email and nothing else', async () => {
  const server = await startTestServer()
  closing.push(() => server.close())
  writeFileSync(join(server.dataDir, 'mail'), 'a file in place of the folder')
  expect((await server.postJson(aRequest())).status).toBe(200)
  await vi.waitFor(() => expect(server.lines.some((line) => line.includes('email delayed'))).toBe(true))
})
