import type { PictureFormat } from '#domain/site-picture.ts'
import type { SitePictures } from './site-pictures.ts'

/** One of the owner's pictures in one size, as it is sent; undefined if there is none. */
export type ReadPicture = (id: string, width: number, format: PictureFormat) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** What is kept in memory of the pictures that were asked for last, bytes: a home page with fifteen of the owner's takes about 4 MB. */
const KEPT_BYTES = 16 * 1024 * 1024

/** Reads pictures from the database, and those that are asked for often from memory. A picture's content never changes. */
export function makeReadPicture(find: SitePictures['find'], mostBytes = KEPT_BYTES): ReadPicture {
  /** The one that was asked for last stands last. */
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  let bytes = 0

  return async (id, width, format) => {
    const name = `${id}-${width}.${format}`
    const inMemory = kept.get(name)
    const content = inMemory ?? copyOf(await find(id, width, format))
    if (!content) return undefined
    if (kept.delete(name)) bytes -= content.byteLength
    keep(name, content)
    return content
  }

  function keep(name: string, content: Uint8Array<ArrayBuffer>) {
    kept.set(name, content)
    bytes += content.byteLength
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= old.byteLength
    }
  }
}

/** Of its own: what the database's driver gives is often a part of something larger. */
function copyOf(content: Uint8Array | undefined): Uint8Array<ArrayBuffer> | undefined {
  return content && new Uint8Array(content)
}
