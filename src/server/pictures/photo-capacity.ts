export type PhotoUsage = { count: number; bytes: number }

/** Requests need little, but what they need must be there: photos stop long before the alarm about space. */
const SPARE_BYTES = 512 * 1024 * 1024
/** Read again after this time, for what other processes stored and what was erased. What comes meanwhile is less than is spared. */
const REUSE_MS = 5000

type Space = { used: number; free: number }

export type PhotoCapacity = ReturnType<typeof makePhotoCapacity>

/** Keeps photos from filling the disk. Requests are taken all the same. Quota and free space are in bytes. */
export function makePhotoCapacity({ quota, readUsage, freeSpace }: { quota: number; readUsage: () => Promise<PhotoUsage>; freeSpace: () => Promise<number> }) {
  let space: Promise<Space> | undefined
  let readAt = 0
  let added = 0

  return {
    /** Whether another photo may be taken: there is quota left, and space on the disk. */
    async isOpen(): Promise<boolean> {
      const { used, free } = await currentSpace()
      return used + added < quota && free - added > SPARE_BYTES
    },
    /** Counts a photo that was stored by this process. */
    add(bytes: number): void {
      added += bytes
    },
  }

  function currentSpace(): Promise<Space> {
    if (!space || performance.now() - readAt > REUSE_MS) {
      readAt = performance.now()
      added = 0
      space = read()
      // A failed reading is not used again.
      space.catch(() => {
        space = undefined
      })
    }
    return space
  }

  async function read(): Promise<Space> {
    return { used: (await readUsage()).bytes, free: await freeSpace() }
  }
}
