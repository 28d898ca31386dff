import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/{built,contracts,http,resilience,emails}/**/*.test.ts'],
    globalSetup: ['tests/contracts/start-postgres.ts'],
    // More than there are cores: the slow files mostly wait for a server or a clock.
    maxWorkers: 6,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: (log, type) => {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`)
    },
  },
})
