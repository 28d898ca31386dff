import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Refuses a body of more than `maxSize` bytes with `refuse`'s response. The rest of the body is not read, so the connection ends (listen.ts). */
export function limitBody(maxSize: number, refuse: (c: Context) => Response | Promise<Response>) {
  return bodyLimit({ maxSize, onError: refuse })
}
