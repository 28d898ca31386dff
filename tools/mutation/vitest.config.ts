import { matchesGlob, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The tests of one folder (folders.ts), for the processes that Stryker starts. */
const tests: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')

/** The quickest first: the first test that fails ends the run. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => tests.findIndex((glob) => matchesGlob(relative(process.cwd(), moduleId), glob))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

const inTests = (folder: string) => tests.some((glob) => glob.startsWith(`tests/${folder}`))

export default defineConfig({
  // As in production: React's development copy takes a stack trace for each element.
  oxc: { jsx: { development: false } },
  test: {
    include: tests,
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: [
      ...(inTests('contracts') || inTests('http') ? ['tests/contracts/start-postgres.ts'] : []),
      ...(inTests('') ? ['tests/contracts/migrated-sqlite.ts', 'tests/support/shared-press.ts'] : []),
    ],
    sequence: { sequencer: InGivenOrder },
    setupFiles: [
      'tests/support/with-specified-company.ts',
      'tools/mutation/fixed-seed.ts',
      // What speaks to a database has its tests in tests/contracts; what stands above it is the same on both.
      ...(inTests('contracts') ? [] : ['tools/mutation/sqlite-only.ts']),
    ],
  },
})
