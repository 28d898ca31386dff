import { buildIfStale, SERVER_DIR } from './build-site-and-server.ts'

await buildIfStale()
// React reads it when it is loaded, and its development copy takes several times as long to write a page.
process.env.NODE_ENV ??= 'production'
await import(`${SERVER_DIR}/main.js`)
