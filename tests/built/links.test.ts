import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { readSite } from '#server/http/static-site.ts'
import { attributeValues, builtPages, pagesByAddress, SITE_DIR } from '../support/built-site.ts'

const site = readSite(SITE_DIR, '')
/** The origin that the site was built for, from its canonical address. */
const origin = new URL(attributeValues(builtPages.get('index.html') ?? '', 'href').find((href) => /^https?:.*\/$/.test(href)) ?? '').origin

/** Every URL in a page: links, pictures in every size, scripts, styles, the form's action. */
function targetsOf(html: string): string[] {
  const single = ['href', 'src', 'action', 'component-url', 'renderer-url'].flatMap((name) => attributeValues(html, name))
  const sets = attributeValues(html, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
  const styles = [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, target = '']) => target)
  const pictures = [...html.matchAll(/content="(https?:[^"]+)"/g)].map(([, target = '']) => target)
  return [...new Set([...single, ...sets, ...styles, ...pictures])]
}

/** Why a target is broken, or undefined. */
function errorOf(target: string, from: string): string | undefined {
  const { origin: whose, pathname, hash, protocol } = new URL(target, `${origin}${from}`)
  if (['mailto:', 'tel:'].includes(protocol)) return undefined
  if (whose !== origin) return protocol === 'https:' ? undefined : `${target} is not https`
  if (pathname === FUNCTION_PATH) return undefined
  if (!site.has(pathname)) return `${target}: there is no ${pathname}`
  if (hash && !attributeValues(pagesByAddress.get(pathname) ?? '', 'id').includes(decodeURIComponent(hash.slice(1))))
    return `${target}: nothing there has that id`
  return undefined
}

test.each([...builtPages])('no link of %s is broken', (name, html) => {
  const from = [...pagesByAddress].find(([, page]) => page === html)?.[0]
  const targets = targetsOf(html)
  expect(targets.length).toBeGreaterThan(10)
  // A page without an address of its own is served at any address, so its fragments must be in itself.
  const own = targets.filter((target) => from === undefined && target.startsWith('#'))
  expect(own.filter((target) => !attributeValues(html, 'id').includes(target.slice(1)))).toEqual([])
  const errors = targets.filter((target) => !own.includes(target)).flatMap((target) => errorOf(target, from ?? '/') ?? [])
  expect(errors, name).toEqual([])
})

test('every id that ARIA, labels and buttons refer to exists', () => {
  for (const [name, html] of builtPages) {
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'popovertarget', 'list'].flatMap((attribute) =>
      attributeValues(html, attribute).flatMap((ids) => ids.split(' ')),
    )
    const ids = attributeValues(html, 'id')
    // Rendered with its dialog when a picture is opened.
    expect(
      [...new Set(references)].filter((id) => !ids.includes(id) && id !== 'projekt-titel'),
      name,
    ).toEqual([])
  }
})

test('the site links only to the company’s partner and profiles', () => {
  const outside = [...builtPages.values()].flatMap((html) => attributeValues(html, 'href').filter((href) => /^https?:/.test(href) && !href.startsWith(origin)))
  const known: string[] = [company.partner.url, ...Object.values(company.profiles).map(({ url }) => url)]
  expect([...new Set(outside)].filter((href) => !known.includes(href))).toEqual([])
})

test('every icon of the manifest exists', () => {
  const manifest = JSON.parse(readFileSync(join(SITE_DIR, 'manifest.webmanifest'), 'utf8'))
  for (const { src } of manifest.icons) expect(site.has(src), src).toBe(true)
  expect(site.has(manifest.start_url)).toBe(true)
})
