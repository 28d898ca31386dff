import type { PhotoKind } from '#domain/file-kind.ts'

/** What is known of a stored photo without reading it. */
export type PhotoFacts = {
  /** Of the bytes that were sent, hex. */
  sha256: string
  /** The order in which the visitor chose. */
  position: number
  kind: PhotoKind
  /** Pixels; 0 for a PDF. */
  width: number
  height: number
  /** Bytes of the stored file. */
  size: number
}

/** A photo as an email shows it. */
export type PhotoThumb = PhotoFacts & { thumb: Uint8Array }
