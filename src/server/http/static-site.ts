import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A built file, whole in memory, with what was compressed beside it at build. */
export type StaticFile = {
  type: string
  etag: string
  cacheControl: string
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

/** The addresses of the site's pages (specification §2). Every other built page is sent by the server when it is its turn. */
export const routes = { '/': 'index.html', '/rita': 'rita.html', '/vanliga-fragor': 'vanliga-fragor.html' } as const

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
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
export function readSite(siteDir: string): Map<string, StaticFile> {
  const site = new Map<string, StaticFile>()
  for (const [address, name] of Object.entries(routes)) site.set(address, readFile(siteDir, name))
  for (const name of globSync(`**/*{${Object.keys(TYPES).join(',')}}`, { cwd: siteDir })) {
    if (extname(name) !== '.html') site.set(`/${name.replaceAll('\\', '/')}`, readFile(siteDir, name))
  }
  return site
}

function readFile(siteDir: string, name: string): StaticFile {
  const path = join(siteDir, name)
  const identity = readFileSync(path)
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    cacheControl: name.startsWith(HASHED) ? FOR_EVER : extname(name) === '.html' ? ASK_AGAIN : FOR_A_DAY,
    identity,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
  }
}

function readIfThere(path: string) {
  return existsSync(path) ? readFileSync(path) : undefined
}
