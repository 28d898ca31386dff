import { defineConfig } from 'vitest/config'

/** `npm run test:soak`. Not part of `npm test`: it takes as long as it is told to. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['tests/soak/**/*.soak.ts'], maxWorkers: 1, fileParallelism: false, testTimeout: 3_600_000, hookTimeout: 60_000 },
})
