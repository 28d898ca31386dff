import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { linkWords } from '#content/desk/link.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { CUSTOMER_DIGITS } from '../../../../tests/support/visit-site.ts'

const TOO_LARGE = 'a'.repeat(400 * 1024)
const FUNCTION = '/functions/v1/send-email-v2'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Posts over the agent's connections, as a proxy does, and reads the response to its end. */
async function post(agent: Agent, url: string, body: string, type: string) {
  const sent = request(url, { agent, method: 'POST', headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } })
  // The server may close the connection before it has read all of a refused body.
  sent.on('error', () => {})
  sent.end(body)
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'close')
  return { status: response.statusCode, connection: response.headers.connection }
}

test.each([
  ['the function', FUNCTION, 'application/json'],
  ['the owner’s page', '/agare/F-7K3M9QA/1/x', 'application/x-www-form-urlencoded'],
  ['the desk', '/agare/logga-in', 'application/x-www-form-urlencoded'],
])('%s refuses a post that is too large with 413 and closes the connection', async (_, path, type) => {
  const server = await startTestServer()
  servers.push(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await post(agent, `${server.address}${path}`, TOO_LARGE, type)).toEqual({ status: 413, connection: 'close' })
  agent.destroy()
})

test.each([
  ['what is not found', '/nowhere', {}, 404],
  ['a form of another site', '/fogplan/fogplan.pdf', { origin: 'https://elsewhere.example' }, 403],
])('an answer to %s that is given before the body has come closes the connection', async (_, path, headers, status) => {
  const server = await startTestServer()
  servers.push(server)
  const sent = request(`${server.address}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 3000 },
  })
  sent.on('error', () => {})
  sent.write('a')
  const [response] = await once(sent, 'response')
  expect([response.statusCode, response.headers.connection]).toEqual([status, 'close'])
  sent.destroy()
})

test('nothing is parsed of a form from a network that is over its limit', async () => {
  const server = await startTestServer({ RATE_LIMIT: '1' })
  servers.push(server)
  await server.ask(FUNCTION, { method: 'POST', body: JSON.stringify(aRequest()), headers: { 'content-type': 'application/json' } })
  const sent = request(`${server.address}${FUNCTION}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 390_000_000 },
  })
  sent.on('error', () => {})
  // No form: it has no boundary, which would be told if it were parsed.
  sent.write('x'.repeat(60_000))
  const [response] = await once(sent, 'response')
  expect([response.statusCode, response.headers.connection]).toEqual([429, 'close'])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  sent.destroy()
})

test('a form of empty parts is refused at its hundred and sixty-first, and its connection ends', async () => {
  const server = await startTestServer()
  servers.push(server)
  const sent = request(`${server.address}${FUNCTION}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 390_000_000 },
  })
  sent.on('error', () => {})
  sent.write('--b\r\n\r\n\r\n'.repeat(165))
  const [response] = await once(sent, 'response')
  expect([response.statusCode, response.headers.connection]).toEqual([400, 'close'])
  sent.destroy()
})

test('a post that is too large fails no other post through the same proxy', async () => {
  const server = await startTestServer({ RATE_LIMIT: '1000' })
  servers.push(server)
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const visitor of ['ett', 'två', 'tre', 'fyra']) {
    expect((await post(proxy, `${server.address}${FUNCTION}`, TOO_LARGE, 'application/json')).status).toBe(413)
    expect((await post(proxy, `${server.address}${FUNCTION}`, JSON.stringify(aRequest({ message: visitor })), 'application/json')).status).toBe(200)
  }
  proxy.destroy()
})

test('too much text on the customer’s or the owner’s page is answered with what to do about it', async () => {
  const server = await startTestServer()
  servers.push(server)
  const { page } = await (await server.postJson(aRequest())).json()
  const open = (await server.press(`${page}/visa`, { siffror: CUSTOMER_DIGITS })).headers.get('location') ?? ''
  for (const [path, { text }] of [
    [open, customerPage.broken],
    ['/agare/F-7K3M9QA/1/x', linkWords.tooLarge],
  ] as const) {
    const response = await server.app.request(path, { method: 'POST', body: new URLSearchParams({ message: TOO_LARGE }) })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain(text)
  }
})
