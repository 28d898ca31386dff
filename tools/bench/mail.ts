import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { fillOutbox } from '../../tests/support/full-outbox.ts'
import { failAt, type ScriptedSmtpServer, type SmtpScript, startScriptedSmtpServer } from '../../tests/support/scripted-smtp-server.ts'
import { machine, processorTimeOf } from './machine.ts'
import { figure, table, write } from './report.ts'

const RATES = [
  { delayMs: 0, count: 2000 },
  { delayMs: 20, count: 1000 },
  { delayMs: 100, count: 300 },
]
const WAITING = 2000
const WITH_ONE_THAT_HANGS = 500
const MINUTE_MS = 60_000

/** Emails per second by how fast the mail server answers, and what a server that takes none has to bear. */
export async function benchMail(): Promise<void> {
  const about = machine()
  const rates = []
  for (const { delayMs, count } of RATES) {
    const pipelined = await rateInto({ delayMs, extensions: ['PIPELINING'] }, count)
    const plain = await rateInto({ delayMs }, count)
    const row = [delayMs === 0 ? 'at once' : `in ${delayMs} ms`, figure(pipelined.perSecond), figure(plain.perSecond), figure(pipelined.processorMs, 1)]
    console.log(`Answers ${row.join(', ')}`)
    rates.push(row)
  }
  const [logins, connections] = await Promise.all([
    inAMinute({ AUTH: '535 5.7.8 wrong password' }, (server) => server.count('AUTH')),
    inAMinute({ greeting: '421 4.3.2 too busy' }, (server) => server.count('greeting')),
  ])
  const besideOneThatHangs = await secondsBesideOneThatHangs()
  write('mail', 'Mail', about, [
    'The server answers each command after the given time. Goal: 50 a second at 20 ms.',
    table([['server answers', 'emails/s', 'without PIPELINING', 'processor ms/email'], ...rates]),
    `With ${WAITING.toLocaleString('sv-SE')} waiting, logins in the first minute with a wrong password: ${logins}; connections with 421 at the greeting: ${connections}. One recipient of ${WITH_ONE_THAT_HANGS} hangs: the others have left after ${figure(besideOneThatHangs, 1)} s.`,
  ])
}

/** Emails per second, and processor time of the server for each, ms. */
async function rateInto(options: Parameters<typeof startScriptedSmtpServer>[0], count: number) {
  const smtpServer = await startScriptedSmtpServer(options)
  return deliver(smtpServer, { count }, async (pid) => {
    await smtpServer.until(() => smtpServer.accepted.length > 0)
    const before = processorTimeOf(pid) ?? Number.NaN
    await smtpServer.until(() => smtpServer.accepted.length === count)
    return { perSecond: (count - 1) / secondsOf(smtpServer), processorMs: ((processorTimeOf(pid) ?? Number.NaN) - before) / count }
  })
}

async function inAMinute(replies: Parameters<typeof failAt>[0], count: (server: ScriptedSmtpServer) => number): Promise<number> {
  const smtpServer = await startScriptedSmtpServer({ script: failAt(replies), extensions: ['AUTH PLAIN'] })
  return deliver(smtpServer, { count: WAITING }, async () => {
    await smtpServer.until(() => count(smtpServer) > 0)
    await pause(MINUTE_MS - 1000)
    return count(smtpServer)
  })
}

async function secondsBesideOneThatHangs(): Promise<number> {
  const script: SmtpScript = (step, line) => (step === 'RCPT' && line.includes('hang') ? 'hang' : undefined)
  const smtpServer = await startScriptedSmtpServer({ script, delayMs: 20, extensions: ['PIPELINING'] })
  const visitor = (index: number) => (index === 10 ? 'hang@example.se' : `kund-${index}@example.se`)
  return deliver(smtpServer, { count: WITH_ONE_THAT_HANGS, kind: 'confirmation', visitor }, async () => {
    await smtpServer.until(() => smtpServer.accepted.length === WITH_ONE_THAT_HANGS - 1)
    return secondsOf(smtpServer)
  })
}

/** From the first accepted email to the last. */
function secondsOf({ accepted }: ScriptedSmtpServer): number {
  return ((accepted.at(-1)?.at ?? Number.NaN) - (accepted[0]?.at ?? Number.NaN)) / 1000
}

/** Starts the built server on a full outbox, and measures. */
async function deliver<Result>(
  smtpServer: ScriptedSmtpServer,
  waiting: Parameters<typeof fillOutbox>[1],
  measure: (pid: number | undefined) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-mail-'))
  await fillOutbox({ databaseUrl: undefined, dataDir }, waiting)
  // As installed: React's development build takes three times as long to write an email.
  const server = await startBuiltServer({ NODE_ENV: 'production', DATA_DIR: dataDir, SMTP_URL: smtpServer.smtpUrlWithLogin })
  try {
    return await measure(server.process.pid)
  } finally {
    // Emails that hang would be waited for.
    await smtpServer.close()
    await server.close()
    rmSync(dataDir, { recursive: true })
  }
}
