import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { sitePage } from '#content/publishing/site.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { aRequest } from '../support/a-request.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { signIn } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'
import { emailsIn } from '../support/mail-files.ts'
import { noLimits } from '../support/no-limits.ts'
import { startTestServer } from '../support/test-server.ts'

const post = (server: BuiltServer, message: string) =>
  fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message })),
  })

const isRoot = process.getuid?.() === 0

/** A file system of its own, in memory. Resolves to the folder and a function that resizes it. */
function mountDisk(size: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-small-disk-'))
  onTestFinished(() => rmdirSync(folder))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  expect(mounted.status, 'a small disk could be mounted').toBe(0)
  onTestFinished(() => void spawnSync('umount', [folder]))
  return { folder, resize: (to: string) => spawnSync('mount', ['-o', `remount,size=${to}`, folder]) }
}

const healthOf = async (server: BuiltServer) => (await fetch(`${server.address}/healthz`)).status

test.runIf(isRoot)('on a full disk a request is refused rather than lost, health says so, and all is well when there is room again', async () => {
  const disk = mountDisk('12m')
  const server = await startBuiltServer({ DATA_DIR: disk.folder, ...noLimits })
  onTestFinished(() => server.close())
  expect(await healthOf(server)).toBe(200)

  disk.resize('1m')
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
  await eventually(async () => expect(await healthOf(server)).toBe(503))
  const errors = server.lines.filter((line) => line.includes('"err"')).join('\n')
  expect(errors).toContain('database or disk is full')
  expect(errors).not.toContain('cannot rollback')

  disk.resize('64m')
  expect((await post(server, 'plats igen')).status).toBe(200)
  expect(await healthOf(server)).toBe(200)
  await server.close()
  const database = new DatabaseSync(join(disk.folder, 'fogratt.sqlite'))
  const kept = database
    .prepare('select message from enquiries')
    .all()
    .map(({ message }) => String(message))
  database.close()
  for (const index of accepted) expect(kept.some((message) => message.startsWith(`${index} `))).toBe(true)
  expect(kept).toContain('plats igen')
})

test.runIf(isRoot)('when little space is left, health raises the alarm while requests can still be stored', async () => {
  const disk = mountDisk('32m')
  const server = await startBuiltServer({ DATA_DIR: disk.folder })
  onTestFinished(() => server.close())
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ ok: true, alarm: true })
})

test.runIf(isRoot)('when so little space is left that the next request may fail, health fails', async () => {
  const disk = mountDisk('32m')
  const server = await startBuiltServer({ DATA_DIR: disk.folder })
  onTestFinished(() => server.close())
  expect(await healthOf(server)).toBe(200)
  disk.resize('7m')
  await eventually(async () => expect(await healthOf(server)).toBe(503))
  expect((await post(server, 'ryms ännu')).status).toBe(200)
  expect(server.lines.join('\n')).toMatch(/Only \d MiB are free in DATA_DIR/)
})

test.runIf(isRoot)('on a full disk nothing is published, the desk says so and the site stays; with room again the same draft is published', async () => {
  const disk = mountDisk('64m')
  const server = await startBuiltServer({ DATA_DIR: disk.folder, MAIL_TO: company.email })
  onTestFinished(() => server.close())
  const home = async () => (await fetch(`${server.address}/`)).text()
  const before = await home()
  const desk = await signIn(server)
  const text = 'Vi har stängt hela dagen.'
  const today = swedishDate(new Date())
  await desk.press('/agare/webbplatsen/rad/spara', { 'notice.text': text, 'notice.from': today, 'notice.to': today })
  const publish = () => desk.press('/agare/webbplatsen/publicera', { tung: 'ja' })

  fill(disk.folder)
  const refused = await publish()
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(sitePage.errors.failed)
  expect(await home()).toBe(before)

  rmSync(join(disk.folder, FILLER))
  expect((await publish()).status).toBe(303)
  expect(await home()).toContain(text)
})

const FILLER = 'filler'

/** Writes until there is no room. */
function fill(folder: string) {
  const file = openSync(join(folder, FILLER), 'w')
  const block = Buffer.alloc(4096)
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(file)
  }
}

/** As another process would, from its own connection. */
function holdWriteLock(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, 'fogratt.sqlite'))
  other.exec('begin immediate')
  return () => other.close()
}

test('while another process holds the write lock, a request waits for it', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const release = holdWriteLock(server.dataDir)
  const response = server.postJson(aRequest())
  // Health gives up after two seconds; by then the request has met the lock.
  expect((await server.ask('/healthz')).status).toBe(503)
  release()
  expect((await response).status).toBe(200)
})

test('while the database is held, pages are served, health fails and every request is refused, before it is released', async () => {
  const server = await startTestServer({ RATE_LIMIT: '1000' })
  onTestFinished(() => server.close())
  const release = holdWriteLock(server.dataDir)
  expect((await server.ask('/healthz')).status, 'health notices it though nobody writes').toBe(503)
  const refused = Promise.all(Array.from({ length: 20 }, async (_, index) => (await server.postJson(aRequest({ message: `nummer ${index}` }))).status))
  const health = server.ask('/healthz')
  for (let index = 0; index < 10; index += 1) {
    expect((await server.ask('/')).status).toBe(200)
  }
  expect((await health).status).toBe(503)
  expect(await refused).toEqual(Array(20).fill(503))
  expect(server.lines.join('\n')).toContain('database is locked')
  release()
  expect((await server.postJson(aRequest())).status).toBe(200)
  expect((await server.ask('/healthz')).status).toBe(200)
})

test('a mail folder that cannot be written to delays the email, which is sent when it can, and nothing else', async () => {
  let now = Date.now()
  const server = await startTestServer({ CONFIRMATION: '0' }, () => new Date(now))
  onTestFinished(() => server.close())
  const folder = join(server.dataDir, 'mail')
  writeFileSync(folder, 'a file in place of the folder')
  const { reference } = await (await server.postJson(aRequest())).json()
  expect(reference).toMatch(/^F-/)
  await eventually(() => expect(server.lines.some((line) => line.includes('email delayed'))).toBe(true))
  expect((await server.ask('/healthz')).status).toBe(200)

  rmSync(folder)
  now += 24 * 60 * 60_000
  await server.postJson(aRequest({ message: 'Kommer efter' }))
  await eventually(async () => expect((await emailsIn(server.dataDir)).filter(({ text }) => text?.includes(reference))).not.toEqual([]))
})
