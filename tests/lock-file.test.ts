import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = { version?: string; integrity?: string; link?: boolean }

test('every package of the lock file has a hash, so that npm installs exactly what was tested', () => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path)).toEqual([])
})
