import { published } from './published.ts'
import type { SiteNotice } from './site-content.ts'

/** The line at the top of every page. */
export const currentNotice = published<SiteNotice | undefined>('notice', undefined)

export const noticeLabel = 'Meddelande'
