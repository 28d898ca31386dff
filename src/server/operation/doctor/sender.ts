import { type CheckResult, fail, pass, skipped } from '../check-result.ts'

/** A name without records resolves to []; an unreachable name server rejects. */
export type DnsResolver = {
  /** Whether public names resolve: without a network some resolvers report that nothing exists. */
  isOnline(): Promise<boolean>
  texts(name: string): Promise<string[]>
  mailServers(name: string): Promise<string[]>
  /** Whether there is any record at the name or below it. */
  exists(name: string): Promise<boolean>
}

/** A DKIM key's selector is the sender's choice; these are the ones of mail services that are common in Sweden. */
const SELECTORS = ['default', 'dkim', 'mail', 'selector1', 'selector2', 'google', 's1', 's2', 'k1', 'k2', 'fm1', 'mx', 'loopia', 'zoho', 'pm']

const TELL = 'Be den som sköter servern eller mejlen att lägga in det.'

/**
 * Whether mail servers will accept the sender: SPF, DKIM and DMARC of its domain, and MX of every domain that receives. Emails are
 * sent with the sender's address as envelope sender, so SPF is aligned; DKIM is if its key is under the same domain.
 */
export async function checkSender(from: string, to: readonly string[], resolver: DnsResolver): Promise<CheckResult[]> {
  const domain = domainOf(from)
  const orSkipped = await makeOrSkipped(resolver)
  const receiving = [...new Set([domain, ...to.map(domainOf)])]
  return Promise.all([
    orSkipped('SPF', () => spf(domain, resolver)),
    orSkipped('DKIM', () => dkim(domain, resolver)),
    orSkipped('DMARC', () => dmarc(domain, resolver)),
    ...receiving.map((where) => orSkipped(`MX för ${where}`, () => mx(where, resolver))),
  ])
}

async function spf(domain: string, resolver: DnsResolver): Promise<CheckResult> {
  const records = (await resolver.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length === 0)
    return fail({
      operator: `SPF saknas för ${domain}. Lägg in den TXT-post som mejlleverantören anger, annars hamnar mejlen lätt i skräpposten.`,
      desk: `SPF saknas för ${domain}, så mejlen hamnar lätt i skräpposten. ${TELL}`,
    })
  if (records.length > 1)
    return fail({
      operator: `SPF finns ${records.length} gånger för ${domain}, och då räknas ingen av dem. Slå ihop dem till en post.`,
      desk: `SPF finns ${records.length} gånger för ${domain}, och då räknas ingen av dem. ${TELL}`,
    })
  return /[+ ]all\b/i.test(records[0]?.replace(/[-~?]all\b/i, '') ?? '')
    ? fail({
        operator: `SPF för ${domain} släpper igenom vem som helst (+all). Byt till -all eller ~all.`,
        desk: `Vem som helst kan skicka mejl i ert namn: SPF för ${domain} släpper igenom alla. ${TELL}`,
      })
    : pass(`SPF finns för ${domain}.`)
}

async function dkim(domain: string, resolver: DnsResolver): Promise<CheckResult> {
  for (const selector of SELECTORS) {
    const [key] = await resolver.texts(`${selector}._domainkey.${domain}`)
    if (key !== undefined && /\bp=[^;\s]/.test(key)) return pass(`DKIM finns för ${domain} (${selector}).`)
  }
  return (await resolver.exists(`_domainkey.${domain}`))
    ? skipped({
        operator: `DKIM kunde inte kontrolleras: nyckeln har ett ovanligt namn. Se efter att ett skickat mejl har "dkim=pass" bland rubrikerna.`,
        desk: 'DKIM kunde inte kontrolleras: nyckeln har ett ovanligt namn.',
      })
    : fail({
        operator: `DKIM saknas för ${domain}. Slå på det hos mejlleverantören.`,
        desk: `DKIM saknas för ${domain}, så mejlen hamnar lätt i skräpposten. ${TELL}`,
      })
}

/** The policy of the domain, or of the one above it. */
async function dmarc(domain: string, resolver: DnsResolver): Promise<CheckResult> {
  for (const where of new Set([domain, domain.split('.').slice(-2).join('.')])) {
    const record = (await resolver.texts(`_dmarc.${where}`)).find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record) {
      const policy = /\bp\s*=\s*\w+/i.exec(record)?.[0].replace(/\s/g, '') ?? 'utan p='
      return pass({ operator: `DMARC finns för ${where} (${policy}).`, desk: `DMARC finns för ${where}.` })
    }
  }
  return fail({
    operator: `DMARC saknas för ${domain}. Lägg in TXT-posten _dmarc.${domain} med till exempel "v=DMARC1; p=none".`,
    desk: `DMARC saknas för ${domain}, så mejlen hamnar lätt i skräpposten. ${TELL}`,
  })
}

async function mx(domain: string, resolver: DnsResolver): Promise<CheckResult> {
  const [server] = await resolver.mailServers(domain)
  return server ? pass(`MX finns för ${domain} (${server}).`) : fail(`MX saknas för ${domain}: mejl dit kommer inte fram.`)
}

/** Without a name server a check neither passes nor fails. */
async function makeOrSkipped(resolver: DnsResolver) {
  const reachable = await resolver.isOnline().catch(() => false)
  return async (what: string, check: () => Promise<CheckResult>): Promise<CheckResult> => {
    const unreachable = skipped(`${what} kunde inte kontrolleras: ingen namnserver svarar.`)
    return reachable ? check().catch(() => unreachable) : unreachable
  }
}

/** "Fogrätt <kontakt@fogratt.example>" → "fogratt.example" */
function domainOf(address: string): string {
  return address.replace(/^.*@|>$/g, '').toLowerCase()
}
