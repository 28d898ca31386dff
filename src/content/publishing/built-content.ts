import { pageContent } from './page-content.ts'
import { defaultContent } from './site-content.ts'

/** What the pages are built with. */
export const builtContent = pageContent(defaultContent, undefined)
