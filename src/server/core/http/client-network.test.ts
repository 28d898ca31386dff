import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientNetwork, networkOf } from './client-network.ts'

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:c000:207', '192.0.2.0/24'],
  ['::FFFF:192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.0/24'],
  ['fe80:0:0:2:1:2:3:4%2', 'fe80:0:0:2::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['255.255.255.255', '255.255.255.0/24'],
  ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ffff:ffff:ffff:ffff::/64'],
  ['192.0.2.7:4711', '192.0.2.7:4711'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a request is counted for the network that its connection comes from, for none when that is gone', async () => {
  const networkFrom = async (remoteAddress: string | undefined, forwarded = '') => {
    const app = new Hono()
    app.get('/', (c) => c.text(clientNetwork(c, forwarded !== '')))
    const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded || '203.0.113.9' } }, { incoming: { socket: { remoteAddress } } })
    return response.text()
  }
  expect([await networkFrom('192.0.2.7'), await networkFrom('::ffff:192.0.2.7')]).toEqual(['192.0.2.0/24', '192.0.2.0/24'])
  expect(await networkFrom(undefined)).toBe('')
  expect([await networkFrom('192.0.2.7', '198.51.100.7'), await networkFrom('192.0.2.7', ' ')]).toEqual(['198.51.100.0/24', '192.0.2.0/24'])
})
