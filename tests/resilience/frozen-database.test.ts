import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { databases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { startTestServer } from '../support/test-server.ts'

/** A proxy in front of PostgreSQL. While it is frozen, connections stay open and nothing goes through. */
async function startFreezableProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let frozen = false
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => to.write(data))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    freeze(on: boolean) {
      frozen = on
      for (const socket of sockets) socket[on ? 'pause' : 'resume']()
    },
  }
}

test('while PostgreSQL does not respond, pages are served, health fails within its deadline, and a request is refused; afterwards all is well', async () => {
  const { databaseUrl = '', remove } = await databases.PostgreSQL()
  onTestFinished(remove)
  const proxy = await startFreezableProxy(databaseUrl)
  const server = await startTestServer({ DATABASE_URL: proxy.url, CONFIRMATION: '0' })
  onTestFinished(() => server.close())
  expect((await server.ask('/healthz')).status).toBe(200)

  proxy.freeze(true)
  const settled: string[] = []
  const settle = async (name: string, response: Response | Promise<Response>, status: number) => {
    expect((await response).status).toBe(status)
    settled.push(name)
  }
  await Promise.all([
    settle('request', server.postJson(aRequest({ message: 'under frysningen' })), 503),
    settle('page', server.ask('/'), 200),
    // A good result is used again for a second, so the first answers may still be good ones.
    eventually(() => settle('health', server.ask('/healthz'), 503)),
  ])
  expect(settled[0]).toBe('page')

  proxy.freeze(false)
  expect((await server.postJson(aRequest({ message: 'efteråt' }))).status).toBe(200)
  // What was asked of the database before may fail until now, and its answer is used for a moment.
  await eventually(async () => expect((await server.ask('/healthz')).status).toBe(200))
})
