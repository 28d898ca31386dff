import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { aRequest } from '../../tests/support/a-request.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import type { Offer } from '../../tests/support/photos.ts'
import { aLargePhoto } from './large-photo.ts'
import { childrenOf, machine, median, peakMemoryOf, proportionalMemoryOf, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'
import type { PhotosToSend } from './send-photos-worker.ts'

const UPLOADS = 20
const SERIES = 3
/** Between two plain requests. */
const PAUSE_MS = 20
/** So long are plain requests measured without uploads. */
const CALM_MS = 10_000
const MIB = 1024 * 1024

type Run = { seconds: number; peak: number; server: number; calm: number[]; busy: number[] }

/** Plain requests and memory while twenty photos of 12 megapixels come at once. */
export async function benchPhotos(): Promise<void> {
  const about = machine()
  const photos = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => aLargePhoto(index)))
  const runs: Run[] = []
  for (let index = 0; index < SERIES; index += 1) runs.push(await measure(photos))
  const size = figure(median(photos.map(({ byteLength }) => byteLength / MIB)), 1)
  const worst = (read: (run: Run) => number, digits = 0) => figure(Math.max(...runs.map(read)), digits)
  const slower = ({ calm, busy }: Run) => quantile(busy, 0.95) / quantile(calm, 0.95)
  write('photos', 'Photos', about, [
    `${UPLOADS} photos of 12 megapixels (${size} MiB) sent at once, and a plain request every ${PAUSE_MS} ms. The worst of ${SERIES} series:`,
    table([
      ['seconds', 'server, MiB', 'with encoder (goal: 300)', 'p95 of plain requests (goal: 2 ×)'],
      [worst(({ seconds }) => seconds, 1), worst(({ server }) => server), worst(({ peak }) => peak), `${worst(slower, 2)} ×`],
    ]),
  ])
}

async function measure(photos: readonly Buffer[]): Promise<Run> {
  const server = await startBuiltServer({ ...noLimits, CONFIRMATION: '0' })
  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init)
  const memory = peakMemory(server.process.pid)
  try {
    const offers: Offer[] = await Promise.all(photos.map(async () => (await plainRequest(ask)).json()))
    const calm = await latenciesUntil(ask, pause(CALM_MS))
    const started = performance.now()
    const uploads = sendAll({ address: server.address, offers, photos: [...photos] })
    const busy = await latenciesUntil(ask, uploads)
    await uploads
    return { seconds: (performance.now() - started) / 1000, peak: memory.peak(), server: peakMemoryOf(server.process.pid) ?? Number.NaN, calm, busy }
  } finally {
    memory.stop()
    await server.close()
  }
}

/** Rejects unless each is kept. */
async function sendAll(workerData: PhotosToSend): Promise<void> {
  const worker = new Worker(new URL('send-photos-worker.ts', import.meta.url), { workerData })
  const [statuses] = await once(worker, 'message')
  const refused = Array.from(statuses, Number).filter((status) => status !== 200)
  if (refused.length > 0) throw new Error(`Photos got ${refused.join(', ')}`)
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Milliseconds that each plain request took, one after the other. */
async function latenciesUntil(ask: Ask, end: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = []
  let ended = false
  void end.finally(() => {
    ended = true
  })
  while (!ended) {
    const started = performance.now()
    await (await plainRequest(ask)).text()
    latencies.push(performance.now() - started)
    await pause(PAUSE_MS)
  }
  return latencies
}

function plainRequest(ask: Ask): Promise<Response> {
  const body = JSON.stringify(aRequest({ message: crypto.randomUUID() }))
  const network = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
  return ask('/functions/v1/send-email-v2', { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': `${network}.1` }, body })
}

/** Of a process and its children, MiB. */
function peakMemory(pid: number | undefined): { peak: () => number; stop: () => void } {
  let peak = 0
  const timer = setInterval(() => {
    const sum = [pid, ...childrenOf(pid)].reduce<number>((sum, one) => sum + (proportionalMemoryOf(one) ?? 0), 0)
    peak = Math.max(peak, sum)
  }, 40)
  return { peak: () => peak, stop: () => clearInterval(timer) }
}
