import { createHash } from 'node:crypto'

/**
 * The Content Security Policy of built pages, as a header: it allows exactly the scripts and styles that the pages contain.
 * Read from the finished HTML, so that it can never name less or more than that. A header rather than Astro's
 * `<meta>`, because only a header can say who may frame the page, and because the hashes would make the page heavier.
 */
export function contentSecurityPolicy(...pages: string[]): string {
  return policyOf(pages, "'none'")
}

/** The same for pages that start a service worker: its address is the one text that their scripts may use as code (site/islands/desk/script.ts). */
export function policyWithWorker(...pages: string[]): string {
  return policyOf(pages, 'skrivbord')
}

function policyOf(pages: readonly string[], trustedTypes: string): string {
  const html = pages.join('\n')
  const backend = backendsOf(html)
  return [
    "default-src 'none'",
    // 'self': the islands' code is fetched from /_astro at the first interaction.
    `script-src 'self' ${hashesOf(html, SCRIPT).join(' ')}`.trim(),
    // 'self': the styles below the first view are a file of their own (docs/decisions/006).
    `style-src 'self' ${hashesOf(html, STYLE).join(' ')}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...backend].join(' ')}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...backend].join(' ')}`,
    // Already 'none' by default; named for those who look for it.
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script turns text into markup.
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ')
}

/** Scripts without `src`. A block of JSON is not run and needs no hash. */
const SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** Where the page's own form posts to, when that is another server than this one (PUBLIC_BACKEND_URL at build). */
function backendsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<form[^>]*\saction="(https?:\/\/[^/"]+)/g)].map(([, origin = '']) => origin))]
}
