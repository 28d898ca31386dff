import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { aCopy, aCustomer, aVariedOne, floodAddress } from '../../tests/support/flood.ts'
import { type SmtpServer, startSmtpServer } from '../../tests/support/smtp-server.ts'
import { machine, memoryOf } from './machine.ts'
import { figure, table, write } from './report.ts'

/** A machine of 512 MiB. */
const HEAP_MIB = 400
const SENDERS = 24
/** Requests from one network before it is refused; a flood knows that. */
const PER_NETWORK = 19
/** After this time the measurement gives up. */
const PATIENCE_MS = 15 * 60_000

type Flood = { name: string; requests: number; quarantineLimit: number; request: (n: number) => EnquiryAnswers }

/** The second is stored as a whole: 55 000 suspects must not stop the morning. */
const floods: readonly Flood[] = [
  { name: 'copies', requests: 26_000, quarantineLimit: 10_000, request: aCopy },
  { name: 'varied requests, no cap', requests: 55_000, quarantineLimit: 100_000, request: aVariedOne },
]

/** Floods with a customer in the middle of each, and the next morning's digest in a process with little memory. */
export async function benchFlood(): Promise<void> {
  const about = machine()
  const rows = []
  for (const flood of floods) rows.push(await measure(flood))
  const head = ['flood', 'requests', 'seconds', '200', '429', 'emails to the owner', 'customer told after, s', 'MiB', 'next morning, MiB']
  write('flood', 'Floods', about, [
    `${SENDERS} senders, ${PER_NETWORK} requests from each network, a customer in the middle. The next morning a new process (\`--max-old-space-size=${HEAP_MIB}\`) writes the digest.`,
    table([head, ...rows]),
  ])
}

async function measure(flood: Flood): Promise<(string | number)[]> {
  const { name, requests, quarantineLimit } = flood
  console.log(`${requests} ${name} …`)
  const smtpServer = await startSmtpServer()
  const env = {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
    SMTP_URL: smtpServer.smtpUrl,
    TRUST_PROXY: '1',
    MAIL_TO: 'owner@example.se',
    QUARANTINE_LIMIT: String(quarantineLimit),
  }
  const server = await startBuiltServer(env)
  const memory = peakMemory(server.process.pid)
  try {
    const started = performance.now()
    const half = Math.floor(requests / 2)
    const statuses = await send(server.address, flood, 0, half)
    const asked = performance.now()
    const customer = await post(new Agent(), server.address, aCustomer(), '192.0.2.77')
    if (customer !== 200) throw new Error(`The customer got ${customer}`)
    const told = untilTold(smtpServer).then(() => (performance.now() - asked) / 1000)
    statuses.push(...(await send(server.address, flood, half, requests)))
    const seconds = (performance.now() - started) / 1000
    const wait = await told
    const peak = memory.stop()
    const toOwner = smtpServer.emails.filter(isToOwner).length
    const exited = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await exited
    const morning = await nextMorning(server.dataDir, env)
    const answers = [200, 429].map((status) => statuses.filter((one) => one === status).length)
    return [name, requests, figure(seconds), ...answers, toOwner, figure(wait, 1), figure(peak), figure(morning)]
  } finally {
    memory.stop()
    await server.close()
    await smtpServer.close()
  }
}

async function send(address: string, { requests, request }: Flood, from: number, to: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const statuses: number[] = []
  let next = from
  async function sender() {
    while (next < to) {
      const n = next++
      statuses.push(await post(agent, address, request(n), floodAddress(n, Math.ceil(requests / PER_NETWORK))))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  agent.destroy()
  return statuses
}

function post(agent: Agent, address: string, answers: EnquiryAnswers, from: string): Promise<number> {
  const body = JSON.stringify(answers)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-forwarded-for': from }
  return new Promise((resolve, reject) => {
    request(`${address}/functions/v1/send-email-v2`, { method: 'POST', agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
      .on('error', reject)
      .end(body)
  })
}

/** The email that tells the owner of the customer: one of its own, or a list. */
async function untilTold({ emails }: SmtpServer): Promise<void> {
  const { name } = aCustomer()
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(200)) {
    if (emails.some((email) => isToOwner(email) && email.text?.includes(name))) return
  }
  throw new Error('The owner was not told of the customer')
}

function isToOwner({ to }: Email): boolean {
  return to?.some(({ address }) => address === 'owner@example.se') ?? false
}

/** Makes everything a day older, starts the server again, and waits for its digest. Returns the most memory that it took, MiB. */
async function nextMorning(dataDir: string, env: Record<string, string>): Promise<number> {
  const file = new DatabaseSync(join(dataDir, 'fogratt.sqlite'))
  const dayBefore = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-1 day')`
  file.exec(`update enquiries set received_at = ${dayBefore('received_at')}, quarantined_at = ${dayBefore('quarantined_at')};
    delete from emails where kind = 'digest' and sent_at is null;
    update emails set about = date(about, '-2 day') where kind = 'digest'`)
  file.close()
  // Without SMTP emails become files.
  const { SMTP_URL: _, ...withoutSmtp } = env
  const server = await startBuiltServer({ ...withoutSmtp, DATA_DIR: dataDir })
  const memory = peakMemory(server.process.pid)
  try {
    await untilDigest(join(dataDir, 'mail'))
    return memory.stop()
  } finally {
    memory.stop()
    await server.close()
  }
}

async function untilDigest(folder: string): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(200)) {
    for (const name of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []) {
      const { text } = await PostalMime.parse(readFileSync(join(folder, name)))
      if (text?.startsWith('Läget ')) return
    }
  }
  throw new Error('There is no digest')
}

/** Watches a process's resident memory; `stop` returns the most that it had, MiB. */
function peakMemory(pid: number | undefined): { stop: () => number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid) ?? 0)
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
