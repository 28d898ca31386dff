import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const RESULTS = join(import.meta.dirname, '../../test-results')

/** The journeys of docs/engines.md. Each engine has one worker: one browser, one server, one session at a time. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: join(RESULTS, 'engines-failed'),
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 1 },
  ],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, so that a busy machine is not taken for a fault: what encodes a photo stands behind everything else.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'engines.json') }]],
})
