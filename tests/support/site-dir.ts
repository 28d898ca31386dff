import { join } from 'node:path'

/** The built site. */
export const SITE_DIR = join(import.meta.dirname, '../../dist/site')
