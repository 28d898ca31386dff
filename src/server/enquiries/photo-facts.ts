import type { PhotoRow } from '#server/core/database/tables.ts'

/** What is known of a stored photo without reading it. */
export type PhotoFacts = Pick<PhotoRow, 'sha256' | 'position' | 'kind' | 'width' | 'height' | 'size'>

/** A photo as an email shows it. */
export type PhotoThumb = PhotoFacts & { thumb: Uint8Array }

export type PhotoFile = PhotoFacts & { content: Uint8Array }

/** The photos themselves, of the room that keeps them. `thumb`: as lists show one, a small JPEG; undefined for a PDF. */
export type PhotoFiles = {
  find(reference: string, sha256: string): Promise<PhotoFile | undefined>
  thumb(reference: string, sha256: string): Promise<Uint8Array | undefined>
}
