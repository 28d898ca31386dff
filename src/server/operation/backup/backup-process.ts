import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RunBackup } from '../check-result.ts'

const run = promisify(execFile)

/** A large database is copied and restored on trial. */
const LONGEST_MS = 600_000

/** Runs `npm run quotes -- backup` in a process of its own, so that copying a whole database keeps no visitor waiting. `script`: of the command. */
export function makeRunBackup(script: string, environment: NodeJS.ProcessEnv): RunBackup {
  return async () => {
    await run(process.execPath, [script, 'backup'], { env: environment, timeout: LONGEST_MS })
  }
}
