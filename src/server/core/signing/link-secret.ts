import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, MIN_SECRET_LENGTH } from '../config.ts'

/**
 * The key that signs links and tokens: created once, with mode 600. Several machines need LINK_SECRET instead. Throws a ConfigError
 * if the file holds less than a key, because with an empty one anybody could sign.
 */
export function linkSecret(dataDir: string): string {
  const file = join(dataDir, 'link-secret')
  // Linking a finished file is atomic: no process reads half a secret, and of two that start together one wins.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(
      `${file} must hold at least ${MIN_SECRET_LENGTH} characters. Remove it, and a new one is made; links in emails already sent then end.`,
    )
  }
  return secret
}
