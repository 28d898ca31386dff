import { Readable } from 'node:stream'
import type { Context } from 'hono'

/** The body of a request as a stream: only as much is read as the reader asks for. */
export function bodyOf(c: Context): Readable {
  return Readable.from(c.req.raw.body ?? [], { objectMode: false })
}

/**
 * Reads what is left, at most so many bytes, and drops it: a browser that is still sending sees no response, only a connection that
 * was reset. Resolves to whether that was all.
 */
export async function readPast(body: Readable, most: number): Promise<boolean> {
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > most) return false
    }
    return true
  } catch {
    // The connection was lost, so there is no one to respond to.
    return false
  }
}
