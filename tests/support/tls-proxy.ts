import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createServer, type RequestOptions, request } from 'node:https'
import { join } from 'node:path'

/** A certificate for "localhost", used by this test only. */
const read = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8')
const certificate = read('certificate.pem')

export type SeenResponse = { status: number; headers: Headers; body: string }

/** A TLS proxy as a host puts it in front of the server: it forwards everything unchanged. */
export async function startTlsProxy(upstream: string) {
  const server = createServer({ key: read('key.pem'), cert: certificate }, (from, to) => {
    const { method, url, headers } = from
    const onward = forward(new URL(url ?? '/', upstream), { method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(to)
    })
    from.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    request: (path: string, options: RequestOptions = {}) => get(`https://localhost:${port}${path}`, options),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function get(url: string, options: RequestOptions): Promise<SeenResponse> {
  const sent = request(url, { ca: certificate, agent: false, ...options }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, headers: new Headers(response.headers), body }
}
