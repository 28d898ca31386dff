import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '#domain/paths.ts'
import { pageFile } from '#server/http/static-site.ts'

export const SITE_DIR = join(import.meta.dirname, '../../dist/site')

/** Every built page by its file's name, also those that the server sends when it is their turn. */
export const builtPages: ReadonlyMap<string, string> = new Map(
  globSync('*.html', { cwd: SITE_DIR }).map((name) => [name, readFileSync(join(SITE_DIR, name), 'utf8')]),
)

/** The pages that have an address: address → HTML. */
export const pagesByAddress: ReadonlyMap<string, string> = new Map(pagePaths.map((path) => [path, builtPages.get(pageFile(path)) ?? '']))

/** The values of an attribute, wherever it stands, as a browser reads them. Built HTML always quotes. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value))
}

/** `content` of the meta element that has this `name` or `property`. */
export function metaContent(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** The words that a reader sees of a piece of HTML. */
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
