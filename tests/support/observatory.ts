import type { SeenResponse } from './tls-proxy.ts'

/** A rule's result: points added or deducted. */
export type Verdict = { rule: string; points: number }

/**
 * The rules of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js) that
 * apply to a single response: a page starts with 100 points, and bonus points count only from 90 on. Redirection from http and
 * the preload list are left out: a single page behind TLS does not show them, and they give no points here.
 */
export function observe(page: SeenResponse): { score: number; verdicts: Verdict[] } {
  const verdicts = rules.map((rule) => ({ rule: rule.name, points: rule(page) }))
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 100)
  const base = sum(verdicts.map(({ points }) => Math.min(0, points)))
  return { verdicts, score: base < 90 ? base : sum(verdicts.map(({ points }) => points)) }
}

const rules = [policy, framing, cookies, sharing, referrer, transport, foreignScripts, sniffing, resourcePolicy, openerPolicy, embedderPolicy]

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']

/** Directive → sources, as the browser reads the header. */
export function readPolicy({ headers }: Pick<SeenResponse, 'headers'>): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])))
}

function policy(page: SeenResponse): number {
  const directives = readPolicy(page)
  if (directives.size === 0) return -25
  const fallback = directives.get('default-src') ?? ['*']
  const has = (name: string, ...sources: string[]) => (directives.get(name) ?? fallback).some((source) => sources.includes(source))
  if (has('script-src', ...BROAD, 'data:', "'unsafe-inline'") || has('object-src', ...BROAD)) return -20
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10
  if (has('style-src', ...BROAD, 'data:', "'unsafe-inline'")) return 0
  const closed = fallback.join() === "'none'" && ['self', 'none'].some((source) => directives.get('form-action')?.join() === `'${source}'`)
  return closed ? 10 : 5
}

function framing(page: SeenResponse): number {
  const ancestors = readPolicy(page).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(page.headers.get('x-frame-options') ?? '') ? 0 : -20
}

/** Stricter than the Observatory: the site sets no cookies. */
function cookies({ headers }: SeenResponse): number {
  return headers.has('set-cookie') ? -20 : 0
}

function sharing({ headers }: SeenResponse): number {
  return headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function referrer({ headers }: SeenResponse): number {
  const value = headers.get('referrer-policy') ?? ''
  if (value === '') return 0
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value) ? 5 : -5
}

function transport({ headers }: SeenResponse): number {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])
  if (Number.isNaN(maxAge)) return -20
  return maxAge >= 15_768_000 ? 0 : -10
}

function foreignScripts({ body }: SeenResponse): number {
  return /<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(body) ? -50 : 0
}

function sniffing({ headers }: SeenResponse): number {
  return headers.get('x-content-type-options') === 'nosniff' ? 0 : -5
}

function resourcePolicy({ headers }: SeenResponse): number {
  return bonus(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'])
}

function openerPolicy({ headers }: SeenResponse): number {
  return bonus(headers.get('cross-origin-opener-policy'), ['same-origin'])
}

function embedderPolicy({ headers }: SeenResponse): number {
  return bonus(headers.get('cross-origin-embedder-policy'), ['require-corp', 'credentialless'])
}

function bonus(value: string | null, best: string[]): number {
  return value && best.includes(value) ? 10 : 0
}
