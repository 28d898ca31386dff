import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceTitles } from '#content/company/services.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { readSite } from '#server/core/http/static-site.ts'
import { attributeValues, builtPages, builtText, pageFrom, pageNamed, pagesByAddress, wordsOf } from '../support/built-site.ts'
import { facts } from '../support/page-content.ts'
import { SITE_DIR } from '../support/site-dir.ts'

const site = readSite(SITE_DIR, '')
/** The address that the site was built for. */
const { origin } = new URL(pageNamed('index.html').querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '')

/** Every address in a page: links, pictures in every size, scripts, styles, the form's action. */
function targetsOf(page: Document): string[] {
  const single = ['href', 'src', 'action', 'component-url', 'renderer-url', 'data-large'].flatMap((name) => attributeValues(page, name))
  const sets = attributeValues(page, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
  const css = [...page.querySelectorAll('style')].map((style) => style.textContent ?? '').concat(attributeValues(page, 'style'))
  const styles = css.flatMap((text) => [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, target = '']) => target))
  const pictures = attributeValues(page, 'content').filter((content) => /^https?:/.test(content))
  return [...new Set([...single, ...sets, ...styles, ...pictures])]
}

/** A page, or a file of drawings. */
function documentAt(pathname: string): Document | undefined {
  return pathname.endsWith('.svg') ? pageFrom(builtText(pathname.slice(1))) : pagesByAddress.get(pathname)
}

/** What is wrong with a target, or undefined. */
function errorOf(target: string, from: string): string | undefined {
  const { origin: whose, pathname, hash, protocol } = new URL(target, `${origin}${from}`)
  if (['mailto:', 'tel:'].includes(protocol)) return undefined
  if (whose !== origin) return protocol === 'https:' ? undefined : `${target} is not https`
  if (pathname === FUNCTION_PATH) return undefined
  if (!site.has(pathname)) return `${target}: there is no ${pathname}`
  if (hash && !documentAt(pathname)?.getElementById(decodeURIComponent(hash.slice(1)))) return `${target}: nothing there has that id`
  return undefined
}

test.each([...builtPages])('every link of %s resolves', (name, page) => {
  const from = [...pagesByAddress].find(([, other]) => other === page)?.[0]
  const targets = targetsOf(page)
  // The server fills in the desk's templates, their navigation too.
  expect(targets.length).toBeGreaterThan(name.startsWith('skrivbord') ? 3 : 10)
  // A page without an address of its own is served at any address, so its fragment links resolve within it.
  const own = targets.filter((target) => from === undefined && target.startsWith('#'))
  expect(own.filter((target) => !page.getElementById(target.slice(1)))).toEqual([])
  const errors = targets.filter((target) => !own.includes(target)).flatMap((target) => errorOf(target, from ?? '/') ?? [])
  expect(errors, name).toEqual([])
})

test('every page is linked from the home page', () => {
  const linked = attributeValues(pageNamed('index.html'), 'href')
  expect([...pagesByAddress.keys()].filter((address) => !linked.includes(address))).toEqual([])
})

test('every ARIA, label and button reference resolves', () => {
  for (const [name, page] of builtPages) {
    const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'popovertarget', 'list'].flatMap((attribute) =>
      attributeValues(page, attribute).flatMap((ids) => ids.split(' ')),
    )
    const ids = attributeValues(page, 'id')
    // The picture dialog gets its title when it opens.
    expect(
      [...new Set(named)].filter((id) => !ids.includes(id) && id !== 'projekt-titel'),
      name,
    ).toEqual([])
  }
})

test('each service’s button says of which service it is', () => {
  const home = pageNamed('index.html')
  const described = attributeValues(home.getElementById('tjanster') ?? home, 'aria-describedby').map((id) => home.getElementById(id))
  expect(described.map(wordsOf)).toEqual(Object.values(serviceTitles))
})

test('the site links only to the partner and the profiles', () => {
  const outside = [...builtPages.values()].flatMap((page) => attributeValues(page, 'href').filter((href) => /^https?:/.test(href) && !href.startsWith(origin)))
  const known: string[] = [facts.partner.url, ...Object.values(facts.profiles).map(({ url }) => url)]
  expect([...new Set(outside)].filter((href) => !known.includes(href))).toEqual([])
})

test('every icon of the manifest exists', () => {
  const manifest = JSON.parse(readFileSync(join(SITE_DIR, 'manifest.webmanifest'), 'utf8'))
  for (const { src } of manifest.icons) expect(site.has(src), src).toBe(true)
  expect(site.has(manifest.start_url)).toBe(true)
})

test('the desk is installed with its own manifest, icons and scope', () => {
  const manifest = JSON.parse(readFileSync(join(SITE_DIR, 'agare/app.webmanifest'), 'utf8'))
  expect([manifest.start_url, manifest.scope, manifest.display]).toEqual(['/agare', '/agare', 'standalone'])
  for (const { src } of manifest.icons) expect(site.has(src), src).toBe(true)
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  const linked = [...builtPages].filter(([, page]) => attributeValues(page, 'href').includes('/agare/app.webmanifest')).map(([name]) => name)
  expect(linked.toSorted()).toEqual(['skrivbord-bild.html', 'skrivbord-nyckel.html', 'skrivbord.html'])
})
