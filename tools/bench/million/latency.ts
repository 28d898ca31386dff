import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../../../tests/support/a-request.ts'

/** Milliseconds of each response. */
export type Latencies = number[]

/** Asks for the home page again and again while `work` runs: how long the server's only thread was busy otherwise. */
export async function homePageDuring(address: string, work: () => Promise<unknown>): Promise<Latencies> {
  const latencies: Latencies = []
  let done = false
  const working = work().finally(() => {
    done = true
  })
  while (!done) {
    latencies.push(await timed(`${address}/`))
    await pause(2)
  }
  await working
  return latencies
}

/** Gets a page `times` times, one after the other. */
export async function ask(url: string, times: number, pauseMs: number): Promise<Latencies> {
  const latencies: Latencies = []
  for (let time = 0; time < times; time += 1) {
    latencies.push(await timed(url))
    await pause(pauseMs)
  }
  return latencies
}

/** Posts requests from concurrent senders; each is new and from another network. Rejects if one is refused. */
export async function post(address: string, times: number, senders: number): Promise<Latencies> {
  const latencies: Latencies = []
  let number = 0
  async function sender() {
    while (number < times) {
      number += 1
      latencies.push(await timed(`${address}${FUNCTION_PATH}`, aRequest({ message: `Badrummet är från 1974. ${crypto.randomUUID()}` }), number))
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  return latencies
}

const agent = new Agent({ keepAlive: true })

function timed(url: string, posted?: unknown, number = 0): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, ...(posted !== undefined && { method: 'POST', headers }) }, (response) => {
      response.on('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - started) : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
      response.resume()
    })
      .on('error', reject)
      .end(posted === undefined ? undefined : JSON.stringify(posted))
  })
}
