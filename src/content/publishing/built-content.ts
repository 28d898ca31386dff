import { pageContent } from './page-content.ts'
import { defaultContent } from './site-content.ts'

/** The content that the pages are built with. */
export const builtContent = pageContent(defaultContent, undefined)
