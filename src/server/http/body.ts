import { Readable } from 'node:stream'
import type { Context } from 'hono'

/** The body of a request as it comes. Nothing more of it is read than is taken. */
export function bodyOf(c: Context): Readable {
  return Readable.from(c.req.raw.body ?? [], { objectMode: false })
}

/** Reads what is left, at most so many bytes, and drops it: a response before that reaches few browsers. */
export async function readPast(body: Readable, most: number): Promise<void> {
  let size = 0
  if (body.destroyed || body.readableEnded) return
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) return
  }
}
