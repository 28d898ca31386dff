import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build-site-and-server.ts'

await buildIfStale()
const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', '--config', 'playwright.goals.config.ts'], { stdio: 'inherit' })
process.exitCode = status ?? 1
