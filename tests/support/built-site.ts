import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '#server/http/static-site.ts'

export const SITE_DIR = join(import.meta.dirname, '../../dist/site')

/** Every built page by file name, error pages included. */
export const builtPages: ReadonlyMap<string, string> = new Map(
  globSync('*.html', { cwd: SITE_DIR }).map((name) => [name, readFileSync(join(SITE_DIR, name), 'utf8')]),
)

/** The pages with a URL: path → HTML. */
export const pagesByAddress: ReadonlyMap<string, string> = new Map(Object.entries(routes).map(([address, name]) => [address, builtPages.get(name) ?? '']))

/** All values of an attribute, decoded. Built HTML always quotes them. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value))
}

/** `content` of the meta element with this `name` or `property`. */
export function metaContent(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** The visible text of a piece of HTML. */
export function wordsOf(html: string): string {
  return decoded(html.replace(/<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>/g, '').replace(/<[^>]+>/g, ''))
}

function decoded(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
