import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inPress, licenceTable, shipped } from '../tools/licences.ts'

/** Licences without copyleft, and one whose copyleft ends at the package's own files, which are shipped unchanged. */
const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', '(MIT OR Apache-2.0)']

/** libvips, which sharp loads as a library of its own: it can be replaced by another build, as the LGPL asks, and is used unchanged. */
const LIBRARY = { names: /^@img\/sharp-(?:libvips-|win32-)/, licences: ['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later'] }

test('every shipped package has a free licence and is listed', () => {
  const others = [...shipped(), ...inPress()].filter(({ licence }) => !FREE.includes(licence))
  expect(others.filter(({ name, licence }) => !(LIBRARY.names.test(name) && LIBRARY.licences.includes(licence)))).toEqual([])
  expect(readFileSync(join(import.meta.dirname, '../docs/licences.md'), 'utf8')).toBe(licenceTable())
})

test('no shipped package has an install script', () => {
  expect(shipped().filter(({ runsAtInstall }) => runsAtInstall)).toEqual([])
})
