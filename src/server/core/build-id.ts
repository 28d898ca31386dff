import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first 12 characters of the hash of all sources, which the build writes beside the site (tools/build-site-and-server.ts). */
export function buildId(siteDir: string): string {
  const file = join(siteDir, '..', 'build-id.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').slice(0, 12) : 'unknown'
}
