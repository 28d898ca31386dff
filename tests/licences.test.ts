import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceTable, shipped } from '../tools/licences.ts'

/** Licences without copyleft, and one whose copyleft ends at the package's own files, which are shipped unchanged. */
const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']

test('every shipped package has a free licence and is listed', () => {
  expect(shipped().filter(({ licence }) => !FREE.includes(licence))).toEqual([])
  expect(readFileSync(join(import.meta.dirname, '../docs/licences.md'), 'utf8')).toBe(licenceTable())
})

test('no shipped package has an install script', () => {
  expect(shipped().filter(({ runsAtInstall }) => runsAtInstall)).toEqual([])
})
