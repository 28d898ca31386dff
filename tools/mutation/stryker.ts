import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { isInSample } from './sample.ts'

/** A change of the code that no test noticed; `code` and `becomes` are source text with single spaces. `covered`: a test runs that code. */
type Survivor = { readonly file: string; readonly line: number; readonly code: string; readonly becomes: string; readonly covered: boolean }

/** What came of a folder's mutants. `leftOut`: in what is computed once when a file is loaded, which no run of a single test can change. */
type Outcome = { readonly killed: number; readonly leftOut: number; readonly survivors: readonly Survivor[] }

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Beside what an editor and a browser need on two cores. */
const PROCESSES = 2
const LONGEST_CODE = 160

/**
 * Changes the code of a folder piece by piece, or one of `every` pieces, and runs the folder's tests that reach each. What was tried before is
 * taken from `.cache`.
 */
export async function mutate(folder: string, every: number): Promise<Outcome> {
  // Read by vitest.config.ts and sample.ts in the processes that Stryker starts.
  process.env.MUTATION_FOLDER = folder
  process.env.MUTATION_EVERY = `${every}`
  const file = `.cache/mutation/${folder.replaceAll('/', '-')}`
  const stryker = new Stryker({
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', resolve('tools/mutation/sample.ts')],
    checkers: ['sample'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What is computed once when a file is loaded no run of a single test can change.
    ignoreStatic: true,
    concurrency: PROCESSES,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/.cache', '/data', '/test-results', '/.astro'],
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `${file}.json`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${file}.html` },
  })
  const mutants = (await stryker.runMutationTest()).filter(isInSample)
  const count = (...wanted: readonly Mutant['status'][]) => mutants.filter(({ status }) => wanted.includes(status)).length
  return {
    killed: count('Killed', 'Timeout'),
    leftOut: count('Ignored'),
    survivors: mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(survivorOf),
  }
}

function survivorOf({ fileName, location: { start, end }, replacement, status }: Mutant): Survivor {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  const code = lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join(' ')
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/')
  return { file, line: start.line, code: shortened(code), becomes: shortened(replacement), covered: status === 'Survived' }
}

function shortened(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim()
  return text.length > LONGEST_CODE ? `${text.slice(0, LONGEST_CODE)}…` : text
}
