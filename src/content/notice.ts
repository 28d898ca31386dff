import { published } from './published.ts'
import type { Notice } from './site-content.ts'

/** The line at the top of every page. */
export const currentNotice = published<Notice | undefined>('notice', undefined)

export const noticeLabel = 'Meddelande'
