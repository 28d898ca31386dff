import { buildIfStale, SERVER_DIR } from './build-site-and-server.ts'

await buildIfStale()
await import(`${SERVER_DIR}/doctor.js`)
