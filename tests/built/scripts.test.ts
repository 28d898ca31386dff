import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DESK_WORKER } from '#domain/desk-worker.ts'
import { pageNamed } from '../support/built-site.ts'
import { SITE_DIR } from '../support/site-dir.ts'

const ASTRO = join(SITE_DIR, '_astro')
/** A script's name without its hash. */
const nameOf = (file: string) => basename(file).split('.')[0] ?? ''
const scripts = globSync('*.js', { cwd: ASTRO })

test('scripts that are always fetched together are one file', () => {
  expect(scripts.map(nameOf).toSorted()).toEqual([
    // The room that the home page asks for.
    'asked-room',
    // Astro's own, for islands with `client:`. No page refers to it.
    'client',
    'company',
    // The desk's, on all its pages.
    'desk',
    'email-typo',
    // The Fogplan, on request.
    'fogplan-view',
    'home',
    'hydrate',
    'ideas',
    // The planner's fields of what is selected.
    'item-fields',
    'live-quote-form',
    // Files of the room in 3D, on request, and the picture of it.
    'model-file',
    'model-view',
    // Supabase's auth client (backend/session.ts).
    'module',
    'phone-bar',
    'photos',
    'plan-room',
    'planner',
    // What the form's photos share with the pictures that are chosen on the desk.
    'prepare-photo',
    'project-viewer',
    'react',
    // A customer's drawing on its way back.
    'return-drawing',
    'rita',
    'rolldown-runtime',
    'room-picture',
    // Looks after a session (backend/session.ts), where there is one.
    'session',
    'show-plan-summary',
    // The desk's, where pictures are chosen, and where passkeys are used or added.
    'skrivbord-bild',
    'skrivbord-nyckel',
    // The materials' samples, which the Fogplan and the 3D view share: either is fetched without the other.
    'swatches',
    // The set-out and the names of tiles, which these and two designs beside each other share.
    'tiles',
    'tips-carousel',
    // Two designs beside each other, for who has copied one.
    'two-designs',
    // The planner's legend of the wet zones, on request.
    'zone-legend',
  ])
})

test.each([
  ['index.html', ['home']],
  ['rita.html', ['rita']],
  ['vanliga-fragor.html', []],
  ['skrivbord.html', ['desk']],
  ['skrivbord-nyckel.html', ['desk', 'skrivbord-nyckel']],
  ['skrivbord-bild.html', ['desk', 'skrivbord-bild']],
])('%s has its own script and no other', (page, names) => {
  const sources = [...pageNamed(page).querySelectorAll('script[src]')].map((script) => nameOf(script.getAttribute('src') ?? ''))
  expect(sources).toEqual(names)
})

test('the home page’s script loads nothing of the planner, and a drawing’s summary only on request', () => {
  const home = scripts.find((file) => nameOf(file) === 'home') ?? ''
  expect(importsOf(home).map(nameOf).toSorted()).toEqual(['hydrate', 'live-quote-form', 'phone-bar', 'project-viewer', 'show-plan-summary', 'tips-carousel'])
})

/** Bytes, compressed with Brotli. */
const DESK_BUDGET = 3_400

test(`the desk’s script and its service worker weigh at most ${DESK_BUDGET} bytes, and load nothing else`, () => {
  const script = withImports('desk')
  expect(script).toHaveLength(1)
  const files = [...script.map((file) => join(ASTRO, file)), join(SITE_DIR, DESK_WORKER)]
  expect(files.reduce((sum, file) => sum + readFileSync(`${file}.br`).byteLength, 0)).toBeLessThanOrEqual(DESK_BUDGET)
})

/** KiB, compressed with gzip. */
const PHOTOS_BUDGET = 5.5

test(`the form’s photos load at most ${PHOTOS_BUDGET} KiB beyond what the form has loaded`, () => {
  const loaded = new Set(withImports('live-quote-form'))
  const added = withImports('photos').filter((file) => !loaded.has(file))
  expect(kibOf(added)).toBeLessThan(PHOTOS_BUDGET)
})

/** KiB, compressed with gzip. */
const MODEL_BUDGET = 260

test(`the 3D view loads at most ${MODEL_BUDGET} KiB beyond what the planner has loaded`, () => {
  const loaded = new Set(withImports('planner'))
  const added = withImports('model-view').filter((file) => !loaded.has(file))
  expect(kibOf(added)).toBeLessThan(MODEL_BUDGET)
  expect(kibOf(added), 'the library is in it').toBeGreaterThan(100)
})

/** What the scripts weigh with gzip, KiB. */
function kibOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(ASTRO, file))).byteLength, 0) / 1024
}

/** A script and all that it imports statically. */
function withImports(name: string, seen = new Set<string>()): string[] {
  const file = scripts.find((one) => one === name || nameOf(one) === name) ?? ''
  if (seen.has(file)) return []
  seen.add(file)
  const imported = [...readFileSync(join(ASTRO, file), 'utf8').matchAll(/\bfrom\s*[`"']\.\/([^`"']+)/g)].map(([, one = '']) => one)
  for (const one of imported) withImports(one, seen)
  return [...seen]
}

/** Static and dynamic imports, except those that are only named for preloading. */
function importsOf(script: string): string[] {
  return [...readFileSync(join(ASTRO, script), 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*[`"']\.\/([^`"']+)/g)].map(([, file = '']) => file)
}
