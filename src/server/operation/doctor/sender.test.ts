import { expect, test } from 'vitest'
import { checkSender, type DnsResolver } from './sender.ts'

const RIGHT = {
  'fogratt.se': ['v=spf1 include:spf.example.net -all', 'google-site-verification=x'],
  'selector1._domainkey.fogratt.se': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.fogratt.se': ['v=DMARC1; p=quarantine'],
}

function dnsResolver(texts: Record<string, string[]>, mail: string[] = ['mx.example.net']): DnsResolver {
  return {
    isOnline: async () => true,
    texts: async (name) => texts[name] ?? [],
    mailServers: async () => mail,
    exists: async (name) => Object.keys(texts).some((known) => known.endsWith(name)),
  }
}

const runChecks = async (resolver: DnsResolver, from = 'Fogrätt <kontakt@fogratt.se>', to = ['kontakt@fogratt.se']) =>
  (await checkSender(from, to, resolver)).map(({ symbol, sentence }) => `${symbol} ${sentence}`)

test('a domain with every record passes', async () => {
  expect(await runChecks(dnsResolver(RIGHT))).toEqual([
    '✓ SPF finns för fogratt.se.',
    '✓ DKIM finns för fogratt.se (selector1).',
    '✓ DMARC finns för fogratt.se (p=quarantine).',
    '✓ MX finns för fogratt.se (mx.example.net).',
  ])
})

test('a domain without records fails every check', async () => {
  expect((await runChecks(dnsResolver({}, []))).map((line) => line.slice(0, 8))).toEqual(['✗ SPF sa', '✗ DKIM s', '✗ DMARC ', '✗ MX sak'])
})

test.each([
  [['v=spf1 -all', 'v=spf1 mx -all'], '✗ SPF finns 2 gånger'],
  [['v=spf1 +all'], '✗ SPF för fogratt.se släpper igenom vem som helst'],
  [['v=spf1 mx all'], '✗ SPF för fogratt.se släpper igenom vem som helst'],
  [['v=spf1 mx ~all'], '✓'],
  [['v=spf1 redirect=_spf.example.net'], '✓'],
  [['v=spf1'], '✓'],
  [['not v=spf1 -all'], '✗ SPF saknas'],
  [['v=spf10 -all'], '✗ SPF saknas'],
])('SPF %j', async (records, line) => {
  const [spf] = await runChecks(dnsResolver({ ...RIGHT, 'fogratt.se': records }))
  expect(spf?.startsWith(line)).toBe(true)
})

test('a DKIM key with an unusual selector cannot be checked, and a revoked key does not count', async () => {
  const unusual = dnsResolver({ 'nyckel2026._domainkey.fogratt.se': ['v=DKIM1; p=MIIB'] })
  expect((await runChecks(unusual))[1]).toMatch(/^– DKIM kunde inte kontrolleras/)
  const revoked = dnsResolver({ 'default._domainkey.fogratt.se': ['v=DKIM1; p='] })
  expect((await runChecks(revoked))[1]).toMatch(/^– DKIM/)
})

test('a domain with other records but no DKIM key fails', async () => {
  const { 'selector1._domainkey.fogratt.se': _, ...others } = RIGHT
  expect((await runChecks(dnsResolver(others)))[1]).toBe('✗ DKIM saknas för fogratt.se. Slå på det hos mejlleverantören.')
})

test.each([
  ['v=DMARC1 ; p = reject', '✓ DMARC finns för fogratt.se (p=reject).'],
  ['v=DMARC1; sp=none', '✓ DMARC finns för fogratt.se (utan p=).'],
  ['not v=DMARC1; p=none', '✗ DMARC saknas för fogratt.se.'],
  ['v=DMARC10; p=none', '✗ DMARC saknas för fogratt.se.'],
])('DMARC %s', async (record, line) => {
  expect((await runChecks(dnsResolver({ ...RIGHT, '_dmarc.fogratt.se': [record] })))[2]).toMatch(new RegExp(`^${RegExp.escape(line)}`))
})

test('the parent domain’s DMARC policy counts, and both domains need an MX record', async () => {
  const lines = await runChecks(dnsResolver(RIGHT), 'kontakt@post.fogratt.se', ['agaren@annan.example'])
  expect(lines[2]).toBe('✓ DMARC finns för fogratt.se (p=quarantine).')
  expect(lines.slice(3)).toEqual(['✓ MX finns för post.fogratt.se (mx.example.net).', '✓ MX finns för annan.example (mx.example.net).'])
})

test('without a network no check fails: all are skipped', async () => {
  const silent = async () => {
    throw new Error('ECONNREFUSED')
  }
  const offline = { ...dnsResolver({}, []), isOnline: async () => false }
  const breaking = { isOnline: async () => true, texts: silent, mailServers: silent, exists: silent }
  for (const resolver of [offline, breaking, { ...offline, isOnline: silent }])
    expect(await runChecks(resolver)).toEqual(
      ['SPF', 'DKIM', 'DMARC', 'MX för fogratt.se'].map((what) => `– ${what} kunde inte kontrolleras: ingen namnserver svarar.`),
    )
})
