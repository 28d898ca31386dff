import { defineConfig } from 'vitest/config'

/** The tests of one folder (folders.ts), for the processes that Stryker starts. */
const tests: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')

export default defineConfig({
  test: {
    include: tests,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: tests.some((glob) => glob.startsWith('tests/contracts')) ? ['tests/contracts/start-postgres.ts'] : [],
    setupFiles: ['tests/support/with-specified-company.ts', 'tools/mutation/fixed-seed.ts'],
  },
})
