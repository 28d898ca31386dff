import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { DESK_WORKER } from '#domain/desk-worker.ts'
import { pagePaths } from '#domain/paths.ts'
import { contentSecurityPolicy } from './csp.ts'
import { type FlatHeaders, pageHeaders, responseHeaders, WORKER_POLICY } from './security-headers.ts'

/** A built file in memory with its precompressed variants and their headers. */
export type StaticFile = { plain: Variant; br: Variant | undefined; gzip: Variant | undefined }

export type Variant = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** The headers of a 200, of a 206 without its range, and of a 304. */
  whole: FlatHeaders
  partial: FlatHeaders
  notModified: FlatHeaders
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // Scripts are modules, which are UTF-8 by definition.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** File names in this folder contain a hash of the content, so the files never change. */
const HASHED_DIR = '_astro/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** Revalidated each time, with 304 while unchanged. */
const REVALIDATE = 'no-cache'

/** Reads the built site: URL path → file. */
export function readSite(siteDir: string, publicUrl: string): Map<string, StaticFile> {
  const site = new Map<string, StaticFile>()
  for (const path of pagePaths) site.set(path, readFile(siteDir, pageFile(path), publicUrl))
  // Not by a glob: its pattern matching takes a tenth of the time of a server's start.
  for (const found of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    const name = found.replaceAll('\\', '/')
    if (isServed(name)) site.set(`/${name}`, readFile(siteDir, name, publicUrl))
  }
  return site
}

/** Pages are served without their `.html` (above). Of hidden files only the texts in `.well-known` are for visitors. */
function isServed(name: string): boolean {
  const kind = extname(name)
  if (name.split('/').some((part) => part.startsWith('.'))) return dirname(name) === '.well-known' && kind === '.txt'
  return kind !== '.html' && Object.hasOwn(TYPES, kind)
}

/** The file that a page is built as. */
export function pageFile(path: (typeof pagePaths)[number]): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Reads a built file by its name inside `siteDir`. */
export function readFile(siteDir: string, name: string, publicUrl: string): StaticFile {
  const path = join(siteDir, name)
  return fileOf(name, { plain: readFileSync(path), br: readIfExists(`${path}.br`), gzip: readIfExists(`${path}.gz`) }, publicUrl)
}

type Contents = { plain: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> | undefined; gzip: Uint8Array<ArrayBuffer> | undefined }

/** The content of a text file. */
export function textOf({ plain }: StaticFile): string {
  return new TextDecoder().decode(plain.body)
}

/** Makes a file of its contents, uncompressed and compressed. */
export function fileOf(name: string, { plain, br, gzip }: Contents, publicUrl: string): StaticFile {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 11)
  const security = securityOf(name, plain, publicUrl)

  function variant(body: Uint8Array<ArrayBuffer>, encoding?: string): Variant {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    const vary = br || gzip ? ['Vary', 'Accept-Encoding'] : []
    const notModified = ['ETag', etag, 'Cache-Control', cacheControlOf(name), ...vary, ...security]
    // Ranges are served from the uncompressed variant only (static-files.ts).
    const coding = encoding ? ['Content-Encoding', encoding] : ['Accept-Ranges', 'bytes']
    const partial = ['Content-Type', TYPES[extname(name)] ?? 'application/octet-stream', ...coding, ...notModified]
    return { body, etag, notModified, partial, whole: [...partial, 'Content-Length', String(body.byteLength)] }
  }

  return { plain: variant(plain), br: br && variant(br, 'br'), gzip: gzip && variant(gzip, 'gzip') }
}

function securityOf(name: string, content: Uint8Array, publicUrl: string): FlatHeaders {
  if (extname(name) === '.html') return pageHeaders(publicUrl, contentSecurityPolicy(new TextDecoder().decode(content)))
  return name === DESK_WORKER.slice(1) ? responseHeaders(publicUrl, WORKER_POLICY) : responseHeaders(publicUrl)
}

function cacheControlOf(name: string): string {
  if (name.startsWith(HASHED_DIR)) return IMMUTABLE
  return extname(name) === '.html' ? REVALIDATE : ONE_DAY
}

function readIfExists(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

/** The smallest variant that the client accepts. */
export function bestVariant({ br, gzip, plain }: StaticFile, acceptEncoding: string): Variant {
  if (br && accepts(acceptEncoding, 'br')) return br
  if (gzip && accepts(acceptEncoding, 'gzip')) return gzip
  return plain
}

/** Whether the coding is listed without `q=0`. */
function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';')
    return name.trim().toLowerCase() === coding && !parameters.some((parameter) => WEIGHT_ZERO.test(parameter))
  })
}

const WEIGHT_ZERO = /^\s*q=0(?:\.0*)?\s*$/i
