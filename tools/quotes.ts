import { buildIfStale } from './build-site-and-server.ts'

await buildIfStale()
await import('../dist/server/quotes.js')
