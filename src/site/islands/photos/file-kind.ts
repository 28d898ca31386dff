/** What a file is by its first bytes, whatever its name says. `other` may still be a picture that the browser can read. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'other'

/** As many of a file's first bytes as tell its kind. */
const HEAD_BYTES = 12

/** By bytes as Latin-1 text. */
const SIGNATURES: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
  ['pdf', /^%PDF-/],
]

/** The kind of a file's bytes; only the first ones matter. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? 'other'
}

/** A file that cannot be read any more, because it was moved since it was chosen, is 'other'. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return kindOf(new Uint8Array(head))
}
