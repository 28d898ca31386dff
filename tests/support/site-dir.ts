import { join } from 'node:path'

/** The built site; with the owner's changes published (with-published-changes.ts), the site as a server then serves it. */
export const SITE_DIR = join(import.meta.dirname, '../../dist', globalThis.publishedParts === undefined ? 'site' : 'published')
