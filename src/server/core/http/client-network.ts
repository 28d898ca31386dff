import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Origin } from '#domain/suspicion/traits.ts'

/** The network that a request is counted for: a household or an office has one IPv4 /24 or one IPv6 /64. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  return networkOf(clientAddress(c, trustProxy))
}

/** The networks by which a request is judged. An IPv6 /48 is one customer of a provider, who has 65 536 networks of his own. */
export function clientOrigin(c: Context, trustProxy: boolean): Origin {
  const address = clientAddress(c, trustProxy)
  return { network: networkOf(address, { v4: 24, v6: 48 }), region: networkOf(address, { v4: 16, v6: 32 }) }
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

/** Lengths of a network's prefix, bits: a multiple of 8 for IPv4, of 16 for IPv6. */
type Prefix = { v4: number; v6: number }

/**
 * "192.0.2.7" → "192.0.2.0/24", "2001:db8:1:2:3::4" → "2001:db8:1:2::/64". An IPv4 address mapped into IPv6 counts as IPv4. A text
 * that is no address is returned as it is.
 */
export function networkOf(address: string, { v4, v6 }: Prefix = { v4: 24, v6: 64 }): string {
  if (address.length > LONGEST_ADDRESS || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.map((octet, index) => (index * 8 < v4 ? octet : 0)).join('.')}/${v4}`
  const groups = parsed.parts.slice(0, v6 / 16).map((group) => group.toString(16))
  return `${groups.join(':')}::/${v6}`
}
