import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { type BuiltServer, startBuiltServer } from '../../../tests/support/built-server.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { peakMemoryOf, processorTimeOf, quantile } from '../machine.ts'
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
    add('start, cold (goal: 2 000)', `${figure(cold)}, processor time ${figure(processorTimeOf(server.process.pid))}`)
    const listening = performance.now()
    await lineOf(server, (line) => line.event === 'email sent' && line.kind === 'digest')
    add('digest sent after the cold start, s', figure((performance.now() - listening) / 1000, 1))
    add('server after the digest, MiB (goal: 200)', memory(server))
    const health: Latencies[] = []
    const page = await homePageDuring(server.address, async () => health.push(await ask(`${server.address}/healthz`, HEALTH_CHECKS, HEALTH_PAUSE_MS)))
    add('health (goal: 50)', latency(health.flat()))
    add('home page meanwhile', `${latency(page)}, longest ${longest(page)}`)
    const metricsUrl = `http://localhost:${metricsPort}/metrics`
    const metrics: Latencies[] = []
    const pageMeanwhile = await homePageDuring(server.address, async () => metrics.push(await ask(metricsUrl, SCRAPES, 50)))
    add('metrics (goal: 200)', latency(metrics.flat()))
    add('metrics, processor time', await processorTimeEach(server, SCRAPES, () => ask(metricsUrl, SCRAPES, 0)))
    add('home page during scrapes', `${latency(pageMeanwhile)}, longest ${longest(pageMeanwhile)}`)
    await measureReceive(server, add, 'all stored')
    add('server after that, MiB', memory(server))
  } finally {
    await server.close()
  }
  const again = await timedStart(place, { RETENTION_MONTHS: String(retentionMonths) })
  try {
    add('start, warm', figure(again.ms))
    const started = performance.now()
    let erased = 0
    const page = await homePageDuring(again.server.address, async () => {
      erased = Number((await lineOf(again.server, (line) => line.event === 'old quotes erased')).count)
    })
    add('retention after listening, erasures/s', `${figure(erased / ((performance.now() - started) / 1000))} (${erased})`)
    add('home page during retention', `${latency(page)}, longest ${longest(page)}`)
    add('server after retention, MiB (goal: 200)', memory(again.server))
  } finally {
    await again.server.close()
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
  add(`home page during that, ${when}`, `${latency(page)}, longest ${longest(page)}`)
  add(`receive, ${when}, processor time`, await processorTimeEach(server, POSTED, () => post(server.address, POSTED, SENDERS)))
}

/** What one of `times` requests costs the server's process, ms. */
async function processorTimeEach({ process: { pid } }: BuiltServer, times: number, work: () => Promise<unknown>): Promise<string> {
  const before = processorTimeOf(pid) ?? Number.NaN
  await work()
  return figure(((processorTimeOf(pid) ?? Number.NaN) - before) / times, 2)
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
