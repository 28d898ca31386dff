import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { aRequest } from '../../tests/support/a-request.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import { machine, median, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'

const ROUNDS = 3000
const WARM_UP = 300
const TRIES = 5

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string; ms: number }
/** One of the guesses whose times are compared; `ask` makes one of them. */
type Guess = { name: string; ask: (round: number) => Promise<Answer>; status: number; times: number[] }

/** How long the server takes to answer right and wrong guesses of links and digits, each in turn. */
export async function benchCustomerTokens(): Promise<void> {
  const about = machine()
  const server = await startBuiltServer(noLimits)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let network = 0

  /** Each from a network of its own. */
  function send(path: string, form?: Record<string, string>): Promise<Answer> {
    network += 1
    const body = form && new URLSearchParams(form).toString()
    const headers = {
      'x-forwarded-for': `10.${(network >> 8) & 255}.${network & 255}.1`,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      request(`${server.address}${path}`, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, ms: performance.now() - started }))
      })
        .on('error', reject)
        .end(body)
    })
  }

  async function newPage(): Promise<string> {
    const response = await fetch(`${server.address}/functions/v1/send-email-v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aRequest({ message: crypto.randomUUID() })),
    })
    return (await response.json()).page
  }

  const formTokenOf = async (path: string) => /name="sigill" value="([^"]+)"/.exec((await send(path)).body)?.[1] ?? ''

  async function press(path: string, fields: Record<string, string>): Promise<Answer> {
    return send(path, { sigill: await formTokenOf(path), ...fields })
  }

  async function erasedPage(): Promise<string> {
    const page = await newPage()
    const { headers } = await press(page, { gor: 'visa', siffror: DIGITS })
    await press(String(headers.location), { gor: 'radera', bekrafta: 'ja' })
    return page
  }

  async function lockedPage(): Promise<string> {
    const page = await newPage()
    for (let guess = 0; guess < TRIES; guess += 1) await press(page, { gor: 'visa', siffror: '0000' })
    return page
  }

  try {
    const [real, erased, locked, open] = [await newPage(), await erasedPage(), await lockedPage(), await newPage()]
    const [lockedToken, openToken] = [await formTokenOf(locked), await formTokenOf(open)]
    const links: Guess[] = [
      newGuess('a link that never was', 404, () => send(`/arende/${randomBytes(32).toString('base64url')}`)),
      newGuess('one character beside a real one', 404, (round) => send(beside(real, round))),
      newGuess('a link of another length', 404, () => send(`/arende/${randomBytes(8).toString('base64url')}`)),
      newGuess('the link of an erased request', 404, () => send(erased)),
      newGuess('a real link', 200, () => send(real)),
    ]
    const digits: Guess[] = [
      newGuess('locked: wrong digits', 200, (round) => send(locked, { sigill: lockedToken, gor: 'visa', siffror: wrongDigits(round) })),
      newGuess('locked: the right digits', 200, () => send(locked, { sigill: lockedToken, gor: 'visa', siffror: DIGITS })),
      newGuess('not locked: wrong digits', 422, (round) => send(open, { sigill: openToken, gor: 'visa', siffror: wrongDigits(round) })),
      // After each wrong guess, so that it is never locked.
      newGuess('not locked: the right digits', 303, () => send(open, { sigill: openToken, gor: 'visa', siffror: DIGITS })),
    ]
    // Until the emails have left.
    await sleep(3000)
    await measure(links, 1)
    await measure(digits, 2)
    const pages = Math.round(((await send(real)).body.length / 1024) * 10) / 10
    write(
      'customer-tokens',
      [
        '## Guesses of the customer’s link and digits',
        `${about}.`,
        `${ROUNDS} of each in turn over one connection, each from a network of its own, times at the client. A wrong link is looked up by its hash and answered alike whatever it is; a real one is answered with the status page (${pages} KiB before compression), which takes as long as reading the request and rendering the page.`,
        table([['guess', 'status', 'p50 ms', 'p95 ms', '× the first'], ...rowsOf(links)]),
        table([['digits', 'status', 'p50 ms', 'p95 ms', '× the first'], ...rowsOf(digits)]),
      ].join('\n\n'),
    )
  } finally {
    agent.destroy()
    await server.close()
  }
}

const DIGITS = aRequest().phone.replace(/\D/g, '').slice(-4)

function newGuess(name: string, status: number, ask: Guess['ask']): Guess {
  return { name, status, ask, times: [] }
}

/** Each round begins with others, `together` of which stay in their order. Throws if a guess is answered otherwise than it should be. */
async function measure(guesses: readonly Guess[], together: number): Promise<void> {
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const first = ((round + WARM_UP) * together) % guesses.length
    for (const { name, status, ask, times } of [...guesses.slice(first), ...guesses.slice(0, first)]) {
      const answer = await ask(round + WARM_UP)
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} instead of ${status}`)
      if (round >= 0) times.push(answer.ms)
    }
  }
}

function rowsOf(guesses: readonly Guess[]): (string | number)[][] {
  const first = median(guesses[0]?.times ?? [])
  return guesses.map(({ name, status, times }) => [name, status, figure(median(times), 2), figure(quantile(times, 0.95), 2), figure(median(times) / first, 2)])
}

function beside(real: string, round: number): string {
  const at = '/arende/'.length + (round % (real.length - '/arende/'.length))
  return `${real.slice(0, at)}${real[at] === 'A' ? 'B' : 'A'}${real.slice(at + 1)}`
}

function wrongDigits(round: number): string {
  return String((Number(DIGITS) + 1 + (round % 9000)) % 10_000).padStart(4, '0')
}
