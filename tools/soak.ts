import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build-site-and-server.ts'

/**
 * The kill tests at length, on SQLite and on three processes over a PostgreSQL that restarts, and a proxy with a visitor who posts
 * too much: `npm run test:soak` for a thousand kills, `npm run test:soak -- 100` for fewer.
 */
const rounds = process.argv[2] ?? '1000'

await buildIfStale()
const env = { ...process.env, KILLS: rounds, KILL_INSTANT_MS: '200' }
const runs = [['tests/resilience/kill.test.ts'], ['--config', 'tests/soak/vitest.config.ts']]
for (const run of runs) {
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...run], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
