import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BuiltServer, startBuiltServer } from '../../tests/support/built-server.ts'
import { findProgram, machine, median, memoryOf, processorTimeOf, versionOf } from './machine.ts'
import { figure, table, write } from './report.ts'

const SITE = join(import.meta.dirname, '../../dist/site')
const ROUNDS = 5
const SECONDS = 5
const VISITORS = 10_000

/** Throughput of the home page beside nginx, then under load for minutes, then with many connections at once. */
export async function benchServer(minutes: number): Promise<void> {
  const about = machine()
  const server = await startBuiltServer()
  try {
    const fresh = memoryOf(server.process.pid)
    const comparison = await compareWithNginx(server)
    const long = await keepBusy(server, minutes)
    console.log(`${VISITORS} connections …`)
    const crowd = await visitTogether(server.address, VISITORS)
    const afterCrowd = memoryOf(server.process.pid)
    write('server', 'Serving', about, [
      comparison,
      `${VISITORS.toLocaleString('sv-SE')} connections at once: ${crowd.answered} responses, ${crowd.failed} errors, ${figure(crowd.seconds, 1)} s. Memory: ${figure(fresh)} MiB after the start, ${long} (goal: below 150), ${figure(afterCrowd)} MiB after these connections.`,
    ])
  } finally {
    await server.close()
  }
}

type Runner = { name: string; url: string; pid: number | undefined; perSecond: number[]; microseconds: number[] }

async function compareWithNginx(server: BuiltServer): Promise<string> {
  const wrk = findProgram('wrk')
  if (!wrk) return 'wrk is not on this machine, so there is no comparison (on Debian: apt-get install wrk nginx).'
  const nginx = await startNginx()
  const runners: Runner[] = [{ name: 'Fogrätt', url: `${server.address}/`, pid: server.process.pid, perSecond: [], microseconds: [] }]
  if (nginx) runners.push({ name: nginx.version, url: nginx.url, pid: nginx.worker, perSecond: [], microseconds: [] })
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const runner of runners) {
        const seen = await shoot(wrk, runner, SECONDS)
        if (round === 0) continue
        runner.perSecond.push(seen.perSecond)
        runner.microseconds.push(seen.microseconds)
      }
    }
  } finally {
    nginx?.process.kill()
  }
  const [own, other] = runners
  const rows = runners.map(({ name, perSecond, microseconds }) => [name, figure(median(perSecond)), figure(median(microseconds), 1)])
  const ratio = (of: 'perSecond' | 'microseconds') => (own && other ? median(own[of]) / median(other[of]) : Number.NaN)
  return [
    `The home page, gzip, 64 connections, one thread of wrk, ${ROUNDS} rounds of ${SECONDS} s in turn, medians.`,
    table([['server', 'requests/s', 'processor time, µs/request'], ...rows]),
    other
      ? `Requests per second: ${figure(ratio('perSecond'), 2)} × nginx; by processor time ${figure(1 / ratio('microseconds'), 2)} × nginx (goal ≥ 0.5).`
      : 'nginx is not on this machine, so there is nothing to compare with.',
  ].join('\n\n')
}

async function shoot(wrk: string, { name, url, pid }: Runner, seconds: number) {
  const before = processorTimeOf(pid) ?? Number.NaN
  const { stdout } = await promisify(execFile)(wrk, ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name} answered with errors:\n${stdout}`)
  console.log(`${name}: ${figure(perSecond)} requests/s`)
  return { perSecond, microseconds: (((processorTimeOf(pid) ?? Number.NaN) - before) * 1000) / requests }
}

/** nginx in a usual configuration: one worker, precompressed files, no log. Debian's nginx has no Brotli, so both send gzip. */
async function startNginx(): Promise<{ process: ChildProcess; worker: number | undefined; url: string; version: string } | undefined> {
  const path = findProgram('nginx')
  if (!path) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-nginx-'))
  const port = 20_000 + (process.pid % 20_000)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 12000; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; gzip_static on; default_type text/html;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${SITE}; index index.html; }
}
`,
  )
  const child = spawn(path, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await pause(1000)
  if (child.exitCode !== null) return undefined
  // Started by root, nginx switches to another user; if that user cannot read the site, it returns 403.
  const url = `http://127.0.0.1:${port}/`
  const { status } = await fetch(url)
  if (status !== 200) {
    child.kill()
    console.log(`nginx answers ${status}: it cannot read ${SITE}.`)
    return undefined
  }
  return { process: child, worker: childOf(child.pid), url, version: versionOf(path, '-v').replace('nginx version: ', '') }
}

function childOf(pid: number | undefined): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children ? Number(children.split(' ')[0]) : undefined
}

/** Opens all connections, keeps them, and requests the page twice on each. */
async function visitTogether(address: string, visitors: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const started = performance.now()
  let answered = 0
  let failed = 0
  const visit = () =>
    new Promise<void>((resolve) => {
      const sent = request(`${address}/`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.on('end', () => {
          if (response.statusCode === 200) answered++
          else failed++
          resolve()
        })
        response.resume()
      })
      sent.on('error', () => {
        failed++
        resolve()
      })
      sent.end()
    })
  for (let time = 0; time < 2; time++) await Promise.all(Array.from({ length: visitors }, visit))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { answered, failed, seconds }
}

async function keepBusy(server: BuiltServer, minutes: number): Promise<string> {
  const wrk = findProgram('wrk')
  if (!wrk) return 'no load without wrk'
  console.log(`${minutes} minutes of load …`)
  await shoot(wrk, { name: 'Fogrätt', url: `${server.address}/`, pid: server.process.pid, perSecond: [], microseconds: [] }, minutes * 60)
  return `${figure(memoryOf(server.process.pid))} MiB after ${minutes} minutes of load`
}
