import { buildIfSourcesChanged, SERVER_DIR } from './build-site-and-server.ts'

await buildIfSourcesChanged()
await import(`${SERVER_DIR}/quotes.js`)
