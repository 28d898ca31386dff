import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a body of more than `maxSize` bytes with what `refuse` answers, and closes the connection. The rest of the body is
 * not read, so nothing else can come over the same connection: a proxy that kept it would send another visitor's post into it.
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
