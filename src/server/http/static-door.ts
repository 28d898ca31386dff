import { type Context, Hono } from 'hono'
import type { StaticFile } from './static-site.ts'

/** GET and HEAD of the built site. What it does not know goes on to the next door. */
export function staticDoor(site: ReadonlyMap<string, StaticFile>) {
  const door = new Hono()
  door.get('*', async (c, next) => {
    const file = site.get(c.req.path)
    if (file) return send(c, file)
    const withoutSlash = c.req.path.replace(/\/$/, '')
    if (site.has(withoutSlash)) return c.redirect(withoutSlash, 301)
    await next()
  })
  return door
}

function send(c: Context, file: StaticFile): Response {
  const range = c.req.header('range')
  const { encoding, body } = range ? { encoding: undefined, body: file.identity } : bestVariant(file, c.req.header('accept-encoding') ?? '')
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  c.header('ETag', etag)
  c.header('Cache-Control', file.cacheControl)
  if (file.br) c.header('Vary', 'Accept-Encoding')
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  c.header('Accept-Ranges', 'bytes')
  if (encoding) c.header('Content-Encoding', encoding)
  if (range) return sendRange(c, body, range)
  c.header('Content-Length', String(body.byteLength))
  return c.body(body)
}

function bestVariant({ br, gzip, identity }: StaticFile, accepted: string) {
  const takes = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`).test(accepted)
  if (br && takes('br')) return { encoding: 'br', body: br }
  if (gzip && takes('gzip')) return { encoding: 'gzip', body: gzip }
  return { encoding: undefined, body: identity }
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*')
}

/** One range (RFC 9110 §14); anything else that is asked for is answered with the whole. */
function sendRange(c: Context, body: Uint8Array<ArrayBuffer>, range: string): Response {
  const size = body.byteLength
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return c.body(body)
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  c.header('Content-Range', `bytes ${from}-${to}/${size}`)
  return c.body(body.slice(from, to + 1), 206)
}
