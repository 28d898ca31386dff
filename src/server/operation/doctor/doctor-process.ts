import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { CheckResult, RunDoctor } from '../check-result.ts'

const run = promisify(execFile)

/** Reading all of a large database takes its time. */
const LONGEST_MS = 120_000
const MOST_BYTES = 256 * 1024
const LINE = /^([✓✗–]) (.+)$/u

/** Makes the doctor print what the owner reads. */
export const FOR_DESK = '--desk'

/** Runs `npm run doctor` in a process of its own, so that reading a whole database keeps no visitor waiting. Rejects if it says nothing. */
export function makeRunDoctor(script: string, environment: NodeJS.ProcessEnv): RunDoctor {
  return async () => {
    // It ends with 1 when it has found something.
    const { stdout } = await run(process.execPath, [script, FOR_DESK], { env: environment, timeout: LONGEST_MS, maxBuffer: MOST_BYTES }).catch(withOutput)
    const results = stdout.split('\n').flatMap((line) => resultIn(line))
    if (results.length === 0) throw new Error('The doctor said nothing')
    return results
  }
}

function withOutput(error: unknown): { stdout: string } {
  if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return { stdout: error.stdout }
  throw error
}

function resultIn(line: string): CheckResult[] {
  const [, symbol, sentence = ''] = LINE.exec(line) ?? []
  return symbol === '✓' || symbol === '✗' || symbol === '–' ? [{ symbol, sentence }] : []
}
