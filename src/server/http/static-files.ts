import type { IncomingMessage, ServerResponse } from 'node:http'
import { responseHeaders } from './security-headers.ts'
import { bestVariant, type StaticFile, type Variant } from './static-site.ts'

/** Answers what lies in the built site, and says whether it did; anything else is for the doors behind. */
export type ServeStaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * GET and HEAD of the built site, straight on node:http: through the framework the same page took twice the processor's time
 * and twice the memory (docs/benchmarks.md).
 */
export function serveStaticFiles(site: ReadonlyMap<string, StaticFile>, publicUrl: string): ServeStaticFiles {
  const empty = ['Content-Length', '0', ...responseHeaders(publicUrl)]
  return (request, response) => {
    const [address = '', query] = split(request.url ?? '')
    const file = site.get(address)
    if (file) {
      if (request.method === 'GET' || request.method === 'HEAD') send(request, response, file)
      else response.writeHead(405, ['Allow', 'GET, HEAD', ...empty]).end()
      return true
    }
    if (!address.endsWith('/') || !site.has(address.slice(0, -1))) return false
    response.writeHead(301, ['Location', `${address.slice(0, -1)}${query}`, ...empty]).end()
    return true
  }
}

function split(url: string): [address: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, file: StaticFile) {
  const { range, 'accept-encoding': acceptEncoding = '', 'if-none-match': ifNoneMatch, 'if-range': ifRange } = headers
  const variant = range ? file.plain : bestVariant(file, acceptEncoding)
  if (ifNoneMatch && knows(ifNoneMatch, variant.etag)) return response.writeHead(304, variant.unchanged).end()
  if (range && method === 'GET' && (!ifRange || ifRange === variant.etag)) return sendRange(response, variant, range)
  return response.writeHead(200, variant.whole).end(method === 'HEAD' ? undefined : variant.body)
}

function knows(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*')
}

/** One range (RFC 9110 §14); anything else that is asked for is answered with the whole. */
function sendRange(response: ServerResponse, variant: Variant, range: string) {
  const size = variant.body.byteLength
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return response.writeHead(200, variant.whole).end(variant.body)
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) return response.writeHead(416, [...variant.unchanged, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']).end()
  const length = String(to + 1 - from)
  return response
    .writeHead(206, [...variant.part, 'Content-Range', `bytes ${from}-${to}/${size}`, 'Content-Length', length])
    .end(variant.body.subarray(from, to + 1))
}
