import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))

test('every threat in docs/security.md names a test that exists', () => {
  expect(rows.length).toBeGreaterThanOrEqual(35)
  expect(rows.flatMap(missingIn)).toEqual([])
})

/** The tests of a row's last column: a file, then parts of the titles of its tests. */
function missingIn(row: string): string[] {
  const files = [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)]
  if (files.length === 0) return [`no test: ${row}`]
  return files.flatMap(([, file = '', titles = '']) => {
    const text = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
    return [...titles.matchAll(/“([^”]+)”/g)].filter(([, title = '']) => !text.includes(title)).map(([, title]) => `${file} has no “${title}”`)
  })
}
