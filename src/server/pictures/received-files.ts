import { createHash, randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HEAD_BYTES } from '#domain/file-kind.ts'
import { makeReadingPace } from '#server/core/http/reading-pace.ts'
import { removeLeftBehind } from '#server/core/left-behind.ts'

/** A file that was received, outside the memory. */
export type ReceivedFile = {
  path: string
  size: number
  /** Hex. */
  sha256: string
  /** Its first bytes. */
  head: Buffer
  read(): Promise<Buffer>
  remove(): Promise<void>
}

/** Writes what comes to a temporary file; undefined if that is more than `most` bytes, of which the rest is not read. */
export type ReceiveFile = (body: AsyncIterable<Uint8Array>, most: number) => Promise<ReceivedFile | undefined>

const PREFIX = 'upload-'

/** Receives files into `folder`, readable by this user only. */
export function makeReceiveFile(folder: string): ReceiveFile {
  const pace = makeReadingPace()
  return async (body, most) => {
    const path = join(folder, `${PREFIX}${randomUUID()}`)
    const remove = () => rm(path, { force: true })
    const hash = createHash('sha256')
    let size = 0
    let head = Buffer.alloc(0)
    try {
      await using file = await open(path, 'wx', 0o600)
      for await (const chunk of body) {
        size += chunk.byteLength
        if (size > most) {
          await remove()
          return undefined
        }
        await pace(chunk.byteLength)
        hash.update(chunk)
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
        await file.write(chunk)
      }
    } catch (error) {
      await remove()
      throw error
    }
    return { path, size, sha256: hash.digest('hex'), head, read: () => readFile(path), remove }
  }
}

/** Longer than a file waits for its turn. They hold what a phone puts into a photo, its place for one. */
const LEFT_BEHIND_MS = 20 * 60_000

/** Removes the files of a process that was killed. */
export function removeReceivedFiles(folder: string) {
  removeLeftBehind(folder, (name) => name.startsWith(PREFIX), LEFT_BEHIND_MS)
}
