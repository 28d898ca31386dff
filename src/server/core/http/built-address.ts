import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, isThisMachine } from '../config.ts'

/**
 * Throws a ConfigError if the pages were built for another address than the one that goes into emails. Two addresses of this machine may
 * differ: a trial takes any free port.
 */
export function ensureBuiltFor({ publicUrl }: Pick<Config, 'publicUrl'>, siteDir: string) {
  const built = builtAddress(siteDir)
  if (built === undefined || built === publicUrl || (isThisMachine({ publicUrl: built }) && isThisMachine({ publicUrl }))) return
  throw new ConfigError(`PUBLIC_URL is ${publicUrl}, but the pages were built for ${built}. Set PUBLIC_URL to that address, or build with the other one.`)
}

/** What the build noted beside the site (tools/build-site-and-server.ts). */
function builtAddress(siteDir: string): string | undefined {
  const file = join(siteDir, '..', 'build-id.txt')
  const noted = existsSync(file) ? /^PUBLIC_URL=(?<url>.*)\nPORT=(?<port>.*)$/m.exec(readFileSync(file, 'utf8'))?.groups : undefined
  return noted && new URL(noted.url || `http://localhost:${noted.port || 3000}`).origin
}
