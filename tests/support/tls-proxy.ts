import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as askBehind } from 'node:http'
import { createServer, type RequestOptions, request } from 'node:https'
import { join } from 'node:path'

/** Made for this test alone, for "localhost", and good for nothing else. */
const read = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8')
const certificate = read('certificate.pem')

export type Seen = { status: number; headers: Headers; body: string }

/** TLS as a host puts it before the house: everything is handed on as it comes. */
export async function startTlsProxy(behind: string) {
  const server = createServer({ key: read('key.pem'), cert: certificate }, (from, to) => {
    const { method, url, headers } = from
    const onward = askBehind(new URL(url ?? '/', behind), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(to)
    })
    from.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    ask: (path: string, options: RequestOptions = {}) => ask(`https://localhost:${port}${path}`, options),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function ask(url: string, options: RequestOptions): Promise<Seen> {
  const asked = request(url, { ca: certificate, agent: false, ...options }).end()
  const [answer] = await once(asked, 'response')
  let body = ''
  for await (const chunk of answer) body += chunk
  return { status: answer.statusCode, headers: new Headers(answer.headers), body }
}
