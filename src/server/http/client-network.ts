import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** The network that a request is counted for: a household or an office has one IPv4 /24 or one IPv6 /64. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  return networkOf(clientAddress(c, trustProxy))
}

/** The last entry of X-Forwarded-For is the proxy's own; the client controls the others. */
function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || socketAddress(c)
}

/** '' for a request that did not come over a socket, as in tests. */
function socketAddress(c: Context): string {
  return c.env?.incoming === undefined ? '' : (getConnInfo(c).remote.address ?? '')
}

/** An IPv4 address mapped into IPv6, with a zone; anything longer is not parsed. */
const LONGEST_ADDRESS = 64

/**
 * "192.0.2.7" → "192.0.2.0/24", "2001:db8:1:2:3::4" → "2001:db8:1:2::/64". An IPv4 address mapped into IPv6 counts as IPv4. A text
 * that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (address.length > LONGEST_ADDRESS || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
