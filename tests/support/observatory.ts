import type { Seen } from './tls-proxy.ts'

/** What one rule of the observatory says, and what it gives or takes. */
export type Verdict = { rule: string; points: number }

/**
 * The rules of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js) that
 * a page can be judged by without its scanner: a page begins with 100, and what is given beyond that counts only from 90 on.
 * Left out is what a single page behind TLS cannot show: redirection from http and the preload list, which give nothing here.
 */
export function observe(page: Seen): { score: number; verdicts: Verdict[] } {
  const verdicts = rules.map((rule) => ({ rule: rule.name, points: rule(page) }))
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 100)
  const base = sum(verdicts.map(({ points }) => Math.min(0, points)))
  return { verdicts, score: base < 90 ? base : sum(verdicts.map(({ points }) => points)) }
}

const rules = [policy, framing, cookies, sharing, referrer, transport, foreignScripts, sniffing, resourcePolicy, openerPolicy, embedderPolicy]

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']

/** Directive → sources, as the browser reads the header. */
export function readPolicy({ headers }: Pick<Seen, 'headers'>): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])))
}

function policy(page: Seen): number {
  const directives = readPolicy(page)
  if (directives.size === 0) return -25
  const standard = directives.get('default-src') ?? ['*']
  const has = (name: string, ...sources: string[]) => (directives.get(name) ?? standard).some((source) => sources.includes(source))
  if (has('script-src', ...BROAD, 'data:', "'unsafe-inline'") || has('object-src', ...BROAD)) return -20
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10
  if (has('style-src', ...BROAD, 'data:', "'unsafe-inline'")) return 0
  const closed = standard.join() === "'none'" && ['self', 'none'].some((who) => directives.get('form-action')?.join() === `'${who}'`)
  return closed ? 10 : 5
}

function framing(page: Seen): number {
  const ancestors = readPolicy(page).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(page.headers.get('x-frame-options') ?? '') ? 0 : -20
}

/** Stricter than the observatory: this house sets none. */
function cookies({ headers }: Seen): number {
  return headers.has('set-cookie') ? -20 : 0
}

function sharing({ headers }: Seen): number {
  return headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function referrer({ headers }: Seen): number {
  const said = headers.get('referrer-policy') ?? ''
  if (said === '') return 0
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(said) ? 5 : -5
}

function transport({ headers }: Seen): number {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])
  if (Number.isNaN(maxAge)) return -20
  return maxAge >= 15_768_000 ? 0 : -10
}

function foreignScripts({ body }: Seen): number {
  return /<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(body) ? -50 : 0
}

function sniffing({ headers }: Seen): number {
  return headers.get('x-content-type-options') === 'nosniff' ? 0 : -5
}

function resourcePolicy({ headers }: Seen): number {
  return bonus(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'])
}

function openerPolicy({ headers }: Seen): number {
  return bonus(headers.get('cross-origin-opener-policy'), ['same-origin'])
}

function embedderPolicy({ headers }: Seen): number {
  return bonus(headers.get('cross-origin-embedder-policy'), ['require-corp', 'credentialless'])
}

function bonus(said: string | null, best: string[]): number {
  return said && best.includes(said) ? 10 : 0
}
