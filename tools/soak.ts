import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build-site-and-server.ts'
import { packageProgram } from './package-program.ts'

/**
 * The kill tests at length, on SQLite, and on both databases with photos, while the site is published and while what goes to a customer can be
 * undone, and while offers are sent and ordered, and on three processes over a PostgreSQL that restarts, and a proxy with a visitor who posts too much;
 * what goes through the front door on PostgreSQL too; a whole month at the desk and one of its emails; two hundred customers who pick their times at
 * once; a thousand histories of whose turn it is; and the Fogplan's properties in some thousand rooms:
 * `npm run test:soak` for a thousand kills, `npm run test:soak -- 100` for fewer, and `npm run test:soak -- 100 photos` for one of `requests`, `photos`,
 * `publishing`, `undo`, `offers`, `processes`, `databases`, `month`, `visits`, `turns`, `fogplan`.
 */
const [rounds = '1000', asked] = process.argv.slice(2)
const soaks = {
  requests: ['tests/resilience/kill.test.ts'],
  photos: ['tests/resilience/photos-killed.test.ts'],
  publishing: ['tests/resilience/publishing-killed.test.ts'],
  undo: ['tests/resilience/undo-killed.test.ts'],
  offers: ['tests/resilience/offers-killed.test.ts'],
  processes: ['--config', 'tests/soak/vitest.config.ts'],
  databases: ['--project', 'served', 'http.test.ts'],
  month: ['tests/desk/a-month.test.ts', 'tests/emails/a-month.test.ts'],
  visits: ['src/server/visits/visits-of-customer.http.test.ts', 'tests/resilience/visits-at-once.test.ts'],
  turns: ['--project', 'served', '--testTimeout', '7200000', 'src/server/enquiries/turns'],
  fogplan: ['--project', 'units', '--testTimeout', '7200000', 'src/domain/room/tiling', 'src/shared/fogplan', 'src/server/fogplan'],
}

await buildIfStale()
const env = {
  ...process.env,
  KILLS: rounds,
  PHOTO_KILLS: rounds,
  SITE_KILLS: rounds,
  UNDO_KILLS: rounds,
  OFFER_KILLS: rounds,
  KILL_INSTANT_MS: '200',
  EVERY_DATABASE: '1',
  DESK_DAYS: '30',
  WHOLE_MONTH: '1',
  GUESSES: '2000',
  HISTORIES: '1000',
  CUSTOMERS: '200',
}
for (const [name, run] of Object.entries(soaks)) {
  if (asked !== undefined && asked !== name) continue
  const { status } = spawnSync(packageProgram('vitest'), ['run', ...run], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
