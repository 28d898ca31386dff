import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '#server/core/build-id.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { PUBLISHED_DATA, PUBLISHED_SITE, publishedPrint } from '../tests/support/published-changes.ts'
import { SITE_DIR } from '../tests/support/site-dir.ts'
import { writeCompressed } from './print-site.ts'
import { publishSixChanges } from './six-changes.ts'

/** Publishes the owner's changes at a server, and lays the site that it then serves beside the built one, for the tests (rehearse-changes.ts). */
mkdirSync(PUBLISHED_DATA, { recursive: true })
const server = await startBuiltServer({ DATA_DIR: PUBLISHED_DATA })
await publishSixChanges(server)
await server.close()
cpSync(SITE_DIR, PUBLISHED_SITE, { recursive: true })
for (const [name, file] of publishedPrint(buildId(SITE_DIR)).files) await writeCompressed(join(PUBLISHED_SITE, name), file)
