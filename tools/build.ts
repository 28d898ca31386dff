import { build } from './build-site-and-server.ts'

await build()
