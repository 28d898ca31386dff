import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { requestListener } from './request-listener.ts'
import { fileOf } from './static-site.ts'

test('a site that could not start shows its page of errors, and says when to come again', async () => {
  const page = fileOf('500.html', { plain: new TextEncoder().encode('<p>Försök igen</p>'), br: undefined, gzip: undefined }, '')
  const site = {
    files: new Map(),
    template: () => page,
    picture: () => undefined,
    hasPicture: () => true,
    render: async () => new Map(),
    publish: async () => {},
  }
  const server = createServer(requestListener(site, Promise.reject(new Error('no database')), ''))
  onTestFinished(() => void server.close())
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/agare`)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'retry-after': '30', connection: 'close', 'content-type': 'text/html; charset=utf-8' })
  expect(await response.text()).toBe('<p>Försök igen</p>')
})
