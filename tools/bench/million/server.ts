import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { type BuiltServer, startBuiltServer } from '../../../tests/support/built-server.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { peakMemoryOf, quantile } from '../machine.ts'
import { figure } from '../report.ts'
import { LAST_DIGEST } from './fill.ts'
import { ask, homePageDuring, type Latencies, post } from './latency.ts'
import type { Place } from './places.ts'

type Add = (name: string, value: string) => void

const POSTED = 3000
const SENDERS = 4
/** A little more than a good result of the health check is used again. */
const HEALTH_PAUSE_MS = 1050
const HEALTH_CHECKS = 40
const SCRAPES = 100
const LONGEST_WAIT_MS = 10 * 60_000

export async function receiveWithNothingStored(empty: Place, add: Add) {
  const server = await start(empty, {})
  try {
    await measureReceive(server, add, 'nothing stored')
  } finally {
    await server.close()
  }
}

/** Two starts: one from cold files, with nothing to erase; one with a month's requests to erase. */
export async function measureServer(place: Place, retentionMonths: number, add: Add) {
  await settle(place)
  await place.cool()
  const metricsPort = await freePort()
  const { server, ms: cold } = await timedStart(place, { RETENTION_MONTHS: '120', METRICS_PORT: String(metricsPort) })
  try {
    add('start, cold (goal: 2 000)', figure(cold))
    await lineOf(server, (line) => line.event === 'email sent' && line.kind === 'digest')
    add('health (goal: 50)', latency(await ask(`${server.address}/healthz`, HEALTH_CHECKS, HEALTH_PAUSE_MS)))
    add('metrics (goal: 200)', latency(await ask(`http://localhost:${metricsPort}/metrics`, SCRAPES, 50)))
    await measureReceive(server, add, 'all stored')
  } finally {
    await server.close()
  }
  const again = await start(place, { RETENTION_MONTHS: String(retentionMonths) })
  try {
    const page = await homePageDuring(again.address, () => lineOf(again, (line) => line.event === 'old enquiries erased'))
    add('home page during retention', `${latency(page)}, longest ${longest(page)}`)
    add('server after retention, MiB (goal: 200)', memory(again))
  } finally {
    await again.close()
  }
}

/** As if no request had come in since the fill: the server sends a digest at its start, and nothing waits before it. */
async function settle(place: Place) {
  const db = await migrateToLatest(openDatabase(place))
  await db.deleteFrom('emails').where('kind', '=', 'digest').where('id', '!=', LAST_DIGEST).execute()
  await db
    .updateTable('emails')
    .set(({ ref }) => ({ sent_at: ref('queued_at') }))
    .where('sent_at', 'is', null)
    .execute()
  await db.destroy()
}

async function measureReceive(server: BuiltServer, add: Add, when: string) {
  const received: Latencies[] = []
  const page = await homePageDuring(server.address, async () => received.push(await post(server.address, POSTED, SENDERS)))
  add(`receive, ${when}`, latency(received.flat()))
  add(`home page meanwhile, ${when}`, `${latency(page)}, longest ${longest(page)}`)
}

async function timedStart(place: Place, env: Record<string, string>): Promise<{ server: BuiltServer; ms: number }> {
  const started = performance.now()
  const server = await start(place, env)
  return { server, ms: performance.now() - started }
}

function start(place: Place, env: Record<string, string>): Promise<BuiltServer> {
  return startBuiltServer({ ...noLimits, CONFIRMATION: '0', ...place.env, ...env })
}

/** Waits for a line of the log. Rejects when it does not come. */
async function lineOf(server: BuiltServer, isIt: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
  for (const until = performance.now() + LONGEST_WAIT_MS; performance.now() < until; await pause(100)) {
    for (const text of server.lines) {
      const line: unknown = text.startsWith('{') ? JSON.parse(text) : {}
      if (typeof line === 'object' && line !== null && isIt({ ...line })) return { ...line }
    }
  }
  throw new Error(`The server did not log what was expected:\n${server.lines.slice(-5).join('\n')}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function latency(latencies: Latencies): string {
  return `${figure(quantile(latencies, 0.5), 1)} / ${figure(quantile(latencies, 0.99), 1)}`
}

function longest(latencies: Latencies): string {
  return figure(latencies.reduce((most, one) => Math.max(most, one), 0))
}

function memory(server: BuiltServer): string {
  return figure(peakMemoryOf(server.process.pid))
}
