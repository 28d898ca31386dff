import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inPress, shipped } from '../../tools/licences.ts'
import { SITE_DIR } from '../support/site-dir.ts'

test('every package of which parts lie in the press has its licence listed', () => {
  const packages: string[] = JSON.parse(readFileSync(join(SITE_DIR, '../press/packages.json'), 'utf8'))
  const installed = shipped().map(({ name }) => name)
  expect(packages.filter((name) => !installed.includes(name))).toEqual(inPress().map(({ name }) => name))
})
