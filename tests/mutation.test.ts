import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { explained } from '../tools/mutation/explained.ts'
import { folders } from '../tools/mutation/folders.ts'
import { readRecord, reportOf } from '../tools/mutation/report.ts'
import { linesOfSurvivor } from '../tools/mutation/retry.ts'

const ROOT = join(import.meta.dirname, '..')

test('docs/mutation.md says what was measured', () => {
  const document = readFileSync(join(ROOT, 'docs/mutation.md'), 'utf8')
  const { table, survivors } = reportOf(readRecord())
  expect(document).toContain(table)
  expect(document).toContain(survivors)
})

test('every survivor that is explained is still in the code', () => {
  const gone = explained.filter(
    ({ file, code }) => !existsSync(join(ROOT, file)) || !spaced(readFileSync(join(ROOT, file), 'utf8')).includes(code.replace(/…$/, '')),
  )
  expect(gone.map(({ file, code }) => `${file}: ${code}`)).toEqual([])
})

test('what lived is tried again where its code stands, and not where the code has been changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-code-'))
  const file = join(folder, 'code.ts')
  writeFileSync(file, 'const one = 1\nconst sum =\n  one +\n  2\n')
  const place = (line: number, code: string) => linesOfSurvivor({ file, line, code, becomes: '', covered: true })
  expect(place(1, '1')).toBe(`${file}:1-1`)
  expect(place(3, 'one + 2')).toBe(`${file}:3-4`)
  expect(() => place(2, 'one + 2')).toThrow('no longer')
  expect(() => place(3, 'one + 3')).toThrow('no longer')
  rmSync(folder, { recursive: true })
})

test.each(['domain', 'server'])('every file of src/%s is changed with some folder, or named there as one that is not', (part) => {
  const globs = folders.flatMap(({ mutate }) => mutate.map((glob) => glob.replace(/^!/, '')))
  const files = globSync(`src/${part}/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file))
  expect(code.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([])
  expect(code.length).toBeGreaterThan(50)
})

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ')
}
