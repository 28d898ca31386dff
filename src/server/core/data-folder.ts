import { accessSync, constants, mkdirSync } from 'node:fs'
import { ConfigError } from './config.ts'

/** Creates the folder if it is missing, with access for this user only. Throws a ConfigError if it cannot be written to. */
export function ensureWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to. Make it writable for this user, or choose another folder.`)
  }
}
