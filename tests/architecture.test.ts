import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '../tools/layers.ts'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))

/** Static, dynamic, side-effect and type imports, and re-exports. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

function roomOf(file: string): string | undefined {
  return Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`))
}

function importsOf(file: string): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('#')) return [`src/${name.slice(1)}`]
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
  })
}

test('every file stands in a room', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => roomOf(file) === undefined && !file.endsWith('.d.ts'))).toEqual([])
})

test('a room names only rooms that lie below it, so nothing goes in a circle', () => {
  const order = Object.keys(rooms)
  for (const [room, below] of Object.entries(rooms)) {
    for (const other of below) expect(order.indexOf(other), `${room} → ${other}`).toBeGreaterThan(order.indexOf(room))
  }
})

test('a room imports only the rooms that its line names', () => {
  const broken = files.flatMap((file) => {
    const room = roomOf(file)
    return importsOf(file)
      .filter((imported) => {
        const other = roomOf(imported)
        return other !== room && !(other && room && rooms[room]?.includes(other))
      })
      .map((imported) => `${file} imports ${imported}`)
  })
  expect(broken).toEqual([])
})

test('the cellar knows neither React nor Node', () => {
  const outside = files
    .filter((file) => file.startsWith('src/domain/'))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => `${file} imports ${name}`))
    .filter((line) => !/ imports \.{1,2}\//.test(line))
  expect(outside).toEqual([])
})
