import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

/** More than the kernel buffers on both sides of a connection. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)
/** Of a body in chunks. */
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000), Buffer.from('\r\n')])

test('a client that does not read its response is disconnected', async () => {
  const answered = Promise.withResolvers<ServerResponse>()
  const ask = await listenFor(50, (_, response) => {
    response.end(LARGE)
    answered.resolve(response)
  })
  const client = ask('GET /').pause()
  const response = await answered.promise
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
  client.destroy()
})

test('a client may wait as long as the server works; one that stops within its body is disconnected', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const ask = await listenFor(50, (request, response) => {
    if (request.method === 'GET') asked.resolve(response)
    else request.resume()
  })
  const waiting = ask('GET /', 'Connection: close')
  const response = await asked.promise
  const stopped = ask('POST /', 'Content-Length: 10').resume()
  stopped.write('abc')
  await closed(stopped)

  response.end('done')
  let answer = ''
  for await (const chunk of waiting.setEncoding('utf8')) answer += chunk
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*done/)
})

test('a form with pictures may take longer than another, as long as it moves', async () => {
  const ask = await listenFor(500, (request) => void request.resume())
  const send = (type: string) => {
    const client = ask('POST /agare/webbplatsen/projekt/ny', `Content-Type: ${type}`, 'Transfer-Encoding: chunked').resume()
    const fill = () => {
      while (!client.destroyed && client.write(CHUNK));
    }
    client.on('drain', fill)
    fill()
    return client
  }
  const withPictures = send('multipart/form-data; boundary=x')
  await closed(send('application/x-www-form-urlencoded'))
  expect(withPictures.destroyed).toBe(false)
  withPictures.destroy()
})

/** Starts a server. What it resolves to sends the head of a request on a connection of its own. */
async function listenFor(exchangeMs: number, listener: RequestListener) {
  const { address, close } = await listen(listener, { host: '127.0.0.1', port: 0, exchangeMs })
  onTestFinished(close)
  return (request: string, ...headers: string[]) => {
    const client = connect(Number(new URL(address).port), '127.0.0.1')
    client.on('error', () => {})
    client.write([`${request} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'))
    return client
  }
}

/** Also by an error: `once` would reject. */
function closed(client: Socket): Promise<void> {
  return new Promise((resolve) => client.once('close', () => resolve()))
}
