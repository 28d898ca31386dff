import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  [200, 0],
  [503, 1],
])('of a server that answers %i the health check of the image ends with %i, and restore.sh is told that one is running', async (status, ending) => {
  const asked: unknown[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const PORT = typeof address === 'object' ? String(address?.port) : ''
  const endingOf = async (script: string) => {
    const [code] = await once(spawn(process.execPath, [join(import.meta.dirname, '../deploy', script)], { env: { PATH: process.env.PATH, PORT } }), 'close')
    return code
  }
  expect(await endingOf('healthcheck.mjs')).toBe(ending)
  expect(await endingOf('is-running.mjs')).toBe(0)
  expect(asked).toEqual(['/healthz', '/healthz'])
})
