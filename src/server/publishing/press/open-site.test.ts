import { expect, test } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
import type { BuiltSite } from '#server/core/http/site.ts'
import { fileOf, textOf } from '#server/core/http/static-site.ts'
import type { Print } from './kept-print.ts'
import { openSite } from './open-site.ts'
import type { PrintedSite } from './press.ts'

const contentsOf = (text: string) => {
  const plain = new TextEncoder().encode(text)
  return { plain, br: plain, gzip: plain }
}
const builtFile = (name: string) => fileOf(name, contentsOf(`built ${name}`), '')

/** Pictures in one size each, as cards and the pair show them, and those of the usual content. */
const { gallery, pair } = builtContent
const PICTURES = [
  ...['badrum', ...gallery.projects.map(({ picture }) => picture.file)].map((name) => `_astro/${name}-800.webp`),
  ...['nu', pair.before.file, pair.after.file].map((name) => `_astro/${name}-860.webp`),
]
const BUILT: BuiltSite = {
  siteDir: '',
  publicUrl: '',
  build: 'b1',
  files: new Map([
    ['/', builtFile('index.html')],
    ['/sitemap.xml', builtFile('sitemap.xml')],
    ...PICTURES.map((name) => [`/${name}`, builtFile(name)] as const),
  ]),
  templates: new Map([['404.html', builtFile('404.html')]]),
}

const withPhone = (phone: string) => ({ ...builtContent, facts: { ...builtContent.facts, phone } })

/** A site whose press prints three files, which say how often it has printed. `kept`: the prints that were to outlive the process. */
function aSite() {
  const kept: (Print | undefined)[] = []
  const state = { printed: 0 }
  const keptPrint = { read: () => undefined, write: (print: Print | undefined) => void kept.push(print) }
  async function press(): Promise<PrintedSite> {
    state.printed += 1
    return new Map(['index.html', 'sitemap.xml', '404.html'].map((name) => [name, contentsOf(`print ${state.printed} of ${name}`)]))
  }
  const site = openSite(BUILT, keptPrint, press)
  const says = (path: string) => textOf(site.files.get(path) ?? builtFile('nothing'))
  return { site, says, kept, state }
}

test('what is published is served at the addresses of its files, and its templates in place of those before', async () => {
  const { site, says } = aSite()
  await site.publish(withPhone('021-11 11 11'))
  expect([says('/'), says('/sitemap.xml'), textOf(site.template('404.html'))]).toEqual([
    'print 1 of index.html',
    'print 1 of sitemap.xml',
    'print 1 of 404.html',
  ])
  expect(site.files.has('/404.html')).toBe(false)
})

test('what a preview has printed is published without printing it again, and kept once', async () => {
  const { site, says, kept, state } = aSite()
  const content = withPhone('021-11 11 11')
  await site.render(content)
  expect(says('/')).toBe('built index.html')
  await site.publish(content)
  await site.publish(content)
  expect(says('/')).toBe('print 1 of index.html')
  expect(state.printed).toBe(1)
  expect(kept.map((print) => print?.build)).toEqual(['b1'])
})

test('the built pages are never printed: a site that goes back to them keeps no print, and one that never left them none either', async () => {
  const { site, says, kept, state } = aSite()
  await site.publish(builtContent)
  expect(kept).toEqual([])
  await site.publish(withPhone('021-11 11 11'))
  await site.publish(builtContent)
  expect(says('/')).toBe('built index.html')
  expect(state.printed).toBe(1)
  expect(kept.map((print) => print?.build)).toEqual(['b1', undefined])
})

test('a built picture is there for what it was built for: a project’s card or the pair', () => {
  const { site } = aSite()
  expect([site.hasPicture('badrum', 'project'), site.hasPicture('badrum', 'pair')]).toEqual([true, false])
  expect([site.hasPicture('nu', 'project'), site.hasPicture('nu', 'pair')]).toEqual([false, true])
  expect([site.picture('badrum'), site.picture('nu'), site.picture('borta')]).toEqual(['/_astro/badrum-800.webp', '/_astro/nu-860.webp', undefined])
})
