import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // More than there are cores: the slow files mostly wait for a server or a clock.
    maxWorkers: 6,
    // Generous, so that a busy machine is not taken for a fault; speed is measured by `npm run bench`.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    onConsoleLog: (log, type) => {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`)
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/{contracts,desk,emails,http,resilience}/**/*.test.ts'],
          globalSetup: ['tests/contracts/start-postgres.ts'],
          setupFiles: ['tests/support/with-specified-company.ts'],
        },
      },
      // With the owner's own facts.
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'], setupFiles: ['tests/support/with-published-changes.ts'] } },
    ],
  },
})
