import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import '../support/with-published-changes.ts'

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
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'engines.json') }]],
})
