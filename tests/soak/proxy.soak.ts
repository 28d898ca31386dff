import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { newAcceptedRequests, sendUntil } from '../resilience/accepted-requests.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { startCaddy } from '../support/caddy.ts'
import { noLimits } from '../support/no-limits.ts'
import { freePort } from '../support/postgres-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'
const TOO_LARGE = 'a'.repeat(400 * 1024)
const LASTS_MS = 60_000

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('behind Caddy, a visitor who posts 400 KiB every second fails nobody else', async () => {
  const server = await startBuiltServer({ CONFIRMATION: '0', ...noLimits })
  closing.push(server.close)
  const proxy = await startProxy(new URL(server.address).port)
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

async function startProxy(upstream: string): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`
  const site = `${address} {\n  bind 127.0.0.1\n  reverse_proxy 127.0.0.1:${upstream} {\n    lb_try_duration 10s\n  }\n}\n`
  closing.push(await startCaddy(site))
  return address
}
