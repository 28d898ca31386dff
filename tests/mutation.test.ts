import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explained } from '../tools/mutation/explained.ts'
import { readRecord, reportOf } from '../tools/mutation/report.ts'

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

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ')
}
