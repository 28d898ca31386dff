import type { PhotoFacts } from '#server/enquiries/photo-facts.ts'

/** `thumb`: a JPEG of at most `THUMB_BYTES`; empty for a PDF. */
export type NewPhoto = Omit<PhotoFacts, 'size'> & { content: Uint8Array; thumb: Uint8Array }

export type PhotoFile = PhotoFacts & { content: Uint8Array }

/** Six of them fit into 300 KiB of an email, where they are encoded as base64. */
export const THUMB_BYTES = 36 * 1024

export type PhotoUsage = { count: number; bytes: number }
