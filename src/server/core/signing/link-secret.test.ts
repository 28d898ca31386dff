import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { linkSecret } from './link-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-secret-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('the key is made once, readable by its user alone, and nothing else is left in the folder', () => {
  const secret = linkSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(linkSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['link-secret'])
  expect(statSync(join(folder, 'link-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'link-secret'), 'utf8')).toBe(`${secret}\n`)
})

test('a file with less than a key is refused by its name, one with just a key is taken', () => {
  writeFileSync(join(folder, 'link-secret'), `${'x'.repeat(31)}\n`)
  expect(() => linkSecret(folder)).toThrow(
    /link-secret must hold at least 32 characters\. Remove it, and a new one is made; links in emails already sent then end\.$/,
  )
  writeFileSync(join(folder, 'link-secret'), ` ${'x'.repeat(32)} \n`)
  expect(linkSecret(folder)).toBe('x'.repeat(32))
})

test('a folder that cannot be written to is an error', () => {
  expect(() => linkSecret(join(folder, 'none'))).toThrow('ENOENT')
})

test('a disk on which no links can be made is named as the reason, and nothing is left in the folder', () => {
  const link = vi.spyOn(fs, 'linkSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    link.mockRestore()
    syncBuiltinESMExports()
  })
  expect(() => linkSecret(folder)).toThrow('EPERM: operation not permitted, link')
  expect(readdirSync(folder)).toEqual([])
})
