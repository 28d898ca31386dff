import { accessSync, constants, mkdirSync } from 'node:fs'
import { ConfigError } from './config.ts'

/** Makes the folder where there is none, or says in a sentence that it cannot be written to. */
export function ensureWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to. Make it writable for this user, or choose another folder.`)
  }
}
