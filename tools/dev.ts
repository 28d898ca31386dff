import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale, SERVER_DIR } from './build-site-and-server.ts'
import { packageProgram } from './package-program.ts'
import { watchContent } from './watch-content.ts'

const PORT = Number(process.env.PORT || 3000)
const BACKEND_PORT = PORT + 1

/**
 * The development mode: Astro's dev server with the real server beside it for the function. The server is rebuilt and restarted
 * when its code changes, and saved content is checked.
 */
await buildIfStale()
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FUNCTION_AT: `http://127.0.0.1:${BACKEND_PORT}` }
const children = [
  spawn(packageProgram('vite'), ['build', '--watch', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], { stdio: 'inherit', env }),
  spawn(process.execPath, ['--watch', join(SERVER_DIR, 'main.js')], {
    stdio: 'inherit',
    env: { ...env, PORT: String(BACKEND_PORT), PUBLIC_URL: `http://localhost:${PORT}` },
  }),
  spawn(packageProgram('astro'), ['dev', '--port', String(PORT)], { stdio: 'inherit', env }),
]
watchContent(join(import.meta.dirname, '../src/content'))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exit()
  })
}
