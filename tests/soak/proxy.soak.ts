import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { newAcceptedRequests, sendUntil } from '../resilience/accepted-requests.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { noLimits } from '../support/no-limits.ts'
import { freePort } from '../support/postgres-server.ts'

const CADDY = process.env.CADDY || '/usr/bin/caddy'
const FUNCTION = '/functions/v1/send-email-v2'
const TOO_LARGE = 'a'.repeat(400 * 1024)
const LASTS_MS = 60_000

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('behind Caddy, a visitor who posts 400 KiB every second fails nobody else', async () => {
  if (!existsSync(CADDY)) throw new Error(`${CADDY} is missing. Install it (apt-get install caddy), or name another with CADDY.`)
  const server = await startBuiltServer({ CONFIRMATION: '0', ...noLimits })
  closing.push(server.close)
  const proxy = await startCaddy(new URL(server.address).port)
  const stop = new AbortController()
  setTimeout(() => stop.abort(), LASTS_MS)

  const sent = newAcceptedRequests()
  let refused = 0
  const flooding = (async () => {
    while (!stop.signal.aborted) {
      const response = await fetch(`${proxy}${FUNCTION}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: TOO_LARGE }).catch(
        () => undefined,
      )
      // Caddy passes the 413 on, or 502 when the server closes the connection while Caddy still sends.
      if (response) refused += 1
      await wait(1_000)
    }
  })()
  // Rejects at the first response that is not a success.
  await Promise.all([flooding, sendUntil(proxy, sent, 4, stop.signal)])
  expect(sent.unanswered).toBe(0)
  expect(sent.accepted.size).toBeGreaterThan(100)
  console.info(`${refused} posts of 400 KiB; ${sent.accepted.size} other visitors' requests accepted, 0 failed`)
})

async function startCaddy(upstream: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-caddy-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const site = `${address} {\n  bind 127.0.0.1\n  reverse_proxy 127.0.0.1:${upstream} {\n    lb_try_duration 10s\n  }\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${site}`)
  const caddy = spawn(CADDY, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  closing.push(async () => {
    const exited = once(caddy, 'exit')
    caddy.kill()
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), { timeout: 10_000 })
  return address
}
