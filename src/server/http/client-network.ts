import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Where a request comes from, as far as limits care: a household or an office has one IPv4 /24 or one IPv6 /64. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  return networkOf(clientAddress(c, trustProxy))
}

/** Behind a proxy the last entry is the one that the proxy itself wrote; the others are whatever the client claimed. */
function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || socketAddress(c)
}

/** A request that is handed to the app without a network, as tests do, has no socket. */
function socketAddress(c: Context): string {
  return c.env?.incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '')
}

/** "192.0.2.7" → "192.0.2.0/24", "2001:db8:1:2:3::4" → "2001:db8:1:2::/64". An IPv4 address mapped into IPv6 is IPv4. */
export function networkOf(address: string): string {
  const ipv4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (ipv4) return `${ipv4}.0/24`
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = tail === undefined ? front : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
