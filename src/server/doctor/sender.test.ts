import { expect, test } from 'vitest'
import { checkSender, type DnsResolver } from './sender.ts'

const RIGHT = {
  'fogratt.se': ['v=spf1 include:spf.example.net -all', 'google-site-verification=x'],
  'selector1._domainkey.fogratt.se': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.fogratt.se': ['v=DMARC1; p=quarantine'],
}

function dnsResolver(texts: Record<string, string[]>, mail: string[] = ['mx.example.net']): DnsResolver {
  return {
    knowsTheWorld: async () => true,
    texts: async (name) => texts[name] ?? [],
    mailServers: async () => mail,
    exists: async (name) => Object.keys(texts).some((known) => known.endsWith(name)),
  }
}

const runChecks = async (names: DnsResolver, from = 'Fogrätt <kontakt@fogratt.se>', to = ['kontakt@fogratt.se']) =>
  (await checkSender(from, to, names)).map(({ symbol, says }) => `${symbol} ${says}`)

test('a sender whose domain has everything is well', async () => {
  expect(await runChecks(dnsResolver(RIGHT))).toEqual([
    '✓ SPF finns för fogratt.se.',
    '✓ DKIM finns för fogratt.se (selector1).',
    '✓ DMARC finns för fogratt.se (p=quarantine).',
    '✓ MX finns för fogratt.se (mx.example.net).',
  ])
})

test('a domain with nothing at all is fail in every line', async () => {
  expect((await runChecks(dnsResolver({}, []))).map((line) => line.slice(0, 8))).toEqual(['✗ SPF sa', '✗ DKIM s', '✗ DMARC ', '✗ MX sak'])
})

test.each([
  [['v=spf1 -all', 'v=spf1 mx -all'], '✗ SPF finns 2 gånger'],
  [['v=spf1 +all'], '✗ SPF för fogratt.se släpper igenom vem som helst'],
  [['v=spf1 mx all'], '✗ SPF för fogratt.se släpper igenom vem som helst'],
  [['v=spf1 mx ~all'], '✓'],
  [['v=spf1 redirect=_spf.example.net'], '✓'],
])('SPF %j', async (records, line) => {
  const [spf] = await runChecks(dnsResolver({ ...RIGHT, 'fogratt.se': records }))
  expect(spf?.startsWith(line)).toBe(true)
})

test('a key under a name of its own cannot be looked for, and one that was withdrawn is none', async () => {
  const own = dnsResolver({ 'nyckel2026._domainkey.fogratt.se': ['v=DKIM1; p=MIIB'] })
  expect((await runChecks(own))[1]).toMatch(/^– DKIM kunde inte kontrolleras/)
  const withdrawn = dnsResolver({ 'default._domainkey.fogratt.se': ['v=DKIM1; p='] })
  expect((await runChecks(withdrawn))[1]).toMatch(/^– DKIM/)
})

test('the policy of the domain above counts, and both domains must take mail', async () => {
  const lines = await runChecks(dnsResolver(RIGHT), 'kontakt@post.fogratt.se', ['agaren@annan.example'])
  expect(lines[2]).toBe('✓ DMARC finns för fogratt.se (p=quarantine).')
  expect(lines.slice(3)).toEqual(['✓ MX finns för post.fogratt.se (mx.example.net).', '✓ MX finns för annan.example (mx.example.net).'])
})

test('without a network nothing is fail: it could not be looked at', async () => {
  const silent = async () => {
    throw new Error('ECONNREFUSED')
  }
  const cutOff = { ...dnsResolver({}, []), knowsTheWorld: async () => false }
  const breaking = { knowsTheWorld: async () => true, texts: silent, mailServers: silent, exists: silent }
  for (const names of [cutOff, breaking, { ...breaking, knowsTheWorld: silent }]) {
    for (const line of await runChecks(names)) expect(line).toMatch(/^– .* kunde inte kontrolleras/)
  }
})
