import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SITE = join(import.meta.dirname, '../../dist/site')
const STYLES = join(import.meta.dirname, '../../src/site/styles')
const [firstTokens = '', deferredTokens = ''] = ['tokens.css', 'tokens-deferred.css'].map((file) => readFileSync(join(STYLES, file), 'utf8'))
const html = readFileSync(join(SITE, 'index.html'), 'utf8')
const [, inline = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? []
const deferred = globSync('_astro/page-home-deferred.*.css', { cwd: SITE })
  .map((file) => readFileSync(join(SITE, file), 'utf8'))
  .join('')

const declaredIn = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
const usedIn = (css: string) => new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))

test('the home page’s inline styles declare the tokens that they use, and no others', () => {
  expect(declaredIn(inline)).toEqual(usedIn(inline))
})

test('inline and deferred styles declare every token, each one once', () => {
  const declared = declaredIn(inline + deferred)
  expect([...usedIn(deferred)].filter((name) => !declared.has(name))).toEqual([])
  expect([...declaredIn(firstTokens + deferredTokens)].filter((name) => !declared.has(name))).toEqual([])
  const ofFirstView = declaredIn(firstTokens)
  expect([...declaredIn(deferredTokens)].filter((name) => ofFirstView.has(name))).toEqual([])
})

test('the pages refer to pictures by short names, in one folder', () => {
  const pages = globSync('*.html', { cwd: SITE }).map((page) => readFileSync(join(SITE, page), 'utf8'))
  const pictures = pages.flatMap((page) => [...page.matchAll(/\/(_astro\/[^\s",]+\.(?:avif|webp))/g)].map(([, path = '']) => path))
  expect(pictures.filter((path) => !/^_astro\/[\w-]{8}\/[a-z0-9-]+-\d+\.(avif|webp)$/.test(path) || !existsSync(join(SITE, path)))).toEqual([])
  expect(new Set(pictures.map((path) => path.split('/')[1])).size).toBe(1)
})
