import type { PhotoUsage } from './photo-repository.ts'

export type PhotoRoom = {
  /** Whether a photo more may be taken: there is quota left, and space on the disk. */
  isOpen(): Promise<boolean>
  /** Counts a photo that was stored by this process. */
  add(bytes: number): void
}

/** Requests need little, but what they need must be there: photos stop long before the alarm about space. */
const SPARE_BYTES = 512 * 1024 * 1024
/** The usage is read again after this time, for what other processes stored and what was erased. */
const REUSE_MS = 5000

type Needs = {
  /** Bytes. */
  quota: number
  readUsage: () => Promise<PhotoUsage>
  /** Free space where files are received, bytes. */
  freeSpace: () => Promise<number>
}

/** Keeps photos from filling the disk. Requests are taken all the same. */
export function makePhotoRoom({ quota, readUsage, freeSpace }: Needs): PhotoRoom {
  let used = 0
  let readAt = Number.NEGATIVE_INFINITY

  return {
    async isOpen() {
      if (performance.now() - readAt > REUSE_MS) {
        used = (await readUsage()).bytes
        readAt = performance.now()
      }
      return used < quota && (await freeSpace()) > SPARE_BYTES
    },
    add(bytes) {
      used += bytes
    },
  }
}
