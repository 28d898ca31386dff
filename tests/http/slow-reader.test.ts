import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '#server/listen.ts'

/** More than the kernel buffers on both sides of a connection. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)

test('a client that does not read its response is disconnected', async () => {
  const answered = Promise.withResolvers<ServerResponse>()
  const server = await listen(
    (_, response) => {
      response.end(LARGE)
      answered.resolve(response)
    },
    { host: '127.0.0.1', port: 0, exchangeMs: 50 },
  )
  const client = connect(Number(new URL(server.address).port), '127.0.0.1').pause()
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const response = await answered.promise
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
  client.destroy()
  await server.close()
})
