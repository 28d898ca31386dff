import { defineConfig } from 'vitest/config'

/** The tests of one folder, for the processes that Stryker starts; of a room of the server also its recorded emails. */
const folder = process.env.MUTATION_FOLDER ?? ''
const isServed = folder.startsWith('src/server') || folder.startsWith('tests')

export default defineConfig({
  // As in production: React's development copy takes a stack trace for each element.
  oxc: { jsx: { development: false } },
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`, ...(folder.startsWith('src/server') ? ['tests/emails/{emails,details}.test.ts'] : [])],
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: isServed ? ['tests/support/start-postgres.ts', 'tests/support/migrated-sqlite.ts', 'tests/support/shared-press.ts'] : [],
    setupFiles: ['tests/support/with-specified-company.ts', 'tools/mutation/fixed-seed.ts'],
  },
})
