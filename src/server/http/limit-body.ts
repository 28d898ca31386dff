import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a body of more than `maxSize` bytes with `refuse`'s response and closes the connection. The rest of the body is not
 * read, so a proxy that reused the connection would send another visitor's request into it.
 */
export function limitBody(maxSize: number, refuse: (c: Context) => Response | Promise<Response>) {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      c.header('Connection', 'close')
      return refuse(c)
    },
  })
}
