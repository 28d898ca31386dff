import { type CheckResult, fail, pass, unknown } from './check-result.ts'

/** Looks things up by name. Nothing there is an empty answer; nobody to ask is an error. */
export type DnsResolver = {
  /** Whether the world's names are known to it: one without a network may answer that nothing exists. */
  knowsTheWorld(): Promise<boolean>
  texts(name: string): Promise<string[]>
  mailServers(name: string): Promise<string[]>
  /** Whether there is anything at all at the name or below it. */
  exists(name: string): Promise<boolean>
}

/** A DKIM key stands under a name of the sender's choice; these are those of the mail services that are used in Sweden. */
const SELECTORS = ['default', 'dkim', 'mail', 'selector1', 'selector2', 'google', 's1', 's2', 'k1', 'k2', 'fm1', 'mx', 'loopia', 'zoho', 'pm']

/**
 * Whether post offices will believe that a letter is from the sender it names. Where letters are sent with the sender's own
 * address in the envelope, as they are here, SPF is aligned with it; DKIM is when the key stands under the same domain.
 */
export async function checkSender(from: string, to: readonly string[], names: DnsResolver): Promise<CheckResult[]> {
  const domain = domainOf(from)
  const orUnknown = await carefully(names)
  const receiving = [...new Set([domain, ...to.map(domainOf)])]
  return Promise.all([
    orUnknown('SPF', () => spf(domain, names)),
    orUnknown('DKIM', () => dkim(domain, names)),
    orUnknown('DMARC', () => dmarc(domain, names)),
    ...receiving.map((where) => orUnknown(`MX för ${where}`, () => mx(where, names))),
  ])
}

async function spf(domain: string, names: DnsResolver): Promise<CheckResult> {
  const records = (await names.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length === 0) return fail(`SPF saknas för ${domain}. Lägg in den TXT-post som mejlleverantören anger, annars hamnar mejlen lätt i skräpposten.`)
  if (records.length > 1) return fail(`SPF finns ${records.length} gånger för ${domain}, och då räknas ingen av dem. Slå ihop dem till en post.`)
  return /[+ ]all\b/i.test(records[0]?.replace(/[-~?]all\b/i, '') ?? '')
    ? fail(`SPF för ${domain} släpper igenom vem som helst (+all). Byt till -all eller ~all.`)
    : pass(`SPF finns för ${domain}.`)
}

async function dkim(domain: string, names: DnsResolver): Promise<CheckResult> {
  for (const selector of SELECTORS) {
    const [key] = await names.texts(`${selector}._domainkey.${domain}`)
    if (key !== undefined && /\bp=[^;\s]/.test(key)) return pass(`DKIM finns för ${domain} (${selector}).`)
  }
  return (await names.exists(`_domainkey.${domain}`))
    ? unknown(`DKIM kunde inte kontrolleras: nyckeln har ett ovanligt namn. Se efter att ett skickat mejl har "dkim=pass" bland rubrikerna.`)
    : fail(`DKIM saknas för ${domain}. Slå på det hos mejlleverantören.`)
}

/** The policy of the domain, or of the one above it. */
async function dmarc(domain: string, names: DnsResolver): Promise<CheckResult> {
  for (const where of new Set([domain, domain.split('.').slice(-2).join('.')])) {
    const record = (await names.texts(`_dmarc.${where}`)).find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record) return pass(`DMARC finns för ${where} (${/\bp\s*=\s*\w+/i.exec(record)?.[0].replace(/\s/g, '') ?? 'utan p='}).`)
  }
  return fail(`DMARC saknas för ${domain}. Lägg in TXT-posten _dmarc.${domain} med till exempel "v=DMARC1; p=none".`)
}

async function mx(domain: string, names: DnsResolver): Promise<CheckResult> {
  const [server] = await names.mailServers(domain)
  return server ? pass(`MX finns för ${domain} (${server}).`) : fail(`MX saknas för ${domain}: mejl dit kommer inte fram.`)
}

/** What nobody can be asked about is neither pass nor ill. */
async function carefully(names: DnsResolver) {
  const reachable = await names.knowsTheWorld().catch(() => false)
  return async (what: string, runChecks: () => Promise<CheckResult>): Promise<CheckResult> => {
    const silence = unknown(`${what} kunde inte kontrolleras: ingen namnserver svarar.`)
    return reachable ? runChecks().catch(() => silence) : silence
  }
}

/** "Fogrätt <kontakt@fogratt.example>" → "fogratt.example" */
function domainOf(address: string): string {
  return address.replace(/^.*@|>$/g, '').toLowerCase()
}
