import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { againstTheArrows, layers, openFolders } from '../tools/layers.ts'
import { readText } from './support/repository.ts'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))

const architecture = readText('docs/architecture.md')

/** The rooms of `src/server`, each with the rooms that it may know, as the document's table has them. */
const rooms: Record<string, readonly string[]> = Object.fromEntries(
  [...architecture.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|$/gm)].map(([, room = '', known = '']) => [room, known.match(/[\w-]+/g) ?? []]),
)

/** Static, dynamic, side-effect and type imports, and re-exports; not the word 'from' in quotes. */
const IMPORT = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

function specifiersOf(file: string): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier)
}

/** The project's own files that a file imports, as paths from the root. */
const imports = new Map(files.map((file) => [file, specifiersOf(file).flatMap((specifier) => pathOf(specifier, file))]))

function pathOf(specifier: string, from: string): string[] {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return [`src/${path.slice(1)}`]
  return path.startsWith('.') ? [normalize(join(dirname(from), path))] : []
}

function layerOf(file: string): string | undefined {
  return Object.keys(layers).find((layer) => file === layer || file.startsWith(`${layer}/`))
}

/** The folder of the server that a file lies in. */
function roomOf(file: string): string | undefined {
  return /^src\/server\/([\w-]+)\//.exec(file)?.[1]
}

test('every file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => layerOf(file) === undefined && !file.endsWith('.d.ts'))).toEqual([])
})

test('a layer names only layers below it', () => {
  const order = Object.keys(layers)
  for (const [layer, below] of Object.entries(layers)) {
    for (const other of below) expect(order.indexOf(other), `${layer} → ${other}`).toBeGreaterThan(order.indexOf(layer))
  }
})

test('a file imports only the layers that its own layer names', () => {
  const broken = [...imports].flatMap(([file, imported]) => {
    const layer = layerOf(file)
    return imported
      .filter((other) => {
        const below = layerOf(other)
        return below !== layer && !(below && layer && layers[layer]?.includes(below))
      })
      .map((other) => `${file} imports ${other}`)
  })
  expect(broken).toEqual([])
})

test('every folder of the server is a room, and a room names only rooms below it', () => {
  const order = Object.keys(rooms)
  const folders = new Set(files.flatMap((file) => roomOf(file) ?? []))
  expect([...folders].toSorted()).toEqual([...order, 'cli'].toSorted())
  for (const [room, known] of Object.entries(rooms)) {
    for (const other of known) expect(order.indexOf(other), `${room} → ${other}`).toBeGreaterThan(order.indexOf(room))
  }
})

test('every room but the core is made in app.ts', () => {
  const made = Object.keys(rooms).filter((room) => imports.get('src/server/app.ts')?.includes(`src/server/${room}/index.ts`))
  expect([...made, 'core']).toEqual(Object.keys(rooms))
})

test('docs/architecture.md says what each room does', () => {
  expect(Object.keys(rooms).filter((room) => !architecture.includes(`\n**${room}** – `))).toEqual([])
})

test('a room imports only the rooms that it names, and nothing that stands beside them', () => {
  const broken = [...imports].flatMap(([file, imported]) => {
    const known = rooms[roomOf(file) ?? '']
    if (!known) return []
    return imported
      .filter((other) => other.startsWith('src/server/') && roomOf(other) !== roomOf(file) && !known.includes(roomOf(other) ?? ''))
      .map((other) => `${file.slice('src/server/'.length)} → ${other.slice('src/server/'.length)}`)
  })
  expect(broken.toSorted()).toEqual(Object.keys(againstTheArrows).toSorted())
})

test('a room is entered by its door: the folders inside it are its own', () => {
  const past = [...imports].flatMap(([file, imported]) =>
    imported
      .filter((other) => rooms[roomOf(file) ?? ''] && roomOf(other) && roomOf(other) !== 'core' && roomOf(other) !== roomOf(file))
      .filter((other) => !openFolders.includes(/^src\/server\/[\w-]+\/([\w-]+)\//.exec(other)?.[1] ?? 'sql'))
      .map((other) => `${file} → ${other}`),
  )
  expect(past).toEqual([])
})

test('no files import each other in a circle, inside a folder either', () => {
  expect(files.flatMap(circleFrom)).toEqual([])
})

test('the domain imports neither packages nor Node', () => {
  const outside = files
    .filter((file) => file.startsWith('src/domain/'))
    .flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => !/^\.{1,2}\//.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    )
  expect(outside).toEqual([])
})

/** The shortest way from a file back to itself, told once: by the file that comes first in the alphabet. */
function circleFrom(start: string): string[] {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way.every((file) => file >= start) ? [[...way, start].join(' → ')] : []
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return []
}

test('what the pages were built with is known only where content is published and rendered, and where a page’s scripts begin', () => {
  const IMPORTED = /import \{[^}]*\b(?:defaultFacts|defaultContent|builtContent)\b/
  expect(files.filter((file) => IMPORTED.test(readFileSync(join(ROOT, file), 'utf8'))).toSorted()).toEqual([
    'src/content/publishing/built-content.ts',
    'src/content/publishing/changed-parts.ts',
    'src/content/publishing/site-content.ts',
    'src/server/publishing/export-site.ts',
    'src/server/publishing/index.ts',
    'src/site/middleware.ts',
    'src/site/published.ts',
  ])
})
