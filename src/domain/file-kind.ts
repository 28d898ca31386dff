/** What a file is, judged by its first bytes: its name and its declared type prove nothing. */
export type FileKind = 'image' | 'pdf' | 'heic' | 'wrongType' | 'empty'

/** What is kept with a request: a photo as a JPEG encoded anew, a PDF as it came. */
export type PhotoKind = 'photo' | 'pdf'

/** As many bytes as `fileKind` looks at. */
export const HEAD_BYTES = 12

/** The brands of ISO/IEC 23008-12 that phones write. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export function fileKind(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty'
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || (text.startsWith('RIFF') && text.startsWith('WEBP', 8))) return 'image'
  if (text.startsWith('%PDF-')) return 'pdf'
  return text.startsWith('ftyp', 4) && HEIC_BRANDS.includes(text.slice(8, 12)) ? 'heic' : 'wrongType'
}
