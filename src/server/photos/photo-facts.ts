import type { PhotoRow } from '#server/core/database/tables.ts'

/** What is known of a stored photo without reading it. */
export type PhotoFacts = Pick<PhotoRow, 'sha256' | 'position' | 'kind' | 'width' | 'height' | 'size'>

/** A photo as an email shows it. */
export type PhotoThumb = PhotoFacts & { thumb: Uint8Array }
