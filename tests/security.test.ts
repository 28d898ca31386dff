import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const rows = [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(/^\| (V\d[^|]*) \|.*\| `([^`]+)` “([^”]*(?:”(?! \|)[^”]*)*)” \| .+ \|$/gm)]

test('every row of docs/security.md names an existing test', () => {
  expect(rows.length).toBeGreaterThanOrEqual(25)
  const gone = rows.filter(([, , file = '', name = '']) => !readFileSync(join(ROOT, file), 'utf8').includes(name))
  expect(gone.map(([, point, file, name]) => `${point}: ${file} has no “${name}”`)).toEqual([])
})

test('every row of docs/security.md is read', () => {
  const all = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').match(/^\| V\d/gm) ?? []
  expect(rows).toHaveLength(all.length)
})
