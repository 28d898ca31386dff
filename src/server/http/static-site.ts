import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pagePaths } from '#domain/paths.ts'
import { contentSecurityPolicy } from './csp.ts'
import { type FlatHeaders, pageHeaders, responseHeaders } from './security-headers.ts'

/** A built file, whole in memory, with what was compressed beside it at build. Everything that can be said of it is said once, here. */
export type StaticFile = { plain: Variant; br: Variant | undefined; gzip: Variant | undefined }

export type Variant = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** What is said of the whole, of a part of it before its length is known, and when nothing has changed. */
  whole: FlatHeaders
  part: FlatHeaders
  unchanged: FlatHeaders
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // Modules are UTF-8 by definition.
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

/** Files under this folder carry a hash of their content in their name, so they never change. */
const HASHED = '_astro/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
/** Asked for again every time, answered with 304 while unchanged. */
const ASK_AGAIN = 'no-cache'

/** Reads the built site: address → file. */
export function readSite(siteDir: string, publicUrl: string): Map<string, StaticFile> {
  const site = new Map<string, StaticFile>()
  for (const path of pagePaths) site.set(path, readFile(siteDir, pageFile(path), publicUrl))
  // A glob's stars pass by folders with a dot.
  for (const name of globSync([`**/*{${Object.keys(TYPES).join(',')}}`, '.well-known/*'], { cwd: siteDir })) {
    if (extname(name) !== '.html') site.set(`/${name.replaceAll('\\', '/')}`, readFile(siteDir, name, publicUrl))
  }
  return site
}

/** The file that a page is built as. */
export function pageFile(path: (typeof pagePaths)[number]): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A built file by its name under the site's folder. */
export function readFile(siteDir: string, name: string, publicUrl: string): StaticFile {
  const path = join(siteDir, name)
  const plain = readFileSync(path)
  const br = readIfThere(`${path}.br`)
  const gzip = readIfThere(`${path}.gz`)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const isPage = extname(name) === '.html'
  const safety = isPage ? pageHeaders(publicUrl, contentSecurityPolicy(plain.toString())) : responseHeaders(publicUrl)

  function variant(body: Uint8Array<ArrayBuffer>, encoding?: string): Variant {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    const vary = br || gzip ? ['Vary', 'Accept-Encoding'] : []
    const unchanged = ['ETag', etag, 'Cache-Control', cacheControlOf(name), ...vary, ...safety]
    // Parts are sent of what is not compressed (static-files.ts).
    const coding = encoding ? ['Content-Encoding', encoding] : ['Accept-Ranges', 'bytes']
    const part = ['Content-Type', TYPES[extname(name)] ?? 'application/octet-stream', ...coding, ...unchanged]
    return { body, etag, unchanged, part, whole: [...part, 'Content-Length', String(body.byteLength)] }
  }

  return { plain: variant(plain), br: br && variant(br, 'br'), gzip: gzip && variant(gzip, 'gzip') }
}

function cacheControlOf(name: string): string {
  if (name.startsWith(HASHED)) return FOR_EVER
  return extname(name) === '.html' ? ASK_AGAIN : FOR_A_DAY
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

/** The smallest variant that the browser takes. */
export function bestVariant({ br, gzip, plain }: StaticFile, acceptEncoding: string): Variant {
  if (br && accepts(acceptEncoding, 'br')) return br
  if (gzip && accepts(acceptEncoding, 'gzip')) return gzip
  return plain
}

/** Whether the coding is named, and not with the weight 0. */
function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';')
    return name.trim().toLowerCase() === coding && !parameters.some((parameter) => WEIGHT_ZERO.test(parameter))
  })
}

const WEIGHT_ZERO = /^\s*q=0(?:\.0*)?\s*$/i
