import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browsers.ts'

/** Smooth scrolling has a journey of its own; in all others it would be a tenth of their processor time. */
export const INSTANT_SCROLLING = '--disable-smooth-scrolling'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  // Playwright empties it at the start of a run; the reports of the other steps lie beside it.
  outputDir: 'test-results/journeys',
  workers: 3,
  fullyParallel: true,
  // A journey that passes only at the second try is a fault.
  retries: 0,
  forbidOnly: true,
  // Generous, so that a busy machine is not taken for a fault; speed is measured by `npm run bench`.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  // A record that is missing fails: it is made on purpose, with --update-snapshots.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/journeys/aria/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Without a graphics card every frame of a movement is drawn by the processor: a fifth of the time
    // where it was measured. What is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey is a quarter of the time of all: `--trace=retain-on-failure` brings one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser('headlessChromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // WebGL by the processor, for the planner's 3D view; the pages themselves are drawn without it.
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        INSTANT_SCROLLING,
      ],
    },
  },
})
