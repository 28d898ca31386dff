import { defineConfig } from 'vitest/config'

const MIGRATED_SQLITE = 'tests/support/migrated-sqlite.ts'
/** The rooms' tests that need a served site or a database. */
const SERVED = ['src/server/**/*.{http,contract}.test.ts']
const setupFiles = ['tests/support/with-specified-company.ts', 'tests/support/with-bounded-shrinking.ts']

export default defineConfig({
  test: {
    // More than there are cores: the slow files mostly wait for a server or a clock.
    maxWorkers: 6,
    // Generous, so that a busy machine is not taken for a fault; speed is measured by `npm run bench`.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    onConsoleLog: (log, type) => {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`)
    },
    projects: [
      // What they import is loaded once for all files of a worker.
      { extends: true, test: { name: 'units', include: ['src/**/*.test.{ts,tsx}'], exclude: SERVED, isolate: false, setupFiles } },
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['tests/*.test.ts'],
          setupFiles,
          // Node loads what copies of the content share once, the runner once for each.
          server: { deps: { external: [/\/fogratt-content-/] } },
        },
      },
      {
        extends: true,
        // As in production: React's development copy takes a stack trace for each element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'served',
          isolate: false,
          include: [...SERVED, 'tests/{desk,emails,resilience}/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          globalSetup: ['tests/support/start-postgres.ts', MIGRATED_SQLITE, 'tests/support/shared-press.ts'],
          setupFiles,
        },
      },
      // With the owner's own facts.
      {
        extends: true,
        test: { name: 'built', include: ['tests/built/**/*.test.ts'], globalSetup: MIGRATED_SQLITE },
      },
    ],
  },
})
