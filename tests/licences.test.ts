import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceTable, shipped } from '../tools/licences.ts'

/** Each lets the owner use, change and pass on the site without giving anything away. */
const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']

test('everything that ships may be used freely, and is listed', () => {
  expect(shipped().filter(({ licence }) => !FREE.includes(licence))).toEqual([])
  expect(readFileSync(join(import.meta.dirname, '../docs/licences.md'), 'utf8')).toBe(licenceTable())
})

test('nothing that ships runs anything when it is installed', () => {
  expect(shipped().filter(({ runsAtInstall }) => runsAtInstall)).toEqual([])
})
