import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Free space for this user in the folder's file system, bytes. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes a small file and removes it. Rejects on a full or read-only disk, or beyond a quota. */
export async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `.write-test-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(4096))
  } finally {
    await rm(file, { force: true })
  }
}
