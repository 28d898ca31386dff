import type { PhotoKind } from '#domain/enquiry/file-kind.ts'
import type { PhotoFacts } from '#server/enquiries/photo-facts.ts'

/** `thumb`: a JPEG of at most `THUMB_BYTES`; empty for a PDF. */
export type NewPhoto = Omit<PhotoFacts, 'size'> & { content: Uint8Array; thumb: Uint8Array }

export type PhotoFile = PhotoFacts & { content: Uint8Array }

/** Six of them fit into 300 KiB of an email, where they are encoded as base64. */
export const THUMB_BYTES = 36 * 1024

export type PhotoUsage = { count: number; bytes: number }

/** The photos of enquiries. They are deleted with their enquiry, and there is none without one. */
export type PhotoRepository = {
  /**
   * Stores a photo, or gives one that is there its new position, and queues an email to the owner for `tellAt`, in place of one
   * that waits, unless the first email about the enquiry is still to leave: it shows the photo. Instants are ISO 8601, UTC.
   */
  add(reference: string, photo: NewPhoto, at: string, tellAt: string): Promise<'kept' | 'too many' | 'no enquiry'>
  /** Resolves to whether it is there. */
  move(reference: string, sha256: string, position: number): Promise<boolean>
  remove(reference: string, sha256: string): Promise<void>
  /** How many of each kind the enquiry has. */
  counts(reference: string): Promise<Record<PhotoKind, number>>
  find(reference: string, sha256: string): Promise<PhotoFile | undefined>
  usage(): Promise<PhotoUsage>
}
