import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { aRequest } from '../../tests/support/a-request.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import { machine, median, processorTimeOf, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'

const SENDERS = 32
const ROUNDS = 3
const SECONDS = 10

type Load = { perSecond: number; latencies: number[]; refused: number; microseconds: number }
type Candidate = { name: string; address: string; pid: number | undefined; loads: Load[] }

/** Accepted requests per second, each on disk before the response, beside a bare insert. */
export async function benchQuotes(): Promise<void> {
  const about = machine()
  const server = await startBuiltServer(noLimits)
  const bare = await startBuiltServer({}, join(import.meta.dirname, 'bare-insert.ts'))
  const candidates: Candidate[] = [
    { name: 'Fogrätt', address: server.address, pid: server.process.pid, loads: [] },
    { name: 'bare Hono and SQLite', address: bare.address, pid: bare.process.pid, loads: [] },
  ]
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { name, address, pid, loads } of candidates) {
        const load = await send(address, pid, round === 0 ? 2 : SECONDS)
        console.log(`${name}: ${figure(load.perSecond)} requests/s, ${load.refused} refused`)
        if (round > 0) loads.push(load)
      }
    }
  } finally {
    await server.close()
    await bare.close()
  }
  const rows = candidates.map(({ name, loads }) => {
    const latency = (part: number) => figure(median(loads.map(({ latencies }) => quantile(latencies, part))), 1)
    const microseconds = figure(median(loads.map((load) => load.microseconds)))
    return [name, figure(median(loads.map(({ perSecond }) => perSecond))), latency(0.5), latency(0.99), microseconds]
  })
  const [own = Number.NaN, other = Number.NaN] = candidates.map(({ loads }) => median(loads.map(({ perSecond }) => perSecond)))
  write('quotes', 'Requests for a quote', about, [
    `${SENDERS} senders, ${ROUNDS} rounds of ${SECONDS} s in turn, medians. Both wait for the disk at each request.`,
    table([['server', 'accepted/s', 'p50 ms', 'p99 ms', 'processor µs'], ...rows]),
    `${figure(own / other, 2)} × the bare insert (goal ≥ 0.6).`,
  ])
}

async function send(address: string, pid: number | undefined, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const before = processorTimeOf(pid) ?? Number.NaN
  const until = performance.now() + seconds * 1000
  const latencies: number[] = []
  let refused = 0
  let number = 0
  async function sender() {
    while (performance.now() < until) {
      const started = performance.now()
      const status = await post(agent, address, number++)
      if (status === 200) latencies.push(performance.now() - started)
      else refused++
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  agent.destroy()
  const microseconds = (((processorTimeOf(pid) ?? Number.NaN) - before) * 1000) / latencies.length
  return { perSecond: latencies.length / seconds, latencies, refused, microseconds }
}

function post(agent: Agent, address: string, number: number): Promise<number> {
  const body = JSON.stringify(aRequest({ message: `Badrummet är från 1974. ${crypto.randomUUID()}` }))
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': network,
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    request(`${address}/functions/v1/send-email-v2`, { method: 'POST', agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
      .on('error', reject)
      .end(body)
  })
}
