import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build-site-and-server.ts'

/** The kill test at length: `npm run test:soak` for a thousand rounds, `npm run test:soak -- 100` for fewer. */
const rounds = process.argv[2] ?? '1000'

await buildIfStale()
const env = { ...process.env, KILL_ROUNDS: rounds, KILL_LIFE_MS: '200' }
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', 'tests/resilience/kill.test.ts'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
