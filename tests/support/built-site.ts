import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { pagePaths } from '#domain/paths.ts'
import { pageFile } from '#server/core/http/static-site.ts'
import { SITE_DIR } from './site-dir.ts'

/** Every built page by its file name, the error pages and the server's templates included. */
export const builtPages: ReadonlyMap<string, Document> = new Map(globSync('*.html', { cwd: SITE_DIR }).map((name) => [name, pageFrom(builtText(name))]))

/** The pages that have an address of their own: address → page. */
export const pagesByAddress: ReadonlyMap<string, Document> = new Map(pagePaths.map((path) => [path, pageNamed(pageFile(path))]))

/** A page from its HTML, for instance from a response. */
export function pageFrom(html: string): Document {
  return parseHTML(html).document
}

/** The text of a built file, for instance `robots.txt`. */
export function builtText(name: string): string {
  return readFileSync(join(SITE_DIR, name), 'utf8')
}

/** A built page by its file name, for instance `rita.html`. */
export function pageNamed(name: string): Document {
  const page = builtPages.get(name)
  if (!page) throw new Error(`The build made no ${name}`)
  return page
}

/** The page at an address, for instance `/rita`. */
export function pageAt(address: string): Document {
  const page = pagesByAddress.get(address)
  if (!page) throw new Error(`No page has the address ${address}`)
  return page
}

/** The values of an attribute in every element of a page, or of a part of it, that has the attribute. */
export function attributeValues(part: ParentNode, name: string): string[] {
  return [...part.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '')
}

/** `content` of the meta element with this `name` or `property`. */
export function metaContent(page: Document, name: string): string | undefined {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined
}

/** The text that a reader sees in an element or a page: no scripts, styles or drawings. */
export function wordsOf(node: Node | null | undefined): string {
  if (!node || ['SCRIPT', 'STYLE', 'SVG'].includes(node.nodeName.toUpperCase())) return ''
  return node.nodeType === TEXT ? (node.nodeValue ?? '') : [...node.childNodes].map(wordsOf).join('')
}
const TEXT = 3
