import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A short name of everything that is running was made of. The build writes it down beside the site (tools/build-site-and-server.ts). */
export function buildId(siteDir: string): string {
  const stamp = join(siteDir, '..', 'built-from.txt')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'unknown'
}
