import { published } from '../publishing/published.ts'
import type { SiteNotice } from '../publishing/site-content.ts'

/** The line at the top of every page. */
export const currentNotice = published<SiteNotice | undefined>('notice', undefined)

export const noticeLabel = 'Meddelande'
