import { join } from 'node:path'
import { isPublished } from './published-changes.ts'

/** The built site; with the owner's changes published (published-changes.ts), the site as a server then serves it. */
export const SITE_DIR = join(import.meta.dirname, '../../dist', isPublished ? 'published' : 'site')
